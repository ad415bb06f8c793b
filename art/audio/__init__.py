"""The sound of the game, all of it computed: effects, music in layers, ambience, their meters.

`synth` makes waves, `instruments` play them, `scores/*.yaml` are the pieces and `score` reads them,
`mix` turns a score into phrases, `effects` and `beds` are what is no music; `library` knows the
files. `meters`, `report` and `sheet` measure and draw what was rendered, for whoever cannot listen.
Nothing here is part of the installed game, which only loads what lies in `art/sounds`.
"""
