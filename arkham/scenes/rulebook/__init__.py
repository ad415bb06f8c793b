"""Pages to read: the rules and the credits.

It may import draw and widgets.
"""
