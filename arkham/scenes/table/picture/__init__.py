"""What is kept of the table's picture between two frames, and what is printed ahead.

It may import the table's layout and paint.
"""
