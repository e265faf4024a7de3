"""Where the tuned numbers of bots come from: one file a game, each with `tune`, repeatable from its seed.

Training seeds begin with "train"; ladders and tests are played on others.
"""
