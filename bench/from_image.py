"""Puzzles from twelve pictures of our own, side by side: what every variant looks like, changed and took.

    python bench/from_image.py [--to docs/images] [--size 25]

Writes `from-image.png` (the picture, then its variants in black and white; changed cells are marked) and
`from-image-colour.png`, and prints a table.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from PIL import Image, ImageDraw
from subjects import SUBJECTS

from nonokit.generating import Variant, from_image

TILE = 150
MARK = (230, 60, 60)


def tile(variant: Variant) -> Image.Image:
    """A variant as a small picture; changed cells carry a dot."""
    grid = variant.grid
    cell = max(2, TILE // max(grid.width, grid.height))
    image = Image.new("RGB", (grid.width * cell, grid.height * cell), "white")
    draw = ImageDraw.Draw(image)
    for y in range(grid.height):
        for x in range(grid.width):
            box = (x * cell, y * cell, x * cell + cell - 1, y * cell + cell - 1)
            draw.rectangle(box, fill=grid.palette[grid[y, x]].rgb)
            if (y, x) in variant.damage:
                draw.ellipse((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), fill=MARK)
    return image


def sheet(rows: list[tuple[str, list[Image.Image]]]) -> Image.Image:
    """Rows of pictures."""
    across = max(len(images) for _, images in rows)
    gap = 12
    page = Image.new("RGB", (across * (TILE + gap) + gap, len(rows) * (TILE + gap) + gap), "white")
    for y, (_, images) in enumerate(rows):
        for x, image in enumerate(images):
            page.paste(image, (gap + x * (TILE + gap), gap + y * (TILE + gap)))
    return page


def main() -> None:
    """Makes both sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=Path("docs/images"))
    parser.add_argument("--size", type=int, default=25)
    parser.add_argument("--only", nargs="*", default=list(SUBJECTS))
    chosen = parser.parse_args()
    for colours, name in ((1, "from-image.png"), (4, "from-image-colour.png")):
        rows = []
        print(f"\n{'picture':10} {'variant':14} {'changed':>7} {'like':>5} {'line':>5} {'class':24} {'s':>6}")
        for subject in chosen.only:
            picture = SUBJECTS[subject]()
            begin = perf_counter()
            variants = from_image(picture, size=chosen.size, colours=colours, timeout_s=120)
            seconds = perf_counter() - begin
            for variant in variants:
                assert variant.proof.is_unique
                print(
                    f"{subject:10} {variant.name:14} {len(variant.damage):7} {variant.likeness:5.2f} "
                    f"{'yes' if variant.is_line_solvable else 'no':>5} {variant.rating.class_.value:24} {seconds:6.1f}"
                )
            rows.append((subject, [picture.resize((TILE, TILE)), *map(tile, variants)]))
        sheet(rows).quantize(128, dither=Image.Dither.NONE).save(chosen.to / name, optimize=True)


if __name__ == "__main__":
    main()
