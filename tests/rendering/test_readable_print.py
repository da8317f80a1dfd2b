"""What is printed can be read: the smallest type, measured in the PDF itself, on every paper; turned pages and parts."""

from __future__ import annotations

import re
import zlib
from base64 import a85decode
from random import Random

import pytest

from nonokit.errors import ArgumentError
from nonokit.generating.texture import texture
from nonokit.model import Grid, Puzzle
from nonokit.rendering import book

pytest.importorskip("reportlab")
from nonokit.rendering.look import Look
from nonokit.rendering.plan import Plan
from nonokit.rendering.printing.binding import Book, bind
from nonokit.rendering.printing.fitting import Fit, fitted

NUMBER = rb"-?\d*\.?\d+"


def contents(pdf: bytes) -> list[bytes]:
    """The drawing of every page."""
    streams = re.findall(rb"/Filter \[ /ASCII85Decode /FlateDecode \].*?stream\r?\n(.*?)endstream", pdf, re.S)
    plain = [zlib.decompress(a85decode(b"<~" + stream.strip(), adobe=True)) for stream in streams]
    return [stream for stream in plain if b" cm" in stream and (b"BT" in stream or b" re" in stream)]


def type_sizes(page: bytes) -> set[float]:
    """The sizes of all text on a page in points, with all scaling counted."""
    sizes, scales = set(), [1.0]
    pattern = rb"(?P<save>\bq\b)|(?P<restore>\bQ\b)|(?P<cm>(?:%s ){6}cm)|(?P<font>/F\S+ (%s) Tf)" % (
        NUMBER,
        NUMBER,
    )
    for match in re.finditer(pattern, page):
        if match["save"]:
            scales.append(scales[-1])
        elif match["restore"]:
            scales.pop()
        elif match["cm"]:
            a, b, c, d = (float(number) for number in match["cm"].split()[:4])
            scales[-1] *= abs(a * d - b * c) ** 0.5
        else:
            sizes.add(round(float(match["font"].split()[1]) * scales[-1], 2))
    return sizes


def picture(width: int, height: int) -> Puzzle:
    rng = Random(width * 1000 + height)
    return Puzzle.from_grid(Grid(width, height, texture(width, height, colours=1, density=0.5, rng=rng)))


SIZES = [(10, 10), (25, 20), (40, 36), (60, 60), (90, 30), (30, 90)]


@pytest.mark.parametrize(
    ("paper", "large_print", "least"),
    [("a4", False, 8.0), ("6x9", False, 8.0), ("a5", False, 8.0), ("a4", True, 12.0), ("letter", True, 12.0)],
)
def test_no_type_is_smaller_than_promised(paper: str, large_print: bool, least: float) -> None:
    puzzles = [picture(*size) for size in SIZES]
    pages = contents(book(puzzles, paper=paper, large_print=large_print, cover=False))
    assert len(pages) > len(puzzles)
    assert min(size for page in pages for size in type_sizes(page)) >= least


@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
def test_asking_for_many_a_page_does_not_shrink_them(per_page: int) -> None:
    pages = contents(
        book([picture(40, 36), picture(10, 10), picture(10, 10)], per_page=per_page, cover=False)
    )
    assert min(size for page in pages for size in type_sizes(page)) >= 8


def fit_of(width: int, height: int, rooms: list[tuple[float, float]], least: float = 8.0) -> Fit | None:
    return fitted(Plan(picture(width, height), None, Look(cell=20), ()).layout, rooms, least)


A4 = [(511.0, 720.0), (757.0, 474.0)]


def test_a_wide_puzzle_is_turned_and_a_large_one_is_cut_at_thick_rules() -> None:
    upright, wide, large = fit_of(20, 20, A4), fit_of(40, 18, A4), fit_of(80, 80, A4)
    assert upright is not None
    assert not upright.is_turned
    assert wide is not None
    assert wide.is_turned
    assert len(wide.parts) == 1
    assert large is not None
    assert len(large.parts) > 1
    assert all(start % 5 == 0 for part in large.parts for start in (part.columns[0], part.rows[0]))


def test_a_puzzle_is_not_turned_to_become_larger_than_cells_are_printed() -> None:
    puzzle = Puzzle.from_grid(["#" * 12] * 4 + ["##..####..##"] * 4)
    layout = Plan(puzzle, None, Look(cell=20), ()).layout
    free, bounded = fitted(layout, A4, 8), fitted(layout, A4, 8, largest=36)
    assert free is not None
    assert free.is_turned
    assert bounded is not None
    assert (bounded.is_turned, len(bounded.parts)) == (False, 1)


