"""Sheets that lie over any screen: a few buttons, an explanation, a pile of cards, the crash page.

It may import draw, cards and widgets.
"""
