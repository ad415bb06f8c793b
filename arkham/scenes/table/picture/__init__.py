"""The picture of the table: how a frame is drawn, what is kept of it, what is printed ahead.

It may import the table's layout, motion and paint.
"""
