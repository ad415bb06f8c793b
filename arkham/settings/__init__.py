"""What the player has set: the settings file, the keys, where the window was.

It may import files only; what follows a change of a setting is the matter of flow.
"""
