"""The games that were ended: read from their replays, counted, filtered and exported.

It may import play, words and all below them; it knows no scene.
"""
