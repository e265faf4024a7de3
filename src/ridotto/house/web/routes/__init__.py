"""What the house answers under /api, one module a subject."""
