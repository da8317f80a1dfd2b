"""Text that fonts lack: shown as a mark, named in a warning, and shown right with a font that has it."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from nonokit.errors import PuzzleError
from nonokit.model import Puzzle
from nonokit.rendering import book, render
from nonokit.rendering.fonts import GlyphWarning

pytest.importorskip("PIL")
pytest.importorskip("reportlab")
fonts = pytest.importorskip("pymupdf_fonts")

PUZZLE = Puzzle.from_grid(["#.", "##"])


@pytest.fixture
def sign_font(tmp_path: Path) -> str:
    """A font with signs that Noto Sans lacks."""
    path = tmp_path / "signs.ttf"
    path.write_bytes(fonts.myfont("ubuntu"))
    return str(path)


@pytest.mark.parametrize("to", ["pdf", "png", "gif"])
def test_missing_characters_are_named(to: str) -> None:
    with pytest.warns(GlyphWarning, match=r"no font at hand has 猫: name a TrueType file .*--font"):
        render(PUZZLE, to=to, title="A 猫 é")


def test_many_missing_characters_are_not_all_named() -> None:
    with pytest.warns(GlyphWarning, match=r"一 丁 .* and 12 more"):
        render(PUZZLE, to="pdf", title="".join(map(chr, range(0x4E00, 0x4E14))))


def test_titles_in_a_book_are_looked_at() -> None:
    with pytest.warns(GlyphWarning, match="😀"):
        book([PUZZLE.replace(title="Smile 😀"), PUZZLE])


def test_text_from_the_right_is_not_arranged() -> None:
    with pytest.warns(GlyphWarning) as told:
        render(PUZZLE, to="pdf", title="שלום")
    assert "from right to left" in str(told[-1].message)


@pytest.mark.parametrize("to", ["pdf", "png"])
def test_a_font_that_has_them_ends_the_warning(to: str, sign_font: str) -> None:
    with pytest.warns(GlyphWarning):
        render(PUZZLE, to=to, title="∫")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        render(PUZZLE, to=to, title="∫", font=sign_font)


@pytest.mark.parametrize("to", ["pdf", "png", "svg", "html"])
def test_what_can_be_shown_gives_no_warning(to: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        render(PUZZLE, to=to, title="Žluťoučký кот, ελληνικά" if to in ("pdf", "png") else "猫 😀 שלום")


@pytest.mark.parametrize("to", ["pdf", "png"])
def test_a_font_that_is_none(to: str, tmp_path: Path) -> None:
    path = tmp_path / "font.ttf"
    path.write_text("no font")
    with pytest.raises(PuzzleError, match=r"font\.ttf"):
        render(PUZZLE, to=to, title="x", font=str(path))
