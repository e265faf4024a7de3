"""Ridotto: a public gaming house."""

__version__ = "0.1.0"
