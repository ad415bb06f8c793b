"""Pages to read: the rules and the credits.

It may import draw, cards, widgets, and the table for its gauges.
"""
