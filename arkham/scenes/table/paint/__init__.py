"""How the table looks: one painter a region, which declares its parts (picture/part.py).

It may import the table's layout and what the table says (sight.py, hud.py, cues.py).
"""
