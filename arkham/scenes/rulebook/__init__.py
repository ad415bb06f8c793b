"""Pages to read: the rules and the credits.

It may import draw, cards and widgets.
"""
