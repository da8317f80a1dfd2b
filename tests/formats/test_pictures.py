"""Pictures as puzzles: text, Netpbm, PNG, GIF and BMP."""

from __future__ import annotations

import io
import sys

import pytest

from formats.exchange import clues, error, read, write
from nonokit.errors import FormatError, MissingExtra, UnsupportedFeature
from nonokit.formats import ConversionWarning, converted, detect, dump_bytes, load, loads
from nonokit.model import BLACK_AND_WHITE, Colour, Puzzle

L = (["1 1", "2"], ["2", "1", "1"])


@pytest.mark.parametrize(
    "text", ["#.#\n##.\n", "101\n110", "\n# #\n##\n", "X-X\nXX-\n", "1 0 1\n1 1 0\n", "█_█\n██_"]
)
def test_text_pictures_in_many_hands(text: str) -> None:
    assert detect(text.encode()) == "text"
    assert clues(loads(text)) == L


def test_letters_are_colours() -> None:
    puzzle = loads("r.b\nrr.")
    assert [colour.name for colour in puzzle.colours] == ["red", "blue"]
    with pytest.warns(ConversionWarning, match="leaves out how the colours look, the names of the colours"):
        assert write("text", puzzle) == "r.b\nrr.\n"


@pytest.mark.parametrize("rows", [["*%.", "%%*"], ["**%%", "%%**"]])
def test_a_picture_in_any_characters_is_written_so_that_it_is_known_again(rows: list[str]) -> None:
    palette = (*BLACK_AND_WHITE[:1], Colour("blue", (0, 0, 255), "*"), Colour("red", (255, 0, 0), "%"))
    text = converted(Puzzle.from_grid(rows, palette=palette), "text")[0].decode()
    assert text == "".join(row.replace("*", "b").replace("%", "r") + "\n" for row in rows)
    assert detect(text.encode()) == "text"


@pytest.mark.parametrize("name", ["png", "gif", "bmp", "pnm", "text"])
def test_an_empty_picture_is_black_on_white_too(name: str) -> None:
    puzzle = load(dump_bytes(Puzzle.from_grid(["..", ".."]), name))
    assert puzzle.palette == BLACK_AND_WHITE
    assert not puzzle.is_coloured


def test_words_are_no_pictures() -> None:
    assert detect(b"hello\nworld\n") is None


def test_unknown_cells_leave_clues_out() -> None:
    assert clues(loads("#.#\n##?")) == (["1 1", "?"], ["2", "1", "?"])


def test_rows_of_different_lengths() -> None:
    found = error("text", "#.#\n##\n")
    assert (found.line, found.column, found.message) == (2, 3, "expected 3 cells in every row, found 2")


