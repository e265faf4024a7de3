"""The contract suite, as a pytest plugin that a game from elsewhere can use too."""
