"""How the table moves: the director plays events, scripts perform them on the stage.

It may import the table's layout and paint.
"""
