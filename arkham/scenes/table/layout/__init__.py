"""Where everything on the table lies: one place for drawing and for the mouse.

It may import draw and cards, and from the table only what lies on it (view.py).
"""
