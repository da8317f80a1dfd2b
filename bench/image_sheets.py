"""A fixed set of images as puzzles of three sizes, beside a plain threshold: one sheet for each kind of image.

    python bench/image_sheets.py [photos drawings icons outlines logos letters sprites] [--to docs/images]

Writes `images-KIND.png`. A row is an image; then for each size a plain threshold of the whole image (Otsu's), the first variant's
picture before repair, and the puzzle itself with the number of cells that repair changed. Prints a line for each puzzle.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from skimage import data
from skimage.filters import threshold_otsu
from subjects import SUBJECTS
from subjects_sprites import SPRITES, sprite
from subjects_svg import FLAT, LOGOS, OUTLINES, flat, logo, outline

from nonokit import Grid, NonokitError, Variant, from_image
from nonokit.generating.image.svg import draw_svg

SIZES = (15, 25, 40)
TILE, GAP, LABEL = 80, 8, 13
PAPER, INK = (244, 244, 240), (50, 50, 56)
LETTERS = "Rg&7?@k"
# Photos of scikit-image that are CC0 or in the public domain, as its documentation says.
PHOTOS = (
    "astronaut",
    "camera",
    "cell",
    "chelsea",
    "clock",
    "coffee",
    "hubble_deep_field",
    "horse",
    "retina",
    "rocket",
    "text",
)

Source = Image.Image | bytes
Tile = tuple[str, Image.Image]


def photo(name: str) -> Image.Image:
    """A photo of scikit-image."""
    pixels = np.asarray(getattr(data, name)())
    return Image.fromarray(pixels * np.uint8(255) if pixels.dtype == bool else pixels)


def letter(char: str) -> Image.Image:
    """A letter in the font that comes with Pillow."""
    image = Image.new("RGB", (300, 300), "white")
    ImageDraw.Draw(image).text((150, 150), char, "black", ImageFont.load_default(240), anchor="mm")
    return image


KINDS: dict[str, dict[str, Callable[[], Source]]] = {
    "photos": {name: partial(photo, name) for name in PHOTOS},
    "drawings": dict(SUBJECTS),
    "icons": {name: partial(flat, name) for name in FLAT},
    "outlines": {name: partial(outline, name) for name in OUTLINES},
    "logos": {name: partial(logo, name) for name in LOGOS},
    "letters": {char: partial(letter, char) for char in LETTERS},
    "sprites": {name: partial(sprite, rows) for name, rows in SPRITES.items()},
}


def opened(source: Source) -> Image.Image:
    """An image as it looks on white."""
    image = Image.open(io.BytesIO(draw_svg(source))) if isinstance(source, bytes) else source
    full = image.convert("RGBA")
    sheet = Image.new("RGB", full.size, "white")
    sheet.paste(full, mask=full.getchannel("A"))
    return sheet


def plain(image: Image.Image, side: int) -> Image.Image:
    """Cells darker than Otsu's threshold, nothing cropped."""
    scale = side / max(image.size)
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    grey = np.asarray(image.convert("L").resize(size, Image.Resampling.BOX))
    return enlarged(Image.fromarray(np.where(grey > threshold_otsu(grey), 255, 0).astype(np.uint8)))


def drawn(grid: Grid) -> Image.Image:
    """A picture, every cell as large as any other."""
    small = Image.new("RGB", (grid.width, grid.height))
    small.putdata([grid.palette[value].rgb for value in grid.cells])
    return enlarged(small)


def enlarged(cells: Image.Image) -> Image.Image:
    """Cells of as many pixels as a tile has room for."""
    factor = max(1, TILE // max(cells.size))
    return cells.resize((cells.width * factor, cells.height * factor), Image.Resampling.NEAREST)


def tiles(name: str, source: Source) -> list[Tile]:
    """The row of one image."""
    image = opened(source)
    small = image.copy()
    small.thumbnail((TILE, TILE))
    row = [(name.replace("_", " ")[:14], small)]
    for side in SIZES:
        row += [("", plain(image, side)), *made(name, source, side)]
    return row


def made(name: str, source: Source, side: int) -> list[Tile]:
    """The first variant before and after repair; nothing where no puzzle came of the image."""
    begin = process_time()
    try:
        variants = from_image(source, size=side, timeout_s=120)
    except NonokitError as error:
        print(f"{name:18} {side:3} {error}", flush=True)
        return [("none", Image.new("RGB", (1, 1), PAPER))] * 2
    best = variants[0]
    report(name, side, variants.kind, best, process_time() - begin)
    count = len(best.damage)
    return [("", drawn(best.art)), (f"{count} changed" if count else "", drawn(best.grid))]


def report(name: str, side: int, kind: str, best: Variant, seconds: float) -> None:
    """A line for each puzzle."""
    assert best.proof.is_unique
    print(
        f"{name:18} {side:3} {kind:10} {best.name:24} {len(best.damage):4} {best.likeness:5.2f} {seconds:6.2f}",
        flush=True,
    )


def sheet(rows: list[list[Tile]]) -> Image.Image:
    """The rows below each other, headed by what the columns are."""
    step, high = TILE + GAP, TILE + LABEL + GAP
    page = Image.new("RGB", (GAP + len(rows[0]) * step, 2 * LABEL + GAP + len(rows) * high), PAPER)
    pen = ImageDraw.Draw(page)
    heads = ["image", *(f"{side}: {what}" for side in SIZES for what in ("threshold", "before", "after"))]
    for x, head in enumerate(heads):
        pen.text((GAP + x * step, GAP), head, INK)
    for y, row in enumerate(rows):
        for x, (label, image) in enumerate(row):
            left, top = GAP + x * step, GAP + 2 * LABEL + y * high
            page.paste(image, (left, top))
            pen.text((left, top + TILE), label, INK)
    return page


def main() -> None:
    """Writes the sheets."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--to", type=Path, default=Path(__file__).parents[1] / "docs/images")
    chosen = parser.parse_args()
    for kind in chosen.kinds or KINDS:
        rows = [tiles(name, make()) for name, make in KINDS[kind].items()]
        page = sheet(rows).quantize(160, dither=Image.Dither.NONE)
        page.save(chosen.to / f"images-{kind}.png", optimize=True)


if __name__ == "__main__":
    main()
