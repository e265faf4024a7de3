"""The ridotto command and the terminal table."""
