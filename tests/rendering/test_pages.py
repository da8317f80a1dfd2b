from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest

from nonokit.errors import ArgumentError, MissingExtra, PuzzleError
from nonokit.messages import catalogue
from nonokit.model import Puzzle
from nonokit.rendering import book, render

pytest.importorskip("reportlab")
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.printing.binding import Book, bind
from nonokit.rendering.printing.covers import COVERS
from nonokit.rendering.printing.opening_pages import Chapter, credits_of, spans
from nonokit.rendering.printing.paragraphs import lines_of
from nonokit.rendering.printing.puzzle_pages import _fitting

pytestmark = pytest.mark.usefixtures("no_fonts_of_the_machine")


def count_pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def page_sizes(pdf: bytes) -> set[bytes]:
    return set(re.findall(rb"/MediaBox \[ ([^]]*) \]", pdf))


@pytest.fixture
def wide() -> Puzzle:
    return Puzzle.from_grid(["###.." * 6 for _ in range(40)], title="Stripes")


def test_one_picture_is_a_page_of_its_size(flower: Puzzle) -> None:
    pdf = bytes(render(flower, flower.goal, to="pdf"))  # type: ignore[arg-type]
    assert pdf.startswith(b"%PDF-")
    assert count_pages(pdf) == 1


def test_the_same_input_gives_the_same_bytes(flower: Puzzle) -> None:
    assert render(flower, to="pdf") == render(flower, to="pdf")


def test_cover_puzzles_and_answers(duck: Puzzle) -> None:
    puzzles = [duck] * 5
    goals = [duck.goal] * 5
    assert count_pages(book(puzzles, per_page=4)) == 1 + 2
    assert count_pages(book(puzzles, per_page=4, cover=False)) == 2
    assert count_pages(book(puzzles, per_page=2, solutions=goals)) == 1 + 3 + 1
    assert count_pages(book([duck] * 13, solutions=[duck.goal] * 13, per_page=6, cover=False)) == 3 + 2


def test_large_puzzles_get_a_page_of_their_own(duck: Puzzle, wide: Puzzle) -> None:
    assert count_pages(book([duck, duck, duck], cover=False)) == 1
    assert count_pages(book([duck, wide, duck], cover=False)) == 3
    assert count_pages(book([duck, duck], cover=False, large_print=True)) == 2


def test_paper_sizes(duck: Puzzle) -> None:
    assert page_sizes(book([duck])) == {b"0 0 595.28 841.89"}
    assert page_sizes(book([duck], paper="letter")) == {b"0 0 612 792"}


def test_titles_stand_at_the_answers_when_there_are_any(duck: Puzzle) -> None:
    def outline(pdf: bytes) -> list[bytes]:
        return re.findall(rb"/Title \(([^)]*)\)", pdf)

    assert b"1  Duck" in outline(book([duck], title="B"))
    assert b"1  Duck" not in outline(book([duck], solutions=[duck.goal], title="B"))
    assert b"1  Duck" in outline(book([duck], solutions=[duck.goal], titles="puzzles", title="B"))


def boxes(pdf: bytes, kind: bytes) -> set[bytes]:
    return set(re.findall(rb"/%sBox \[ ([^]]*) \]" % kind, pdf))


def test_bleed_lies_around_the_page(duck: Puzzle) -> None:
    pdf = book([duck], paper="6x9", bleed_mm=25.4 / 8)
    assert boxes(pdf, b"Media") == boxes(pdf, b"Bleed") == {b"0 0 450 666"}
    assert boxes(pdf, b"Trim") == {b"9 9 441 657"}
    assert boxes(book([duck], paper="6x9"), b"Trim") <= {b"0 0 432 648"}


@pytest.mark.parametrize("cover", COVERS)
def test_every_cover_is_a_page(duck: Puzzle, flower: Puzzle, cover: str) -> None:
    puzzles = [duck, flower]
    goals = [puzzle.goal for puzzle in puzzles]
    covered = book(puzzles, solutions=goals, cover=cover, title="A long title that takes two lines or three")
    assert count_pages(covered) == 3
    assert covered != book(puzzles, solutions=goals, cover="title" if cover != "title" else "pencil")
    assert count_pages(book([duck.replace(goal=None)], cover=cover)) == 2