@pytest.mark.parametrize(
    "data",
    [
        b"P1\n# a comment\n3 2\n101\n110\n",
        b"P1 3 2 1 0 1 1 1 0",
        b"P2\n3 2\n255\n0 255 0 0 0 255\n",
        b"P3 3 2 1 " + b"0 0 0 1 1 1 0 0 0 0 0 0 0 0 0 1 1 1",
        b"P4\n3 2\n\xa0\xc0",
        b"P5 3 2 255\n\x00\xff\x00\x00\x00\xff",
        b"P5 3 2 65535\n" + b"\x00\x00\xff\xff\x00\x00\x00\x00\x00\x00\xff\xff",
        b"P6 3 2 255\n" + b"\x00\x00\x00\xff\xff\xff\x00\x00\x00\x00\x00\x00\x00\x00\x00\xff\xff\xff",
    ],
)
def test_all_six_kinds_of_netpbm(data: bytes) -> None:
    puzzle = load(data)
    assert clues(puzzle) == L
    assert puzzle.palette is BLACK_AND_WHITE


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"P1 x 2 1", "input:1:4: expected a number, found 'x'"),
        (b"P1\n3\n", "input:3: expected a number, found the end"),
        (b"P1 2 2 1 0 2 1", "expected 0 or 1, found '2'"),
        (b"P1 2 2 1 0 1", "expected 4 values, found 3: the picture ends too early"),
        (b"P2 1 1 9\n10", "input:2: expected a value up to 9, found '10'"),
        (b"P5 1 1 70000\n\0", "input:1: expected a largest value from 1 to 65535, found 70000"),
        (b"P6 2 2 255\n\0\0\0", "expected 12 values, found 3: the picture ends too early"),
    ],
)
def test_netpbm_errors(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        load(data, format="pnm")
    assert str(caught.value) == message


def test_a_background_that_is_not_white_is_noted() -> None:
    night = Puzzle.from_grid(["r.b"]).replace(goal=None)
    palette = (night.palette[0].__class__("night", (0, 0, 40), "."), *night.colours)
    puzzle = Puzzle.from_grid("r.b\nrrb", palette=palette)
    for name in ("pnm", "png"):
        data, lost = converted(puzzle, name)
        assert load(data).id == puzzle.id
        assert lost == ["the names of the colours"]
    with pytest.raises(UnsupportedFeature, match="white background"):
        dump_bytes(puzzle, "gif")


def test_colours_that_look_the_same_are_refused() -> None:
    red = Puzzle.from_grid(["r.b"]).palette[1]
    palette = (BLACK_AND_WHITE[0], red, red.__class__("also red", red.rgb, "a"))
    with pytest.raises(UnsupportedFeature, match="look the same"):
        dump_bytes(Puzzle.from_grid("r.a", palette=palette), "pnm")


def test_a_photo_is_no_puzzle() -> None:
    pixels = bytes(value for i in range(100) for value in (i, 7, 7))
    with pytest.raises(
        FormatError, match=r"a picture of 100 colours: expected one pixel a cell.*generate --from"
    ):
        load(b"P6 10 10 255\n" + pixels)


def test_png_keeps_its_texts() -> None:
    puzzle = Puzzle.from_grid(
        ["r.b", "rr."], title="Ünï", author="A", source="s", copyright="c", description="d"
    )
    data, lost = converted(puzzle, "png")
    assert lost == ["the names of the colours"]
    back = load(data)
    assert [getattr(back, field) for field in ("title", "author", "source", "copyright", "description")] == [
        *("Ünï", "A", "s", "c", "d")
    ]


def test_transparent_pixels_are_background() -> None:
    image = pytest.importorskip("PIL.Image").new("RGBA", (2, 1), (0, 0, 0, 0))
    image.putpixel((1, 0), (0, 0, 0, 255))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    assert clues(load(buffer.getvalue())) == (["1"], ["0", "1"])


@pytest.mark.parametrize("name", ["png", "gif", "bmp"])
def test_a_damaged_image_is_said(name: str) -> None:
    data = dump_bytes(Puzzle.from_grid(["#.#", "##."]), name)
    with pytest.raises(FormatError, match=f"a damaged {name.upper()} file"):
        load(data[: len(data) // 2])
    with pytest.raises(FormatError, match="not a"):
        load(b"plain text", format=name)


@pytest.mark.parametrize("name", ["png", "gif"])
def test_a_damaged_image_is_said_in_plain_words(name: str) -> None:
    data = dump_bytes(Puzzle.from_grid(["#.#", "##."]), name)
    errors = []
    for at in range(26, len(data)):
        for damaged in (data[:at], data[:at] + bytes([data[at] ^ 255]) + data[at + 1 :]):
            try:
                load(damaged)
            except FormatError as error:
                errors.append(str(error))
    assert any("no picture can be made out in it" in error for error in errors)
    assert not [error for error in errors if "0x" in error or error.endswith(": ")]


def test_without_pillow_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    data = dump_bytes(Puzzle.from_grid(["#."]), "png")
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(MissingExtra, match=r"pip install 'nonokit\[images\]'"):
        load(data)


def test_the_picture_of_a_puzzle_without_one() -> None:
    with pytest.raises(UnsupportedFeature, match="no goal"):
        dump_bytes(Puzzle.from_clues([[1]], [[1]]), "text")


def test_reading_by_name_does_not_need_the_suffix() -> None:
    assert clues(read("text", "#.#\n##.")) == L
