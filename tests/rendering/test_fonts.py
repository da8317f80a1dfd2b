"""Text that fonts lack: shown as a mark, named in a warning, and shown right with a font that has it."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from nonokit.errors import PuzzleError
from nonokit.model import Puzzle
from nonokit.rendering import book, render, system_fonts
from nonokit.rendering.fonts import GlyphWarning

pytest.importorskip("PIL")
pytest.importorskip("reportlab")
fonts = pytest.importorskip("pymupdf_fonts")

pytestmark = pytest.mark.usefixtures("no_fonts_of_the_machine")
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


@pytest.mark.parametrize("to", ["pdf", "png"])
def test_a_font_of_the_machine_is_found(to: str, sign_font: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for remembering in (system_fonts.font_with, system_fonts._files):
        remembering.cache_clear()
    monkeypatch.setattr(system_fonts, "folders", lambda: [Path(sign_font).parent])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            render(PUZZLE, to=to, title="∫")
        with pytest.warns(GlyphWarning, match="猫"):
            render(PUZZLE, to=to, title="∫猫")
    finally:
        for remembering in (system_fonts.font_with, system_fonts._files):
            remembering.cache_clear()


def test_files_that_are_no_fonts_have_no_characters(tmp_path: Path, sign_font: str) -> None:
    data = Path(sign_font).read_bytes()
    for number, wrong in enumerate([b"", b"ttcf", data[:40], data[:3000], b"OTTO" + b"\xff" * 400]):
        path = tmp_path / f"{number}.ttf"
        path.write_bytes(wrong)
        assert not system_fonts._characters(str(path))
    assert {ord("A"), ord("∫")} <= system_fonts._characters(sign_font)


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
