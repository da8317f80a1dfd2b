"""Covers, most of them made of the book's own pictures. What reaches the edge of the paper goes on into the bleed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle

from nonokit.errors import ArgumentError
from nonokit.model import Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look
from nonokit.rendering.printing.page import CELL, Box, Page
from nonokit.rendering.printing.paragraphs import lines_of
from nonokit.rendering.scene import Item, Rect
from nonokit.rendering.theme import PRINT

DEEP, PALE = "#17324d", "#eef3f7"
TINTS = ("#e3edf5", "#f6ead2", "#dfeee3", "#f5dfdc", "#e8e3f1")
TILE = 92.0  # points that a tile of a quilt should have

_PENCIL_PICTURE = """
...........###.
..........#...#
.........#.#..#
........#.#.#.#
.......#.#.#.#.
......#.#.#.#..
.....#.#.#.#...
....#.#.#.#....
...#.#.#.#.....
..#.#.#.#......
..##.#.#.......
.##.#.#........
.####..........
####...........
##.............
""".strip()

Texts = Sequence[str]  # title, subtitle, number of puzzles, author; some may be empty


def cover_page(page: Page, design: str, texts: Texts, pictures: Sequence[Grid]) -> None:
    """The first page; designs that show pictures have the pencil in their place where there are none."""
    page.sheet.begin_page()
    if design not in COVERS:
        raise ArgumentError(f"no cover {design!r}: expected one of {', '.join(COVERS)}")
    if pictures or design in ("pencil", "title"):
        COVERS[design](page, texts, pictures)
    else:
        _pencil(page, texts, pictures)
    page.sheet.bookmark(texts[0], "cover")


def _title(page: Page, texts: Texts, _pictures: Sequence[Grid]) -> None:
    """Words alone."""
    _write(page, texts, page.height * 0.36)


def _pencil(page: Page, texts: Texts, _pictures: Sequence[Grid]) -> None:
    """A pencil, as a solved puzzle."""
    picture = Puzzle.from_grid(_PENCIL_PICTURE)
    scene = draw(picture, picture.goal, Look(PRINT, CELL, show_clues=False))
    page.sheet.place(scene, page.width / 2 - 120, page.height * 0.2, 240 / scene.width)
    _write(page, texts, page.height * 0.2 + 240 + 70)


def _quilt(page: Page, texts: Texts, pictures: Sequence[Grid]) -> None:
    """As many pictures as there is room for, in a quilt over two thirds of the page."""
    bleed = page.sheet.bleed
    across = max(2, round(page.width / TILE))
    while across > 2 and across * across > len(pictures):
        across -= 1
    side = (page.width + 2 * bleed) / across
    down = max(1, round(page.height * 0.62 / side))
    tints = cycle(TINTS)
    for place, picture in enumerate(_spread(pictures, across * down)):
        y, x = divmod(place, across)
        box = (x * side - bleed, y * side - bleed, side, side)
        page.sheet.paint(Rect(*box, next(tints) if across % len(TINTS) else TINTS[(x + 2 * y) % len(TINTS)]))
        page.sheet.paint(*_cells(picture, _inner(box, 0.16)))
    _write(page, texts, down * side - bleed + (page.height - down * side + bleed) * 0.36)


def _portrait(page: Page, texts: Texts, pictures: Sequence[Grid]) -> None:
    """One picture, the one with the most cells, on deep colour."""
    picture = max(pictures, key=lambda grid: (len(set(grid.cells)) > 2, len(grid.cells)))
    bleed = page.sheet.bleed
    page.sheet.paint(Rect(-bleed, -bleed, page.width + 2 * bleed, page.height + 2 * bleed, DEEP))
    margin = page.margin
    side = page.width - 2 * margin
    box = (margin, margin * 1.4, side, min(side, page.height * 0.6))
    page.sheet.paint(Rect(*box, PRINT.paper, radius=6), *_cells(picture, _inner(box, 0.06)))
    bottom = box[1] + box[3]
    _write(page, texts, bottom + (page.height - bottom) * 0.34, is_light=True)


def _band(page: Page, texts: Texts, pictures: Sequence[Grid]) -> None:
    """A row of pictures across the page, words above and below."""
    bleed = page.sheet.bleed
    count = min(len(pictures), 4 if page.width > page.height * 0.6 else 3)
    height = (page.width + 2 * bleed) / max(count, 3)
    top = page.height * 0.5
    page.sheet.paint(Rect(-bleed, top, page.width + 2 * bleed, height, DEEP))
    step = (page.width - page.margin) / count
    for place, picture in enumerate(_spread(pictures, count)):
        box = _inner((page.margin / 2 + place * step, top, step, height), 0.1)
        page.sheet.paint(Rect(*box, PRINT.paper, radius=4), *_cells(picture, _inner(box, 0.08)))
    _write(page, texts[:1], page.height * 0.24, size=40)
    _write(page, ("", *texts[1:]), top + height + 36)


COVERS = {"quilt": _quilt, "portrait": _portrait, "band": _band, "pencil": _pencil, "title": _title}


def _spread(pictures: Sequence[Grid], count: int) -> Iterator[Grid]:
    """So many pictures from the whole book; the same again where there are fewer."""
    if len(pictures) >= count:
        yield from (pictures[place * len(pictures) // count] for place in range(count))
    else:
        yield from (pictures[place % len(pictures)] for place in range(count))


def _inner(box: Box, share: float) -> Box:
    """What is left of a place inside a margin, which is a share of its smaller side."""
    x, y, width, height = box
    margin = share * min(width, height)
    return x + margin, y + margin, width - 2 * margin, height - 2 * margin


def _cells(picture: Grid, box: Box) -> Iterator[Item]:
    """The filled cells of a picture, as large as the place allows and in its middle; neighbours are one shape."""
    x, y, width, height = box
    cell = min(width / picture.width, height / picture.height)
    x += (width - cell * picture.width) / 2
    y += (height - cell * picture.height) / 2
    for row, values in enumerate(picture.rows()):
        start = 0
        for place, value in enumerate(values):
            if place + 1 < picture.width and values[place + 1] == value:
                continue
            if value:
                colour = picture.palette[value].hex
                # a little taller than a row: viewers would show light between rows that only touch
                yield Rect(x + start * cell, y + row * cell, (place + 1 - start) * cell, cell * 1.02, colour)
            start = place + 1


def _write(page: Page, texts: Texts, y: float, *, size: float = 34.0, is_light: bool = False) -> None:
    """The title, smaller where a word of it would not fit, and what stands below it."""
    sheet, room = page.sheet, page.width - 2 * page.margin
    bold, soft = (PALE, PALE) if is_light else (PRINT.ink, PRINT.ink_soft)
    widest = max((sheet.text_width(word, size, is_bold=True) for word in texts[0].split()), default=0)
    size = max(14.0, min(size, size * room / max(widest, 1)))
    for line in lines_of(sheet, texts[0], size, room, is_bold=True):
        sheet.write(page.width / 2, y, line, size, anchor="middle", is_bold=True, fill=bold)
        y += size * 1.2
    for text in filter(None, texts[1:]):
        for line in lines_of(sheet, text, 14, room):
            sheet.write(page.width / 2, y, line, 14, anchor="middle", fill=soft)
            y += 22