def test_everything_has_its_page(duck: Puzzle, flower: Puzzle) -> None:
    """Contents, rules, two chapters, answers and credits, each where the contents and the puzzles say."""
    puzzles = [duck.replace(author="Ann"), flower.replace(licence="CC0"), duck]
    whole = Book(
        puzzles, [puzzle.goal for puzzle in puzzles],
        chapters=[Chapter("Birds", 1, "About birds."), Chapter("Flowers", 2)],
        cover="quilt", pictures=[duck.goal] if duck.goal else [], language="de", has_contents=True, has_rules=True,
        has_credits=True,
    )  # fmt: skip
    bound = bind(whole)
    assert bound.page_count == count_pages(bound.pdf) == 9
    assert bound.places.sections == {"rules": 3, "chapter-0": 4, "chapter-1": 6, "answers": 8, "credits": 9}
    assert bound.places.puzzles == {0: 5, 1: 7, 2: 7}
    assert bound.places.answers == {0: 8, 1: 8, 2: 8}
    assert bound.smallest_type >= 8
    assert bind(replace(whole, large_print=True)).smallest_type >= 12
    plain = bind(replace(whole, chapters=[]))
    assert plain.places.sections == {"rules": 3, "puzzles": 4, "answers": 5, "credits": 6}
    assert re.search(rb"/Lang \(de\)", bound.pdf)


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (99, "5×5 · Easy · answer on page 10 · by Ann"),
        (31, "5×5 · Easy · answer on page 10"),
        (29, "Easy · answer on page 10"),
        (23, "5×5 · answer on page 10"),
        (17, "answer on page 10"),
        (8, "answer…"),
    ],
)
def test_above_a_puzzle_in_a_narrow_place_the_page_of_its_answer_stays(width: int, line: str) -> None:
    sheet = type("Sheet", (), {"text_width": staticmethod(lambda text, *_, **__: len(text))})
    facts = ["5×5", "", "Easy", "answer on page 10", "by Ann"]
    assert _fitting(sheet, facts, 8, width) == line  # type: ignore[arg-type]


def test_puzzles_of_one_origin_are_credited_together(duck: Puzzle) -> None:
    assert spans([1, 2, 3, 7, 9, 10]) == "1–3, 7, 9–10"
    page = type("Page", (), {"words": catalogue("en")})
    mine, theirs = duck.replace(author="Ann", licence="CC0"), duck.replace(copyright="© Bo")
    found = credits_of(page, [mine, theirs, mine, duck])  # type: ignore[arg-type]
    assert found == {"by Ann, licence CC0": [1, 3], "© Bo": [2]}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", []),
        ("one two three", ["one two", "three"]),
        ("one\ntwo\n\nthree", ["one two", "", "three"]),
        ("これは長文。", ["これは長", "文。"]),
    ],
)
def test_texts_are_broken_into_lines(text: str, lines: list[str]) -> None:
    sheet = Sheet(100, 100)
    sheet.text_width = lambda text, size, is_bold=False: sum(  # type: ignore[method-assign,assignment]
        5 if char.isascii() else 10 for char in text
    )
    assert list(lines_of(sheet, text, 10, 50)) == lines


@pytest.mark.filterwarnings("ignore::nonokit.rendering.fonts.GlyphWarning")
@pytest.mark.parametrize(
    "title", ["Žluťoučký kůň", "Сова", "日本語", "שלום", "🦆", "a\nb\x00\ud800", "x" * 500, ""]
)
def test_any_title_makes_a_book(duck: Puzzle, title: str) -> None:
    named = duck.replace(title=title, author=title)
    assert count_pages(book([named], solutions=[None], title=title, subtitle=title, notes=[title])) == 3


def test_characters_no_font_has_are_shown_as_missing() -> None:
    pytest.importorskip("pymupdf_fonts")
    sheet = Sheet(100, 100)
    pieces = sheet._split("aя日", False)
    assert "".join(text for _, text in pieces) == "aя\ufffd"
    assert len({font for font, _ in pieces}) == 1


@pytest.mark.filterwarnings(
    "ignore::nonokit.rendering.fonts.GlyphWarning"
)  # a machine may have a font for it
def test_without_our_font_the_core_font_serves(monkeypatch: pytest.MonkeyPatch, duck: Puzzle) -> None:
    from nonokit.rendering import fonts, pdf

    monkeypatch.setattr(fonts, "_noto", lambda name: None)
    fonts.font_bytes.cache_clear()
    pdf._font_chain.cache_clear()
    try:
        assert Sheet(100, 100)._split("aé日—", False) == [("Helvetica", "aé?—")]
        assert count_pages(book([duck], title="日本語")) == 2
    finally:
        fonts.font_bytes.cache_clear()
        pdf._font_chain.cache_clear()


def test_a_broken_font_is_named(duck: Puzzle, tmp_path: object) -> None:
    path = f"{tmp_path}/broken.ttf"
    with open(path, "wb") as file:
        file.write(b"not a font at all")
    with pytest.raises(PuzzleError, match="cannot be embedded"):
        book([duck], font=path)


def test_wrong_requests(duck: Puzzle) -> None:
    with pytest.raises(ArgumentError, match="at least one puzzle"):
        book([])
    with pytest.raises(PuzzleError, match="2 solutions for 1 puzzles"):
        book([duck], solutions=[None, None])
    with pytest.raises(ArgumentError, match="a4, letter"):
        book([duck], paper="a3")
    with pytest.raises(ArgumentError, match="1, 2, 4, 6"):
        book([duck], per_page=3)
    with pytest.raises(ArgumentError, match="auto, puzzles, answers"):
        book([duck], titles="nowhere")


def test_without_pillow_there_is_a_pdf(duck: Puzzle) -> None:
    """In a process that has neither yet; what was done for ReportLab's sake is undone."""
    script = (
        "import sys; from nonokit.rendering import pdf\n"
        "pdf.find_spec = lambda name: None\n"
        "pdf.Sheet(100, 100)\n"
        "assert 'reportlab' in sys.modules and 'PIL' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_without_reportlab_the_extra_is_named(duck: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    with pytest.raises(MissingExtra, match=r"nonokit\[pdf\]"):
        book([duck])
