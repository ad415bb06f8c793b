"""The evidence board: where every type, puzzle, key and lock is, and how to find it on the table.

The counting is `play/evidence.py`. It may import draw, cards, widgets and the table, over which
its marks lie.
"""
