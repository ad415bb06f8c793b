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
ASPECT = 440 / 600
INSPECTED, PLAYED = 300, 110  # how wide a picture is to be judged
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


def contact_sheet(
    pictures: Sequence[tuple[str, Path]], *, width: int = INSPECTED, numbered: bool = False
) -> Image.Image:
    """Arrange (name, path) pictures in rows, each with its card's title or a number under it.

    Numbers are for guessing what is shown. Pictures as small as they are played have no titles.
    """
    by_id = {} if numbered else titles()
    font = ImageFont.truetype(str(FONT), 15)
    caption = CAPTION if numbered or width == INSPECTED else MARGIN
    height = round(width * ASPECT)
    columns = min(1800 // width, len(pictures))
    rows = -(-len(pictures) // columns)
    size = (
        columns * (width + MARGIN) + MARGIN,
        rows * (height + caption) + MARGIN,
    )
    sheet = Image.new("RGB", size, INK)
    pen = ImageDraw.Draw(sheet)
    for i, (name, path) in enumerate(pictures):
        x = MARGIN + i % columns * (width + MARGIN)
        y = MARGIN + i // columns * (height + caption)
        with Image.open(path) as picture:
            small = picture.convert("RGB")
            small.thumbnail((width, height), Image.Resampling.LANCZOS)
            sheet.paste(small, (x + (width - small.width) // 2, y + (height - small.height) // 2))
        if caption == CAPTION:
            words = str(i + 1) if numbered else by_id.get(name, name)
            pen.text((x + width / 2, y + height + 2), words, PAPER, font, anchor="ma")
    return sheet
