"""The screen that opens a case: its file, its terms, its deal.

It may import draw, cards and widgets.
"""
