"""Run `python -m arkham`."""

from __future__ import annotations

import sys

from arkham.cli import main

if __name__ == "__main__":
    sys.exit(main())
