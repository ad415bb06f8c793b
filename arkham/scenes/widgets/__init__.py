"""Controls: buttons, lists, rows of choices, text fields, and the focus that walks over them.

It may import draw and settings.
"""
