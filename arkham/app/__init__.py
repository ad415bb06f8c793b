"""The program around the game: start, window, loop, waiting, key repeat and sound device.

It may import everything but the commands; nothing below it imports it.
"""
