"""The screen that looks back on a game: its table at every moment, and its branches.

It may import the table's room besides draw, widgets and dialogs.
"""
