"""The end of a game: the last page, the story of the closed cases, the figures.

It may import the table's room for what it shows of the game, besides draw, cards and widgets.
"""
