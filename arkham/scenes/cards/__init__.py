"""Card faces and backs at any size, and the pictures on them.

It may import draw and the rules' card definitions.
"""
