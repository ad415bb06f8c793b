"""The table: scene.py owns it, input.py turns mouse and keys into commands, hud.py reads the game.

Its rooms: layout (where), motion (how it moves), paint (how it looks), picture (what is kept).
It may import draw, cards, widgets and dialogs; of the screens only replay and game_over use it.
"""
