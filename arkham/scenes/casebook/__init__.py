"""The screen of the ended games: the ledger, the figures beside it, the filters above.

It may import draw, widgets and records.
"""
