"""Files, without any game in them: where they lie, safe writing, careful reading, the log.

It may import nothing of the game but the version of the rules, for the log's first line.
"""
