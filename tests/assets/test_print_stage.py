"""The print parts near from far, leaves what shines alone, and cuts a plate for play.

Needs the drawing libraries of the extra `art`.
"""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("cv2")
pytest.importorskip("skia")

from art.kit.block import Block, Page  # noqa: E402
from art.kit.print_stage import FULL, PLAY, Plate, pull  # noqa: E402

RED = "red"


def ground(tone: float = 0.45) -> Block:
    """Return a page of one tone, far away."""
    block = Block(Page("test", 1.0, 240, 176, RED))
    block.tone[:] = tone
    return block


def disc(block: Block, radius: float = 40):
    """Return the mask of a disc in the middle of the page."""
    return np.hypot(block.X - 120, block.Y - 88) < radius


def lay(block: Block, tone: float, depth: float = 0.0) -> None:
    """Lay a disc of one tone before the ground, or (depth 1) into it."""
    inside = disc(block)
    block.tone[inside], block.depth[inside] = tone, depth
    block.solid_id[inside] = 1


def printed(block: Block, plate: Plate = FULL):
    """Return the print as numbers from 0 to 1."""
    return np.asarray(pull(block, RED, plate, vignette=0)).astype(float) / 255


def lightness(block: Block, where, plate: Plate = FULL) -> float:
    return float(printed(block, plate).mean(-1)[where].mean())


def ring(block: Block):
    """Return the ground beside the disc."""
    return disc(block, 46) & ~disc(block, 41)


def accent_part(image) -> float:
    return float(((image[..., 0] - image[..., 2]) > 0.3).mean())


def test_the_ground_darkens_beside_what_is_lit_and_brightens_beside_what_is_dark() -> None:
    def beside(tone: float, depth: float) -> float:
        block = ground()
        lay(block, tone, depth)
        return lightness(block, ring(block))

    assert beside(1.0, depth=0) < beside(1.0, depth=1) * 0.6
    assert beside(0.0, depth=0) > beside(0.0, depth=1) * 1.15


def test_a_glow_is_not_eaten_by_what_stands_before_it() -> None:
    block = ground()
    block.shine(np.ones_like(block.tone))
    plain = lightness(block, ring(block))
    lay(block, 1.0)
    assert lightness(block, ring(block)) > plain * 0.9


def test_a_form_goes_to_ink_where_it_turns_away() -> None:
    block = ground(0.0)
    lay(block, 0.7)
    edge = disc(block) & ~disc(block, 34)
    before = lightness(block, edge)
    block.facing[edge] = 0.0
    assert lightness(block, edge) < before * 0.5


@pytest.mark.parametrize(("tone", "least", "most"), [(0.05, 0.0, 0.1), (0.9, 0.85, 1.0)])
def test_dark_greys_are_ink_and_light_ones_paper(tone: float, least: float, most: float) -> None:
    block = ground(tone)
    block.tone[:60] = 0.9  # so that it is no dark picture
    part = lightness(block, block.Y > 100)
    assert least <= part <= most


def test_a_picture_of_hardly_any_light_is_given_more() -> None:
    assert lightness(ground(0.16), np.s_[:]) > 0.2


def test_the_accent_is_a_solid_shape() -> None:
    block = ground(0.0)
    inside = disc(block)
    block.tone[inside], block.accent[inside] = 0.5, 1.0
    image = printed(block)
    assert accent_part(image) > 0.9 * inside.mean()


def lines(image) -> int:
    """Count the changes from ink to paper and back down the middle of a print."""
    column = image[:, image.shape[1] // 2].mean(-1) > 0.5
    return int(np.abs(np.diff(column.astype(int))).sum())


def lines_of(tone: float, plate: Plate = FULL, depth: float = 1.0) -> int:
    """Count lines over fields of many slopes: one field changes its spacing in steps."""
    total = 0
    for slope in (1.0, 1.2, 1.45, 1.7):
        block = ground(tone)
        block.depth[:] = depth
        block.phase = block.phase * slope
        total += lines(printed(block, plate))
    return total


def test_far_lines_are_wider_apart_than_near_ones() -> None:
    assert lines_of(0.4, depth=0.0) > lines_of(0.4, depth=1.0) * 1.3


def test_the_play_plate_is_half_as_large_and_its_lines_are_twice_as_far_apart() -> None:
    block = ground()
    assert printed(block, PLAY).shape[0] * 2 == printed(block).shape[0]
    assert 1.5 < lines_of(0.35, depth=0.3) / lines_of(0.35, PLAY, depth=0.3) < 2.6


def test_rims_of_light_go_on_from_what_is_lit_and_are_long() -> None:
    block = ground(0.0)
    block.tone[20:60, 20:60] = 1.0
    for row, start, end in ((30, 60, 120), (88, 60, 120), (52, 60, 70)):
        block.silhouette[row, start:end] = 1.0
    image = printed(block).mean(-1)
    assert image[26:35, 80:110].max() > 0.5  # from the lit square
    assert image[84:93].max() < 0.3  # from nothing
    assert image[50:55, 66:].max() < 0.3  # too short


@pytest.mark.sweep
def test_a_recipe_is_drawn_and_printed_for_both_sizes() -> None:
    """The tests of pictures compare digests only: here one goes all the way."""
    from art import catalogue, render

    entry = next(e for e in catalogue.all_entries() if e.key == "witch-cult/brass-latchkey")
    large, small = render.draw(entry, preview=True)
    assert large.width > small.width > 100
    assert len(large.convert("RGB").resize((60, 44)).getcolors(60 * 44)) > 50
