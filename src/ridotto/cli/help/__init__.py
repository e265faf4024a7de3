"""`--help`: what a command is for and what it takes, in the reader's language."""
