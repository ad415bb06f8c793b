"""What a good player would do, laid over the table: hints in tiers, and a bot that plays on.

The room shows what `ai` has found out and never asks it: the flow hands in an `Inquiry`. It may
import the table's room, for where everything lies, besides draw, widgets and words.
"""
