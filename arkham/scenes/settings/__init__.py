"""The screen of the settings: four pages of rows, and the controls only they have.

It may import draw, cards and widgets.
"""
