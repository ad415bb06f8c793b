"""The first screen.

It may import draw, cards and widgets.
"""
