"""What the mountain bites, stones and burns, of Called Forth by Thunder, near and cropped."""

from __future__ import annotations

from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
