"""How the table looks: one painter a region.

It may import the table's layout and what the table says (hud.py, cues.py).
"""
