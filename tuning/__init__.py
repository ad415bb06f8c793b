"""Tools that make the numbers the bots and the decks are tuned by; not part of the game."""
