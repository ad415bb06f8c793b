"""The drawing kit: the block and its print, the woodcut, and what is cut flat with it."""
