"""What a newcomer is taught: the first evening and its progress, and the tips of first use.

Pure: it says which words are due when, never where or how they are shown. May import `files`,
`rules`, `casefile` and `play`.
"""
