"""Where the case was lost: the chance to win over the decisions, and the moments it turned at.

The room shows a finished review and never makes one: the flow hands in an inquiry. It may import
cards, draw, widgets and words.
"""
