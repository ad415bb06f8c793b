"""Arkham Noir, a desktop edition of the solo card game series."""

__version__ = "0.1.0"
