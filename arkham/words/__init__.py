"""The game in sentences: questions, refusals, the log, the story of a case.

It may import play, rules and files; the sentences themselves stand in data/texts.yaml.
"""
