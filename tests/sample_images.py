"""Images for tests, drawn here: a face, pixel art, outlines, a scene like a photo."""

from __future__ import annotations

import io
from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SPRITE = [
    "......kkkk......",
    "....kkyyyykk....",
    "...kyyyyyyyyk...",
    "..kyykyyyykyyk..",
    "..kyykyyyykyyk..",
    "..kyyyyrryyyyk..",
    "...kyyyrryyyk...",
    ".bb.kkyyyykk.bb.",
    "bssbbbssssbbbssb",
    ".bsssbssssbsssb.",
    "..bbbbssssbbbb..",
    "....bssssssb....",
    "....bbb..bbb....",
    "...rrr....rrr..b",
]
SPRITE_COLOURS = {
    ".": (255, 255, 255),
    "r": (216, 40, 0),
    "b": (136, 112, 0),
    "s": (252, 152, 56),
    "k": (20, 12, 8),
    "y": (255, 220, 0),
}


def face(side: int = 120) -> Image.Image:
    """A face with eyes: shapes, holes, several colours."""
    image = Image.new("RGB", (side, side), (240, 240, 235))
    draw = ImageDraw.Draw(image)
    draw.ellipse((10, 10, side - 10, side - 10), fill=(40, 60, 150))
    draw.ellipse((35, 35, 50, 55), fill=(250, 220, 60))
    draw.ellipse((70, 35, 85, 55), fill=(250, 220, 60))
    draw.chord((35, 60, 85, 95), 0, 180, fill=(200, 40, 40))
    return image


def sprite(scale: float = 1, mode: str = "RGB") -> Image.Image:
    """A 16×14 sprite of five colours, drawn larger by any factor."""
    rows = [[SPRITE_COLOURS[char] for char in row] for row in SPRITE]
    image = Image.fromarray(np.array(rows, np.uint8))
    if mode == "RGBA":
        image.putalpha(
            Image.fromarray(np.array([[255 * (c != ".") for c in row] for row in SPRITE], np.uint8))
        )
    size = round(image.width * scale), round(image.height * scale)
    return image.resize(size, Image.Resampling.NEAREST)


def outline(side: int = 600, stroke: int = 5) -> Image.Image:
    """A house with a door and a window in thin strokes: one part, four holes; and a sun that stands alone."""
    image = Image.new("RGB", (side, side), "white")
    draw = ImageDraw.Draw(image)
    unit = side / 24
    for shape in (
        [(3, 12), (13, 4), (23, 12), (23, 23), (3, 23), (3, 12), (23, 12)],
        [(7, 23), (7, 15.5), (11, 15.5), (11, 23)],
        [(15, 15.5), (20, 15.5), (20, 20), (15, 20), (15, 15.5)],
        [(15, 17.7), (20, 17.7)],
    ):
        draw.line([(x * unit, y * unit) for x, y in shape], fill="black", width=stroke, joint="curve")
    draw.line([(15 * unit, 15.5 * unit), (13 * unit, 12 * unit)], fill="black", width=stroke)
    draw.ellipse((unit, unit, 6 * unit, 6 * unit), outline="black", width=stroke)
    return image


def scene(width: int = 240, height: int = 180) -> Image.Image:
    """Like a photo: a dark jug on a table, a grainy wall behind it, soft light."""
    rng = np.random.default_rng(3)
    y, x = np.mgrid[:height, :width]
    wall = 150 + 40 * x / width - 20 * (y / height)
    tones = np.stack([wall, wall - 12, wall - 30], axis=2)
    tones[y > 0.75 * height] = (120, 92, 70)
    tones += rng.normal(0, 9, (height, width, 1))
    image = Image.fromarray(np.clip(tones, 0, 255).astype(np.uint8))
    draw = ImageDraw.Draw(image)
    draw.ellipse((90, 60, 165, 150), fill=(40, 52, 88))
    draw.rectangle((108, 40, 147, 80), fill=(46, 58, 96))
    draw.arc((150, 70, 190, 120), 250, 110, fill=(40, 52, 88), width=8)
    draw.ellipse((102, 80, 120, 120), fill=(96, 112, 150))
    return image.filter(ImageFilter.GaussianBlur(1.2))


def speckled(side: int = 12) -> Image.Image:
    """Blobs and flippable diagonals: an ambiguous picture, eight pixels a cell."""
    from nonokit.generating.texture import texture

    image = Image.new("L", (side, side), 255)
    cells = texture(side, side, colours=1, density=0.38, rng=Random(3))
    for number, value in enumerate(cells):
        if value:
            image.putpixel((number % side, number // side), (number * 31) % 90)
    for x, y in ((1, 1), (2, 2), (side - 3, 2), (side - 2, 3)):
        image.putpixel((x, y), 0)
    return image.resize((side * 8, side * 8), Image.Resampling.NEAREST).convert("RGB")


def as_bytes(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    """An image as a file."""
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()
