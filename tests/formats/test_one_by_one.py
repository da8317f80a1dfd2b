"""Files of one format that were joined into one, as `cat a b` does: every puzzle is read, or it is said that one is not."""

from __future__ import annotations

import io
import json

import pytest

from formats.exchange import EXAMPLE_GOAL, clues, error, read_all, write
from nonokit.errors import FormatError
from nonokit.formats import converted, dump_bytes, json_stream, load_all
from nonokit.formats.registry import known_formats
from nonokit.model import Grid, Puzzle

WRITERS = [known.name for known in known_formats() if known.write]
READ_BY = {"short-picture": "short"}
PICTURES = ("png", "gif", "bmp")  # what is not text is joined without anything between
FIRST = Puzzle.from_grid(["#.##.", "##..#", "..###", "#.#.#", "#...."], title="First")
SECOND = Puzzle.from_grid([".##.", "#..#", "###.", "#..."], title="Second")  # squares, as one format wants
# Of others nothing tells where the second puzzle begins, or two are an error.
READ = {known.name for known in known_formats() if known.begins or "many" in known.carries}
READ |= {"nonograms-org", "pnm", "png", "gif", "bmp"}


def joined(name: str, between: bytes) -> bytes:
    return between.join(converted(puzzle, name)[0] for puzzle in (FIRST, SECOND))


def read_or_told(data: bytes, name: str | None) -> bool | None:
    """Whether both puzzles are read; None where it is said that something is wrong."""
    try:
        found = load_all(data, format=name)
    except FormatError:
        return None
    if [puzzle.id for puzzle in found] == [FIRST.id, SECOND.id]:
        return True
    return None if all(puzzle.extras.get("notes") for puzzle in found) else False


@pytest.mark.parametrize("is_named", [True, False])
@pytest.mark.parametrize("name", WRITERS)
def test_nothing_is_lost_of_joined_files(name: str, is_named: bool) -> None:
    for between in (b"", b"\n", b"\n\n")[: 1 if name in PICTURES else None]:
        outcome = read_or_told(joined(name, between), READ_BY.get(name, name) if is_named else None)
        assert outcome or (outcome is None and name not in READ)


BROKEN = {
    "g": (b": columns\n", b": columns\nx\n"),
    "gno": (b"[Column clues]\n", b"[Column clues]\nx\n"),
    "pzprv3": (b"nonogram", b"sudoku"),
    "sgriddler": (b"4 4", b"4 x"),
    "xml": (b"<count>2", b"<count>x"),
    "pnm": (b"P1\n4", b"P1\nx"),
    "json": (b"[2],", b'["x"],'),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_with_the_second_is_told_with_its_place_in_the_whole(name: str) -> None:
    first, second = (converted(puzzle, name)[0] for puzzle in (FIRST, SECOND))
    broken = second.replace(*BROKEN[name], 1)
    alone, together = error(name, broken), error(name, first + broken)
    assert together.message == alone.message
    assert together.line == (alone.line and alone.line + first.count(b"\n"))


@pytest.mark.parametrize("end", ["", ":\n", ": end\nEnjoy.\n"])
def test_olsak_puzzles_with_and_without_an_end_and_words_between(end: str) -> None:
    one = f": rows\n1 1\n2\n: columns\n2\n1\n1\n{end}"
    both = read_all("g", one + one)
    assert [clues(puzzle) for puzzle in both] == 2 * [(["1 1", "2"], ["2", "1", "1"])]


def test_a_page_after_another_keeps_its_title() -> None:
    pages = "".join(
        f"<title>Nonogram «{title}»</title>{write('nonograms-org', EXAMPLE_GOAL)}" for title in ("A", "B")
    )
    assert [puzzle.title for puzzle in read_all("nonograms-org", pages)] == ["A", "B"]


@pytest.mark.parametrize("kind", ["P1", "P2", "P3", "P4", "P5", "P6"])
def test_netpbm_pictures_one_behind_another(kind: str) -> None:
    pixels = {"P1": b"1 0", "P2": b"1\n0 1", "P3": b"1\n0 0 0 1 1 1", "P4": b"\x80", "P5": b"1\n\0\1", "P6": b"1\n\0\0\0\1\1\1"}  # fmt: skip
    one = f"{kind} # P1 is no picture here\n2 1\n".encode() + pixels[kind]
    for data in (one + one, one + b"\n" + one + b"\n"):
        assert [puzzle.goal for puzzle in read_all("pnm", data)] == 2 * [Grid.from_text("#.")]


def test_of_an_animation_it_is_said_that_the_first_picture_is_read() -> None:
    from PIL import Image

    frames = [Image.new("P", (2, 2), i) for i in range(2)]
    for frame in frames:
        frame.putpalette([0, 0, 0, 255, 255, 255])
        frame.putpixel((0, 0), 1)
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:])
    (puzzle,) = load_all(file.getvalue())
    assert "the first of 2 pictures of an animation" in puzzle.extras["notes"]


GIVEN = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]).replace(given=Grid.from_text("#?\n??"))


@pytest.mark.parametrize("divider", ["\n", "", "list"])
def test_json_lines_of_ours_keep_what_only_our_format_knows(divider: str) -> None:
    line = dump_bytes(GIVEN, "json").decode()
    text = f"[{line},{line}]" if divider == "list" else line + divider + line
    assert [puzzle.given for puzzle in load_all(text.encode())] == 2 * [GIVEN.given]


def test_other_json_lines_beside_ours_are_read_too() -> None:
    line = (
        '{"version": 1}' + dump_bytes(GIVEN, "json").decode() + '{"rows": [[1], [1]], "columns": [[1], [1]]}'
    )
    found = load_all(line.encode())
    assert [puzzle.extras["format"] for puzzle in found] == ["json", "json-clues"]


def test_json_lines_may_be_more_than_one_json_may(monkeypatch: pytest.MonkeyPatch) -> None:
    line = dump_bytes(GIVEN, "json").decode().replace("\n", " ")
    monkeypatch.setattr(json_stream, "MAX_JSON_BYTES", len(line))
    found = load_all("\n\n".join([line, json.dumps({"rows": [[1]], "columns": [[1]]}), line]).encode())
    assert [puzzle.given for puzzle in found] == [GIVEN.given, None, GIVEN.given]


@pytest.mark.parametrize("text", ["3x2:2/1/1/1.1/2\n2:1/1/1/1\n", "\n 3x2:2/1/1/1.1/2 \n\n2:1/1/1/1"])
def test_game_ids_one_a_line(text: str) -> None:
    assert [puzzle.width for puzzle in load_all(text.encode())] == [3, 2]
