"""One game being played: session, history with branches, saves and where they are kept.

It may import rules, casefile and files; it knows no scene and no sentence for the player.
"""
