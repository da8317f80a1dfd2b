"""Where puzzles are read from, and how a format is chosen."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
from pathlib import Path

import pytest

from nonokit.errors import FormatError
from nonokit.formats import detect, load, load_all, loads
from nonokit.formats.ambiguity import first_consistent
from nonokit.model import Puzzle

NIN = "3 2\n1 1\n2\n2\n1\n1\n"
L = Puzzle.from_clues([[1, 1], [2]], [[2], [1], [1]])


def test_every_kind_of_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "l.nin"
    path.write_text(NIN)
    packed = tmp_path / "l.nin.gz"
    packed.write_bytes(gzip.compress(NIN.encode()))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(NIN.encode())))
    with path.open("rb") as binary, path.open() as text:
        sources = [
            path,
            str(path),
            packed,
            NIN.encode(),
            bytearray(NIN.encode()),
            binary,
            text,
            io.StringIO(NIN),
            "-",
        ]
        assert all(load(source) == L for source in sources)


def test_a_missing_file_is_the_systems_error() -> None:
    with pytest.raises(FileNotFoundError):
        load("no-such-file.non")


def test_a_text_with_a_mark_old_line_ends_and_latin_letters() -> None:
    text = 'title "caf\xe9"\rwidth 1\rheight 1\rrows\r1\rcolumns\r1\r'
    assert load(text.encode("latin-1")).title == "café"
    assert load(text.encode("utf-16")).title == "café"
    assert load(b"\xef\xbb\xbf" + text.replace("\r", "\r\n").encode()).title == "café"


def test_an_error_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "bad.mk"
    path.write_text("1 1\nx\n#\n1\n")
    with pytest.raises(FormatError) as caught:
        load(path)
    assert str(caught.value) == f"{path}:2:1: expected a number, found 'x'"


def test_the_name_decides_what_is_wrong_with_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "bad.cwd"
    path.write_text("2\nthree\n1\n")
    with pytest.raises(FormatError, match=r"bad.cwd:2:1: expected a number, found 'three'"):
        load(path)


def test_content_counts_more_than_the_name(tmp_path: Path) -> None:
    path = tmp_path / "wrong.xml"
    path.write_text(NIN)
    assert load(path) == L
    assert detect(path) == "nin"


def test_a_format_can_be_named() -> None:
    assert load(NIN.encode(), format="nin") == L
    with pytest.raises(FormatError, match=r"there is no format 'nim' \(did you mean"):
        load(NIN.encode(), format="nim")
    with pytest.raises(FormatError, match="can be written, not read"):
        load(b"L_9AcQ", format="short-picture")


@pytest.mark.parametrize(
    ("data", "message"),
    [(b"", "it is empty"), (b" \n", "it is empty"), (b"hello!", "no known puzzle format"),
     ("grüße dich".encode(), "it starts with 'grüße dich'")],
)  # fmt: skip
def test_what_is_no_puzzle(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        load_all(data)
    assert detect(data) is None


def test_an_archive_is_told_from_a_damaged_file() -> None:
    with pytest.raises(FormatError, match="a zip archive: unpack it"):
        load_all(b"PK\x03\x04\x14\0\x08\0 <FreeNono>")


def test_the_first_of_many_says_so() -> None:
    both = "RrW8eI3iI3\nRrVV_VQ\n"
    assert loads(both).extras["notes"] == ["the first of 2 puzzles in the file"]
    assert len(load_all(both.encode())) == 2


def test_known_names_import_only_their_own_format(tmp_path: Path) -> None:
    path = tmp_path / "l.non"
    path.write_text("width 1\nheight 1\nrows\n1\ncolumns\n1\n")
    code = (
        "import sys; from nonokit.formats import load; load(sys.argv[1]);"
        "print(*[m for m in sys.modules if m.startswith('nonokit.formats.') and hasattr(sys.modules[m], 'FORMAT')])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert result.stdout.split() == ["nonokit.formats.text.non"]


def _reading(name: str, puzzle: Puzzle) -> tuple[str, object]:
    return name, lambda: [puzzle.replace(extras={})]


def test_the_consistent_reading_is_taken_and_said() -> None:
    bad = Puzzle.from_clues([[1], [1]], [[1], [2]])
    readings = [_reading("one way", bad), _reading("the other", L)]
    (found,) = first_consistent(readings)  # type: ignore[arg-type]
    assert found == L
    assert found.extras["notes"] == ["read as the other: as one way the clues do not agree"]
    (found,) = first_consistent(readings[:1])  # type: ignore[arg-type]
    assert found == bad
    assert found.extras.get("notes") is None or "neither" in found.extras["notes"][0]
