"""What teaches at the table: the note of a lesson with its spotlight, and the tips of first use.

Both are overlays of a table (`scenes/table/overlay.py`), both are a sheet of paper that finds a
free place on it. May import `lessons`, `scenes.cards` for the flag of a minimum, `scenes.table` and
what all screens are made of.
"""
