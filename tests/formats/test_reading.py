"""Where puzzles are read from, and how a format is chosen."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from formats.exchange import packed
from nonokit.errors import FormatError
from nonokit.formats import detect, load, load_all, loads
from nonokit.model import Puzzle

NIN = "3 2\n1 1\n2\n2\n1\n1\n"
L = Puzzle.from_clues([[1, 1], [2]], [[2], [1], [1]])


@pytest.mark.parametrize(
    ("end", "pack"), [("gz", gzip.compress), ("bz2", bz2.compress), ("xz", lzma.compress)]
)
def test_packed_files(tmp_path: Path, end: str, pack: Callable[[bytes], bytes]) -> None:
    path = tmp_path / f"l.nin.{end}"
    for data in (
        pack(NIN.encode()),
        pack(pack(NIN.encode())),
        pack(NIN[:5].encode()) + pack(NIN[5:].encode()),
    ):
        path.write_bytes(data)
        assert (load(path).id, load(path).extras["format"]) == (L.id, "nin")


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


def test_a_large_file_is_read_to_its_end_unless_it_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.non"
    path.write_text("\n" * 100_000 + "width 1\nheight 1\nrows\n1\ncolumns\n1\n")
    assert load(path).width == 1
    monkeypatch.setattr("nonokit.formats.loading.MAX_INPUT_BYTES", 100_000)
    with pytest.raises(FormatError, match="too large"):
        load(path)


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
    [(b"", "it is empty"), (b" \n", "it is empty"), (b"hello!", "no puzzle found in a text"),
     ("grüße dich".encode(), "it starts with 'grüße dich'")],
)  # fmt: skip
def test_what_is_no_puzzle(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        load_all(data)
    assert detect(data) is None


def test_archives_in_an_archive_are_read_too() -> None:
    inner = packed({"cat.json": '{"rows": [[1, 1], [2]], "cols": [[2], [1], [1]]}'})
    found = load_all(packed({"one.zip": packed({"two.zip": inner}), "hut.nin": NIN.encode()}))
    assert [puzzle.extras["file"] for puzzle in found] == ["one.zip/two.zip/cat.json", "hut.nin"]
    with pytest.raises(FormatError, match="a zip archive in others: unpack it"):
        load_all(packed({"0.zip": packed({"1.zip": packed({"2.zip": inner})})}))


def test_archives_in_an_archive_share_what_may_be_unpacked() -> None:
    large = packed({"a.txt": b"x" * (40 << 20)})
    with pytest.raises(FormatError, match="too much to look through"):
        load_all(packed({f"{number}.zip": large for number in range(4)}))


def test_an_archive_gives_the_puzzles_of_all_its_files() -> None:
    other = '{"rowClues": [[1, 1], [2]], "colClues": [[2], [1], [1]]}'
    data = packed({"a.nin": NIN, "readme.txt": "two puzzles", "b.json": other})
    puzzles = load_all(data)
    assert puzzles == [L, L]
    assert [puzzle.extras["file"] for puzzle in puzzles] == ["a.nin", "b.json"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"PK\x03\x04\x14\0\x08\0 <FreeNono>", "a damaged zip archive"),
        (packed({"readme.txt": "nothing here"}), "a zip archive without a puzzle in it"),
        (packed({"bomb.txt": b"1 " * 40_000_000}), "unpacks to more than 32 MiB"),
    ],
)
def test_archives_that_hold_no_puzzle(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        load_all(data)


@pytest.mark.parametrize(
    ("link", "advice"),
    [
        ("https://webpbn.com/play.cgi?id=1", "export.cgi"),
        ("http://www.nonograms.org/nonograms/i/7", "save the page as HTML"),
        ("https://example.com/puzzle/3", "no puzzle in the link itself"),
    ],
)
def test_links_are_not_fetched_and_it_says_what_to_do(link: str, advice: str) -> None:
    with pytest.raises(FormatError, match="links are not fetched") as caught:
        loads(link)
    assert advice in str(caught.value)


def test_rows_and_columns_are_exchanged_on_demand() -> None:
    turned = load(NIN.encode(), format="nin", transpose=True)
    assert turned == L.transposed()
    assert "exchanged" in turned.extras["notes"][0]


def test_the_first_of_many_says_so() -> None:
    both = "RrW8eI3iI3\nRrVV_VQ\n"
    assert loads(both).extras["notes"] == ["the first of 2 puzzles in the file"]
    assert len(load_all(both.encode())) == 2


def test_known_names_import_only_their_own_format(tmp_path: Path) -> None:
    path = tmp_path / "l.non"
    path.write_text("width 1\nheight 1\nrows\n 1\ncolumns\n1\n")
    code = (
        "import sys; from nonokit.formats import load; load(sys.argv[1]);"
        "print(*[m for m in sys.modules if m.startswith('nonokit.formats.') and hasattr(sys.modules[m], 'FORMAT')])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    assert result.stdout.split() == ["nonokit.formats.text.non"]


@pytest.mark.parametrize("name", ["cat.non", "C:\\my puzzles\\cat.JSON", "folder/cat.xml\n"])
def test_the_name_of_a_file_in_the_place_of_its_content(name: str) -> None:
    with pytest.raises(FormatError, match=r"the name of a file .*nonokit\.load reads files"):
        loads(name)
