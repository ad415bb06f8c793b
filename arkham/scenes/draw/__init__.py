"""How things are drawn: letters, shapes, icons, papers, colours; no screen in particular.

It may import words and files; every other room of the scenes may import it.
"""
