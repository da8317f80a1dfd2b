"""Text that fonts lack: shown as a mark, named in a warning, and shown right with a font that has it."""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from nonokit.errors import PuzzleError
from nonokit.model import Puzzle
from nonokit.rendering import book, render, system_fonts, truetype
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
    with pytest.warns(GlyphWarning, match=r"no font at hand has 猫: name the file of one .*--font"):
        render(PUZZLE, to=to, title="A 猫 é")


def test_many_missing_characters_are_not_all_named() -> None:
    with pytest.warns(GlyphWarning, match=r"一 丁 .* and 12 more"):
        render(PUZZLE, to="pdf", title="".join(map(chr, range(0x4E00, 0x4E14))))


def test_titles_in_a_book_are_looked_at() -> None:
    with pytest.warns(GlyphWarning, match="😀"):
        book([PUZZLE.replace(title="Smile 😀"), PUZZLE])


@pytest.fixture
def fonts_of_the_machine(
    no_fonts_of_the_machine: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """A machine whose only fonts are those of the test."""

    def forget() -> None:
        system_fonts.font_with.cache_clear()
        system_fonts._files.cache_clear()

    monkeypatch.undo()
    forget()
    monkeypatch.setattr(system_fonts, "folders", lambda: [tmp_path])
    yield
    forget()


@pytest.mark.parametrize("to", ["pdf", "png"])
@pytest.mark.usefixtures("sign_font", "fonts_of_the_machine")
def test_a_font_of_the_machine_is_found(to: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        render(PUZZLE, to=to, title="∫")
    with pytest.warns(GlyphWarning, match="猫"):
        render(PUZZLE, to=to, title="∫猫")


@pytest.mark.parametrize("to", ["pdf", "png"])
@pytest.mark.usefixtures("fonts_of_the_machine")
def test_a_font_with_postscript_outlines_is_found(to: str, tmp_path: Path) -> None:
    write_postscript_font(tmp_path / "cats.otf", "猫月")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        drawn = render(PUZZLE, to=to, title="猫月")
    if to == "pdf":
        assert drawn.count(b"/FontFile2") == 2  # of the clues, and of the title


def test_a_named_font_may_have_postscript_outlines(tmp_path: Path) -> None:
    path = tmp_path / "cats.otf"
    write_postscript_font(path, "猫")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        drawn = [render(PUZZLE, to="pdf", title="猫 and 1", font=str(path)) for _ in "12"]
    assert drawn[0] == drawn[1]
    with pytest.warns(GlyphWarning, match="月"):
        render(PUZZLE, to="pdf", title="猫月", font=str(path))


def test_letters_keep_their_shape_and_width(tmp_path: Path) -> None:
    library = pytest.importorskip("fontTools.ttLib")
    path = tmp_path / "cats.otf"
    write_postscript_font(path, "猫月")
    small = library.TTFont(io.BytesIO(truetype.converted(path, "月")))
    assert sorted(small.getBestCmap()) == [ord("月")]
    glyph = small["glyf"][small.getBestCmap()[ord("月")]]
    assert (glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax) == (100, 0, 800, 700)
    assert small["hmtx"][small.getBestCmap()[ord("月")]] == (900, 100)


def test_two_pieces_of_a_font_have_two_names(tmp_path: Path) -> None:
    library = pytest.importorskip("fontTools.ttLib")
    path = tmp_path / "cats.otf"
    write_postscript_font(path, "猫月")
    names = {
        library.TTFont(io.BytesIO(truetype.converted(path, char)))["name"].getDebugName(6) for char in "猫月"
    }
    assert len(names) == 2


def test_a_damaged_font_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cats.otf"
    write_postscript_font(path, "猫")
    data = bytearray(path.read_bytes())
    at = data.index(b"CFF ")
    start = int.from_bytes(data[at + 8 : at + 12], "big")
    data[start : start + 40] = bytes(40)
    path.write_bytes(data)
    with pytest.raises(PuzzleError, match=r"cats\.otf cannot be embedded"):
        truetype.converted(path, "猫")


def write_postscript_font(path: Path, chars: str) -> None:
    """A font whose letters are discs, with the curves that ReportLab cannot embed."""
    pens = pytest.importorskip("fontTools.pens.t2CharStringPen")
    pen = pens.T2CharStringPen(900, None)
    pen.moveTo((450, 0))
    pen.curveTo((640, 0), (800, 160), (800, 350))
    pen.curveTo((800, 540), (640, 700), (450, 700))
    pen.curveTo((260, 700), (100, 540), (100, 350))
    pen.curveTo((100, 160), (260, 0), (450, 0))
    pen.closePath()
    names = {ord(char): f"c{number}" for number, char in enumerate(chars)}
    order = [".notdef", *names.values()]
    builder = pytest.importorskip("fontTools.fontBuilder").FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(names)
    empty = pens.T2CharStringPen(900, None).getCharString()
    shapes = {name: empty if name == ".notdef" else pen.getCharString() for name in order}
    builder.setupCFF("Cats", {}, shapes, {})
    builder.setupHorizontalMetrics(dict.fromkeys(order, (900, 100)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Cats", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    builder.save(path)


def test_files_that_are_no_fonts_have_no_characters(tmp_path: Path, sign_font: str) -> None:
    data = Path(sign_font).read_bytes()
    for number, wrong in enumerate([b"", b"ttcf", data[:40], data[:3000], b"OTTO" + b"\xff" * 400]):
        path = tmp_path / f"{number}.ttf"
        path.write_bytes(wrong)
        assert not system_fonts.characters(str(path))
    assert {ord("A"), ord("∫")} <= system_fonts.characters(sign_font)


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
