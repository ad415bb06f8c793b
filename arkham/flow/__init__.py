"""What follows what: which scene opens after which, and what is kept on the way.

A flow builds scenes and gives them callbacks; it may import scenes and all below them, never app.
"""
