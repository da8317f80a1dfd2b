from __future__ import annotations

import re
import sys

import pytest

from nonokit.errors import ArgumentError, MissingExtra, PuzzleError
from nonokit.model import Puzzle
from nonokit.rendering import book, render

pytest.importorskip("reportlab")
from nonokit.rendering.pdf import Sheet


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


def test_without_reportlab_the_extra_is_named(duck: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    with pytest.raises(MissingExtra, match=r"nonokit\[pdf\]"):
        book([duck])
