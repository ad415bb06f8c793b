"""Lay pictures out on a contact sheet with their titles."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import fontpkg
import yaml
from PIL import Image, ImageDraw, ImageFont

from art.catalogue import ROOT
from art.kit.palette import INK, PAPER

DATA = ROOT.parent / "data"
THUMBNAIL = (240, 176)
CAPTION = 26
MARGIN = 8
FONT = fontpkg.path("Fjalla One")


def titles() -> dict[str, str]:
    """Return the titles of all cards by their ids, from the case files that exist."""
    found: dict[str, str] = {}
    for path in [*sorted((DATA / "cases").glob("*.yaml")), DATA / "contacts.yaml"]:
        if not path.exists():
            continue
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
        for section, cards in content.items():
            for card in cards if isinstance(cards, list) and section != "options" else []:
                if isinstance(card, dict) and "id" in card:
                    found.setdefault(card["id"], str(card.get("title", card["id"])))
    return found


def contact_sheet(pictures: Sequence[tuple[str, Path]], columns: int = 6) -> Image.Image:
    """Arrange (name, path) pictures in rows, each with its card's title under it."""
    by_id = titles()
    font = ImageFont.truetype(str(FONT), 15)
    width, height = THUMBNAIL
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    size = (
        columns * (width + MARGIN) + MARGIN,
        rows * (height + CAPTION) + MARGIN,
    )
    sheet = Image.new("RGB", size, INK)
    pen = ImageDraw.Draw(sheet)
    for i, (name, path) in enumerate(pictures):
        x = MARGIN + i % columns * (width + MARGIN)
        y = MARGIN + i // columns * (height + CAPTION)
        with Image.open(path) as picture:
            small = picture.convert("RGB")
            small.thumbnail(THUMBNAIL, Image.Resampling.LANCZOS)
            sheet.paste(small, (x + (width - small.width) // 2, y + (height - small.height) // 2))
        middle = (x + width / 2, y + height + 2)
        pen.text(middle, by_id.get(name, name), PAPER, font, anchor="ma")
    return sheet
