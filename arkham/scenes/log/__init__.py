"""The screen that lists what has happened, to search and to rewind.

It may import draw, cards and widgets.
"""
