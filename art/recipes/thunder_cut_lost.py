"""Those who were lost on the mountain and those who looked for them, of Called Forth by Thunder."""

from __future__ import annotations

from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
