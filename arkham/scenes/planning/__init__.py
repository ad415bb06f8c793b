"""Planning over the table: ghosts of open cards on the lines, and a plan kept as pencil marks.

What a plan needs and brings is `play/plan.py`. It may import draw, cards, widgets and the table,
whose own picture it draws with the ghosts in place.
"""
