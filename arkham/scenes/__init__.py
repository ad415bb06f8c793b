"""Everything that is seen and touched, one room a screen; stack.py says what a scene is.

Screens may import draw, cards, widgets and dialogs; none of them imports flow or app.
"""
