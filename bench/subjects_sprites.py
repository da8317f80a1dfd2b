"""Sprites to make puzzles from: pixel art of a few colours, drawn here cell by cell."""

from __future__ import annotations

from PIL import Image

SCALE = 12  # pixels a cell
COLOURS = {
    ".": (255, 255, 255),
    "k": (28, 26, 34),
    "r": (204, 44, 52),
    "o": (236, 140, 40),
    "y": (250, 214, 70),
    "g": (60, 150, 66),
    "b": (54, 104, 196),
    "c": (132, 206, 232),
    "n": (126, 80, 44),
    "s": (168, 174, 186),
    "w": (236, 238, 244),
}

SPRITES = {
    "heart": [
        "..kk...kk..",
        ".krrk.krrk.",
        "krwrrkrrrrk",
        "krrrrrrrrrk",
        "krrrrrrrrrk",
        ".krrrrrrrk.",
        "..krrrrrk..",
        "...krrrk...",
        "....krk....",
        ".....k.....",
    ],
    "potion": [
        "....nnn....",
        "....nnn....",
        "...kkkkk...",
        "....kck....",
        "....kck....",
        "...kccck...",
        "..kcccwck..",
        ".krrrrrwrk.",
        ".krrrrrrrk.",
        ".krrwrrrrk.",
        "..krrrrrk..",
        "...kkkkk...",
    ],
    "sword": [
        "...........kk",
        "..........ksk",
        ".........kssk",
        "........kssk.",
        ".......kssk..",
        "......kssk...",
        ".kk..kssk....",
        ".kykkssk.....",
        "..kyksk......",
        "...kyk.......",
        "..knkyk......",
        ".knk.kyk.....",
        "knk...kk.....",
        "kk...........",
    ],
    "cherries": [
        "........gg..",
        "......ggggg.",
        ".....nnggg..",
        "....n..n....",
        "...n....n...",
        "..n......n..",
        ".rrr....rrr.",
        "rrwrr..rrwrr",
        "rwrrr..rwrrr",
        "rrrrr..rrrrr",
        ".rrr....rrr.",
    ],
    "duck": [
        "....yyyy.....",
        "...yyyyyy....",
        "...ykyyyy....",
        "oooyyyyyy....",
        ".ooyyyyyy....",
        "....yyyy....y",
        "....yyyyyyyyy",
        "...yyyyyyyyyy",
        "..yyyyooooyyy",
        "..yyyyyoooyy.",
        "..yyyyyyyyyy.",
        "...yyyyyyyy..",
        "bbbbbbbbbbbbb",
        "bccbbccbbccbb",
    ],
    "skull": [
        "..wwwwwww..",
        ".wwwwwwwww.",
        "wwwwwwwwwww",
        "wwkkwwwkkww",
        "wkkkkwkkkkw",
        "wkkkkwkkkkw",
        "wwkkwwwkkww",
        ".wwwwkwwww.",
        "..wwwwwww..",
        "..wkwkwkw..",
        "..wkwkwkw..",
    ],
    "saucer": [
        ".....ccccc.....",
        "....cwccccc....",
        "...cwccccccc...",
        "...ccccccccc...",
        ".sssssssssssss.",
        "ssyssyssyssysss",
        ".sssssssssssss.",
        "...kkkkkkkkk...",
        "....y..y..y....",
        "...y...y...y...",
        "..y....y....y..",
    ],
    "cactus": [
        "......r......",
        ".....ggg.....",
        ".....gkg.....",
        ".....ggg..gg.",
        ".gg..kgg..gg.",
        ".gg..ggg..kg.",
        ".gk..ggkggg..",
        ".ggggggggg...",
        "..gggkgg.....",
        ".....ggg.....",
        ".....gkg.....",
        "..nnnnnnnnn..",
        "...nnnnnnn...",
        "...nnnnnnn...",
    ],
}  # fmt: skip


def sprite(rows: list[str]) -> Image.Image:
    """A sprite, every cell a square of many pixels, with a margin."""
    width, height = len(rows[0]), len(rows)
    image = Image.new("RGB", (width + 2, height + 2), COLOURS["."] if "w" not in rows[0] else (70, 84, 110))
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char != ".":
                image.putpixel((x + 1, y + 1), COLOURS[char])
    return image.resize((image.width * SCALE, image.height * SCALE), Image.Resampling.NEAREST)
