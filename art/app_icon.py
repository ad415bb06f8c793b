"""Draw the icon of the application and write it in the forms that desktops ask for."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

from art.catalogue import IMAGES
from art.kit import Page, Scene, backdrop, bust, engraving, moon, spot

SIZE = 1024
DRAWN = 340  # page units; few, so that the lines are bold enough for 32 pixels
SIZES = (16, 24, 32, 48, 64, 128, 256)
CORNER = 0.18


def draw_app_icon() -> Image.Image:
    """Draw a man in a hat before a red moon, on a rounded square."""
    page = Page("app-icon", SIZE / DRAWN, DRAWN, DRAWN)
    s = Scene(page, cam=(0, -0.12, 4.2), look=(0.0, -0.22, 0), fov=33)
    backdrop(s.block, 0.0)
    moon(s.block, 205, 125, 108, accent=1.0, halo=1.15, tone=0.3, craters=False)
    who = bust("fedora", "short", clothes="trench", yaw=34, pitch=9, body_yaw=22)
    s.add(who)
    s.light(spot((3.4, 1.2, 2.6), (0, -0.2, 0), 1.7, inner=26, outer=34))
    s.render()
    fine = engraving(s.block, "red", gap=11, vignette=0.0, flecks=0)
    icon = fine.resize((SIZE, SIZE), Image.Resampling.LANCZOS).convert("RGBA")
    square = Image.new("L", (SIZE, SIZE), 0)
    ImageDraw.Draw(square).rounded_rectangle((0, 0, SIZE - 1, SIZE - 1), SIZE * CORNER, fill=255)
    icon.putalpha(square)
    return icon


def write_app_icon(folder: Path = IMAGES / "app") -> None:
    """Write icon.png for Linux and the window, icon.ico for Windows, icon.icns for macOS."""
    icon = draw_app_icon()
    folder.mkdir(parents=True, exist_ok=True)
    icon.resize((256, 256), Image.Resampling.LANCZOS).save(folder / "icon.png", optimize=True)
    icon.save(folder / "icon.ico", sizes=[(size, size) for size in SIZES])
    icon.resize((512, 512), Image.Resampling.LANCZOS).save(folder / "icon.icns")
