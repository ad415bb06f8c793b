"""Draw the icon of the application and write it in the forms that desktops ask for."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

from art.catalogue import IMAGES
from art.kit.block import Page
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, circle

SIZE = 1024
DRAWN = 340  # page units; few, so that the shapes are bold enough for 32 pixels
SIZES = (16, 24, 32, 48, 64, 128, 256)
CORNER = 0.18


def draw_app_icon() -> Image.Image:
    """Draw a man in a hat before a red moon, on a rounded square."""
    page = Page("app-icon", SIZE / DRAWN, DRAWN, DRAWN)
    c = Woodcut(page)
    c.lay(circle(206, 150, 122), tone=1.15, accent=1.0, solid=True)
    man = Profile(c, 148, 184, 92, expression="stern", build=Build(jaw=0.6, nose=0.5))
    c.lay(man.shape(*man.outline()), tone=0, halo=6)
    man.collar(drop=3.2)
    man.draw()
    man.hair("short")
    man.hat("fedora", band_accent=True)
    icon = c.pull().resize((SIZE, SIZE), Image.Resampling.LANCZOS).convert("RGBA")
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