def test_parts_hold_every_cell_once() -> None:
    fit = fit_of(73, 58, A4)
    assert fit is not None
    cells = [(y, x) for part in fit.parts for y in range(*part.rows) for x in range(*part.columns)]
    assert sorted(cells) == [(y, x) for y in range(58) for x in range(73)]


def test_every_part_shows_the_clues_of_its_lines() -> None:
    """All figures of the rows are printed once for each part across, those of the columns once for each part down."""
    puzzle = picture(60, 30)
    pages = contents(book([puzzle], paper="a5", cover=False))
    assert len(pages) > 1
    rows, columns = (sum(max(1, len(clue)) for clue in lines) for lines in (puzzle.rows, puzzle.columns))
    texts = sum(page.count(b"BT") for page in pages) - 4 * len(
        pages
    )  # what a page begins with, heading, facts, number
    cuts = [(across, len(pages) // across) for across in range(1, len(pages) + 1) if len(pages) % across == 0]
    assert texts in [rows * across + columns * down for across, down in cuts]


def test_two_parts_of_a_bound_book_lie_side_by_side() -> None:
    puzzles = [picture(40, 36), picture(10, 10), picture(40, 36)]
    bound = bind(Book(puzzles, paper="a5", gutter_mm=8, cover=None))
    first, second, third = (bound.places.puzzles[i] for i in range(3))
    assert (first % 2, third % 2) == (0, 0)
    assert second == first + 2
    loose = bind(Book(puzzles, paper="a5", cover=None))
    assert loose.page_count < bound.page_count


@pytest.mark.parametrize(
    ("paper", "size"), [("a5", (25, 25)), ("a5", (30, 35)), ("6x9", (30, 30)), ("a4", (45, 45))]
)
def test_where_room_is_short_figures_fill_their_cells_before_a_puzzle_is_cut(
    paper: str, size: tuple[int, int]
) -> None:
    """Longer numbers become narrower there, and nothing lower than promised."""
    bound = bind(Book([picture(*size)], paper=paper, gutter_mm=8, cover=None))
    assert bound.page_count == 1
    assert bound.smallest_type >= 8
    (page,) = contents(bound.pdf)
    assert {float(share) for share in re.findall(rb"(%s) Tz" % NUMBER, page)} != {100.0}
    assert len(re.findall(rb"Tz", page)) % 2 == 0  # each is taken back


def test_colours_share_a_small_page_with_their_clues() -> None:
    puzzle = Puzzle.from_grid([("g" * 6 + "#" * 12 + "." + "r" * 11)[k:] + "." * k for k in range(30)])
    bound = bind(Book([puzzle], paper="a5", gutter_mm=8, cover=None, symbols=False))
    assert (bound.page_count, bound.smallest_type >= 8) == (1, True)


def test_symbols_above_figures_save_pages() -> None:
    """Colours that are hard to tell apart: 22 cells across of them need not be cut into many parts."""
    rows = [("rg" * 3 + "o" * 12 + "rrgg")[k:] + ("rg" * 3 + "o" * 12 + "rrgg")[:k] for k in range(22)]
    puzzle = Puzzle.from_grid(rows)
    bound = bind(Book([puzzle], paper="a4", cover=None, symbols=True))
    assert bound.page_count <= 2
    assert bound.smallest_type >= 8


def test_what_cannot_be_printed_is_named() -> None:
    stripes = Puzzle.from_grid(["#." * 50] * 3)
    with pytest.raises(
        ArgumentError, match=r"puzzle 2 \(100×3\) cannot be printed with figures of 12 points"
    ):
        book([picture(5, 5), stripes], paper="a5", large_print=True)


def test_papers_of_any_size_and_a_gutter() -> None:
    sizes = set(re.findall(rb"/MediaBox \[ ([^]]*) \]", book([picture(10, 10)], paper="170x240mm")))
    assert sizes == {b"0 0 481.89 680.31"}
    plain, wider = (book([picture(20, 20)] * 2, cover=False, per_page=1, gutter_mm=g) for g in (0, 12))
    assert plain != wider


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"paper": "a3"}, "170x240mm"),
        ({"paper": "5x5mm"}, "71 to 1058 mm"),
        ({"gutter_mm": 90}, "gutter of 90"),
    ],
)
def test_wrong_paper(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        book([picture(5, 5)], **wrong)  # type: ignore[arg-type]
