"""Render recipes in worker processes and keep the manifests."""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from art.catalogue import IMAGES, MANIFEST, Entry, images, plates, read_manifest

if TYPE_CHECKING:
    from PIL.Image import Image

# WebP at 80 keeps 190 pictures under 12 MB and the fine lines clean (32.8 dB). A JPEG of that size
# loads in 1 ms instead of 5, but is visibly worse (30.0 dB); the game loads a picture when a card
# is first shown, where 5 ms fit into a frame.
QUALITY = 80
JPEG_QUALITY = 92  # for the few pictures of which the decoding has to be fast
PREVIEW_SCALE = 0.6
PREVIEWS = Path("out/art")


class Rendered(NamedTuple):
    """Say how the rendering of one picture went; `error` is empty if it went well."""

    entry: Entry
    path: Path
    seconds: float
    error: str


def draw(entry: Entry, *, preview: bool = False) -> list[Image]:
    """Run a recipe and print its plates, the large one first."""
    from PIL.Image import Image

    from art.kit.block import Page
    from art.registry import RECIPES

    importlib.import_module(entry.module)
    recipe = RECIPES[entry.key]
    scale = min(recipe.scale, PREVIEW_SCALE) if preview else recipe.scale
    result = recipe.draw(Page(entry.name, scale, *recipe.size, recipe.accent))
    if isinstance(result, Image):
        return [result]
    sizes = (False, True) if entry.has_play_plate else (False,)
    return [result.pull(play=play) for play in sizes]


def save(image: Image, path: Path) -> None:
    """Write a plate in the format that its name asks for."""
    path.parent.mkdir(parents=True, exist_ok=True)
    match path.suffix:
        case ".jpg":
            image.convert("RGB").save(path, quality=JPEG_QUALITY, optimize=True)
        case ".webp":
            image.save(path, quality=QUALITY, method=6)
        case _:
            image.save(path)


def _write_manifest(folder: str, manifest: dict[str, str]) -> None:
    text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    (IMAGES / folder / MANIFEST).write_text(text, encoding="utf-8")


def _render(entry: Entry, preview: bool) -> Rendered:
    started = time.monotonic()
    paths = [PREVIEWS / f"{entry.folder}-{entry.name}{end}.png" for end in ("", "-play")]
    if not preview:
        paths = plates(entry)
    error = ""
    try:
        images = draw(entry, preview=preview)
        for image, path in zip(images, paths, strict=False):
            save(image, path)
    except Exception as problem:  # a broken recipe must not stop the others
        import traceback

        error = "".join(traceback.format_exception(problem, limit=-3))
    return Rendered(entry, paths[0], time.monotonic() - started, error)


def render_all(
    entries: Sequence[Entry], *, preview: bool = False, workers: int | None = None
) -> Iterator[Rendered]:
    """Render recipes on all cores and yield each when it is done.

    A process a core with one thread each is faster than one process with all threads: cutting the
    lines and printing run on one thread whatever one does.
    """
    workers = min(workers or os.cpu_count() or 1, len(entries))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_calm_down) as pool:
        jobs = [pool.submit(_render, entry, preview) for entry in entries]
        for job in as_completed(jobs):
            rendered: Rendered = job.result()
            if not preview and not rendered.error:
                entry = rendered.entry
                manifest = read_manifest(entry.folder) | {entry.name: entry.digest}
                _write_manifest(entry.folder, manifest)
            yield rendered


def _calm_down() -> None:
    """Keep the libraries of a worker to one thread and let other work go first."""
    import cv2

    cv2.setNumThreads(1)
    os.nice(10)


def prune(entries: Sequence[Entry]) -> list[Path]:
    """Delete the pictures and manifest lines whose recipe is gone; return the files."""
    gone: list[Path] = []
    for folder in sorted({entry.folder for entry in entries}):
        of_folder = [entry for entry in entries if entry.folder == folder]
        names = {entry.name for entry in of_folder}
        wanted = {path for entry in of_folder for path in plates(entry)}
        for path in images():
            if path.is_relative_to(IMAGES / folder) and path not in wanted:
                path.unlink()
                gone.append(path)
        manifest = read_manifest(folder)
        kept = {name: digest for name, digest in manifest.items() if name in names}
        if kept != manifest:
            _write_manifest(folder, kept)
    return gone
