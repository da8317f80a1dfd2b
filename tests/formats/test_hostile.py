"""Any bytes into any reader give puzzles or a `FormatError`: never another error, never a hang, never much memory."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
import tracemalloc
import zipfile
import zlib
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from nonokit.errors import FormatError, NoPuzzle, UnsupportedFeature
from nonokit.formats import converted, detect, dump_bytes, limits, load, load_all, loading, work
from nonokit.formats.format import Sample
from nonokit.formats.loading import sample_of
from nonokit.formats.reading import read_as, read_sample
from nonokit.formats.registry import get_format, known_formats
from nonokit.formats.structure import pairing
from nonokit.formats.structure.facts import parse_facts
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.parts import Part
from nonokit.model import Puzzle

READERS = [known.name for known in known_formats() if known.read]
PUZZLE = Puzzle.from_grid(["#.##.", "##..#", "..###"], title="A title", author="Ann")
COLOURED = Puzzle.from_grid(["r.bb.", "rr..b", "..bbb"], title="A title")


@cache
def samples(name: str) -> list[bytes]:
    """What the writer of a format makes of a plain and a coloured puzzle."""
    found = []
    for puzzle in (PUZZLE, COLOURED, Puzzle.from_grid(["#.", "##"])):
        try:
            found.append(converted(puzzle, name)[0])
        except UnsupportedFeature:
            continue
    return found


def accepts(name: str, data: bytes) -> bool:
    """Whether a reader accepts the data; anything but puzzles or `FormatError` fails the test."""
    try:
        puzzles = read_as(get_format(name), Sample(data))
    except FormatError:
        return False
    assert puzzles
    return all(isinstance(puzzle, Puzzle) and isinstance(puzzle.problems(), list) for puzzle in puzzles)


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=40, deadline=None)
@given(data=st.binary(max_size=300))
@example(data=b"")
@example(data=b"\n")
@example(data=b"\xff\xfe\x00")
def test_any_bytes(name: str, data: bytes) -> None:
    accepts(name, data)


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=40, deadline=None)
@given(
    text=st.text(st.sampled_from("0123456789 \n\t,;:#.$[]{}()<>\"'?/-=&xXrRowscolumns|\u0663²"), max_size=200)
)
def test_any_text(name: str, text: str) -> None:
    accepts(name, text.encode())


edits = st.lists(
    st.tuples(
        st.integers(0, 10_000),
        st.integers(0, 12),
        st.binary(max_size=6) | st.sampled_from([b"0", b"99999", b"-1", b"x", b"\n"]),
    ),
    min_size=1,
    max_size=4,
)


@pytest.mark.parametrize("name", [name for name in READERS if samples(name)])
@settings(max_examples=60, deadline=None)
@given(data=st.data(), changes=edits)
def test_damaged_files(name: str, data: st.DataObject, changes: list[tuple[int, int, bytes]]) -> None:
    content = data.draw(st.sampled_from(samples(name)))
    for where, cut, new in changes:
        at = where % (len(content) + 1)
        content = content[:at] + new + content[at + cut :]
    accepts(name, content)


@pytest.mark.parametrize("name", [name for name in READERS if samples(name)])
def test_files_cut_short(name: str) -> None:
    content = samples(name)[0]
    for end in range(len(content)):
        accepts(name, content[:end])


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_input_without_a_format_named(data: bytes) -> None:
    try:
        puzzles = read_sample(sample_of(data))
    except FormatError:
        return
    assert all(puzzle.extras["format"] for puzzle in puzzles)


ENTITIES = b"""<?xml version="1.0"?><!DOCTYPE puzzleset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<puzzleset><puzzle><title>&b;&b;&b;</title></puzzle></puzzleset>"""
SECRET = b"""<?xml version="1.0"?><!DOCTYPE p [<!ENTITY file SYSTEM "file:///etc/passwd">]>
<puzzleset><puzzle><title>&file;</title></puzzle></puzzleset>"""
PARAMETER = b"""<?xml version="1.0"?><!DOCTYPE p [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>
<puzzleset><puzzle/></puzzleset>"""


@pytest.mark.parametrize("data", [ENTITIES, SECRET, PARAMETER])
def test_xml_entities_are_refused(data: bytes) -> None:
    with pytest.raises(FormatError, match=r"XML that defines entities is not read$") as found:
        load(data)
    assert found.value.line == 1


def test_a_named_dtd_is_accepted_but_not_fetched() -> None:
    text = dump_bytes(PUZZLE, "xml").replace(
        b"<puzzleset>", b'<!DOCTYPE pbn SYSTEM "http://127.0.0.1:9/none.dtd"><puzzleset>'
    )
    assert load(text).id == PUZZLE.id


def test_deep_xml_and_deep_json_are_refused() -> None:
    with pytest.raises(FormatError, match="deeper"):
        load(b"<puzzleset>" * 10_000)
    with pytest.raises(FormatError, match="deep"):
        load(b'{"rows":' + b"[" * 200_000, format="json-clues")


GIANTS = {
    "non": b"width 1000000\nheight 1000000\nrows\n",
    "mk": b"999999 999999\n1\n#\n1\n",
    "nin": b"4097 1\n1\n",
    "cwd": b"100000\n100000\n1\n\n1\n",
    "cwc": b"100000\n100000\n2\n1\n\n1\n",
    "pnm": b"P4 99999 99999\n\x00",
    "json": b'{"nonokit": 1, "rows": [' + b"[1]," * 5000 + b"[1]" + b'], "columns": [[1]]}',
    "nonogram-pro": b'{"spec": {"width": 100000, "height": 100000}, "gridData": "AA=="}',
    "number-loom": b'{"V0": {"solution": {"shape": {"Square": {"width": 99999, "height": 9999}}}}}',
    "text": b"#" * 5000 + b"\n",
    "png": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x01\x00\x00\x00\x01\x00\x00\x08\x02\x00\x00\x00"
    + bytes(20),
    "gif": b"GIF89a\xff\xff\xff\xff" + bytes(20),
    "bmp": b"BM" + bytes(12) + b"\x28\0\0\0" + b"\xff\xff\xff\x7f\xff\xff\xff\x7f" + bytes(20),
}


@pytest.mark.parametrize("name", GIANTS)
def test_giant_sizes_cost_no_memory(name: str) -> None:
    get_format(name)
    tracemalloc.start()
    try:
        with pytest.raises(FormatError, match=r"at most|expected|up to"):
            read_as(get_format(name), Sample(GIANTS[name]))
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("code", ["R_____________", "L" + "A" * 4000 + "_", "B_________", "R" + "_" * 3000])
def test_short_codes_that_are_none(code: str) -> None:
    with pytest.raises(FormatError):
        load(code.encode(), format="short")


PACKERS = {"gzip": gzip.compress, "zlib": zlib.compress, "bzip2": bz2.compress, "xz": lzma.compress}


@pytest.mark.parametrize("name", PACKERS)
def test_packed_input_is_limited(name: str) -> None:
    bomb = PACKERS[name](bytes(33 * 2**20))
    assert len(bomb) < 200_000
    with pytest.raises(FormatError, match="unpacks to more than 32 MiB"):
        load(bomb)


def tar(*files: tuple[str, bytes, int]) -> bytes:
    """A tar of files, each with its name, its content and the size that it claims."""
    packed = b""
    for name, content, size in files:
        entry = tarfile.TarInfo(name)
        entry.size = size
        packed += entry.tobuf() + content.ljust(-(-len(content) // 512) * 512, b"\0")
    return packed + bytes(1024)


def test_tar_archives() -> None:
    cat = dump_bytes(PUZZLE, "non")
    files = tar(("a.non", cat, len(cat)), (".DS_Store", b"x", 1), ("b.non", cat, len(cat)))
    for data in (files, gzip.compress(files), gzip.compress(gzip.compress(files))):
        assert [puzzle.extras["file"] for puzzle in load_all(data)] == ["a.non", "b.non"]
    with pytest.raises(FormatError, match=r"^a tar archive of more than 5000 files or 32 MiB"):
        load_all(tar(("large", b"", 2**30)))
    with pytest.raises(FormatError, match="a damaged tar archive"):
        load_all(tar(("short.non", cat, 5000))[:600])


@pytest.mark.parametrize("packing", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_damaged_zip_is_said(packing: int) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", packing) as archive:
        archive.writestr("a.non", dump_bytes(PUZZLE, "non"))
    data = bytearray(packed.getvalue())
    data[50:70] = b"\xff" * 20
    with pytest.raises(FormatError, match="a damaged zip archive"):
        load_all(bytes(data))


def test_a_file_without_a_name_in_a_zip_is_damage() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("A", b"x")
    with pytest.raises(FormatError, match="a damaged zip archive"):
        load_all(packed.getvalue().replace(b"A", b"\0"))


@pytest.mark.parametrize("name", ["gzip", "bzip2", "xz"])
def test_damaged_packing_is_said(name: str) -> None:
    packed = PACKERS[name](dump_bytes(PUZZLE, "json"))
    for damaged in (packed[:40], packed[:30] + bytes([packed[30] ^ 255]) + packed[31:]):
        with pytest.raises(FormatError, match=f"damaged {name}") as caught:
            load(damaged)
        assert not isinstance(caught.value, NoPuzzle)


def test_a_file_too_large_is_not_read_whole(tmp_path: pytest.TempPathFactory) -> None:
    path = f"{tmp_path}/large.non"
    with open(path, "wb") as file:
        file.truncate(40 * 2**20)  # a sparse file: it takes no room on the disk
    with pytest.raises(FormatError, match="more than 32 MiB"):
        load_all(path)


@pytest.mark.parametrize(
    "text", ["x=[[1], [2]]\n" * 40, "rows=[[1]]\n" * 40, "```\n99\n" * 40, "1 99,2\n" * 401]
)
def test_what_is_looked_at_is_bounded_and_said(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MAX_VALUES", 300)
    for data in (text, f'["{text}"]'.replace("\n", "\\n")):
        with pytest.raises(FormatError, match="too much to look through for a puzzle"):
            load_all(data.encode())


def test_too_many_puzzles_are_refused_not_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_PUZZLES", 20)
    one = '{"rows": [[1], [2]], "top": [[2], [1]]}'
    assert len(load_all(f"[{', '.join([one] * 20)}]".encode())) == 20
    with pytest.raises(FormatError, match="more than 20 puzzles in one file"):
        load_all(f"[{', '.join([one] * 21)}]".encode())


LINES = {
    "a size and cells": "3x3:010111010\n",
    "a record": "cat;3;3;0;1;0;1;0;1;0;1;0\n",
    "sides": "2,1 1,1,1\n2,1 1,1,1\n",
    "pictures": "##.\n.##\n...\n\n",
    "numbers with a size": "2 2\n1\n1\n1\n1\n",
}


@pytest.mark.parametrize("lines", LINES.values(), ids=LINES)
def test_too_many_puzzles_in_lines_are_refused_too(lines: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_PUZZLES", 20)
    assert len(load_all((lines * 20).encode())) == 20
    with pytest.raises(FormatError, match="more than 20 puzzles in one file: divide it"):
        load_all((lines * 21).encode())


def test_sides_of_many_puzzles_are_not_all_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[Part] = []
    agreeing = pairing.agreeing

    def counted(first: Part, second: Part) -> tuple[Lines, Lines] | None:
        compared.append(first)
        return agreeing(first, second)

    monkeypatch.setattr(pairing, "agreeing", counted)
    text = "".join(f"rows = [[1], [{n}]]\n" for n in range(1, 301))
    text += "".join(f"cols = [[1], [{n + 500}]]\n" for n in range(1, 301))
    with pytest.raises(FormatError):
        load_all(text.encode())
    assert len(compared) < 200_000  # 300 × 300 in each of several notations


@pytest.mark.parametrize("section", ["<![CDA\x1e[ 1 ]]>", "<![ [x]]>", "<![if x]>", "<![CDATA[ 1"])
def test_marked_sections_that_python_does_not_know(section: str) -> None:
    with pytest.raises(FormatError):
        load(f"<html><body>{section}<table><tr><td>a</td></tr></table></body></html>".encode())


def test_the_files_of_an_archive_share_what_may_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "ARCHIVE_VALUES", 3000)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number in range(40):
            archive.writestr(f"{number}.py", "x = [1, 2]\nrows = [[1]]\n" * 20)
    with pytest.raises(FormatError, match="too much to look through"):
        load_all(packed.getvalue())
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("puzzle.non", "width 1\nheight 1\nrows\n1\ncolumns\n1\n")
    (puzzle,) = load_all(packed.getvalue())
    assert puzzle.extras["notes"] == [
        "not all of a zip archive was looked through: unpack it to read the rest"
    ]


@pytest.mark.parametrize("end", [b"\n", b"\r"])
def test_a_text_of_very_many_lines_is_refused_before_they_are_listed(end: bytes) -> None:
    data = b"a:" + end * (limits.MAX_LINES + 1)
    tracemalloc.start()
    with pytest.raises(FormatError, match="2000000 lines: divide it"):
        load_all(data)
    assert detect(data) is None
    assert tracemalloc.get_traced_memory()[1] < 40_000_000
    tracemalloc.stop()


ENDLESS = {  # how it begins, what goes on as often as that, and how it ends
    "items with dashes": ("", "- 1\n", 200_000, ""),
    "a long text of Lua": ("[[\n", "a b\n", 200_000, ""),
    "comments": ("", "<!--", 300_000, ""),
    "quotes of tags": ("", '<a b="', 100_000, ""),
    "blanks before signs": ("", " ", 200_000, "!é"),
    "rows of a database": ("", "insert into a values (", 20_000, ""),
    "remarks": ("x", " # ab", 200_000, "'"),
    "a pattern of Life": ("x = 3, y = 3\n", " ", 400_000, "z!"),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_nothing_closes_is_not_looked_through_again_and_again(name: str) -> None:
    begin, again, count, end = ENDLESS[name]
    with pytest.raises(FormatError):  # with the square of its length it would take many minutes
        load_all((begin + again * count + end).encode())


def test_a_size_beside_facts_is_not_looked_for_again_and_again() -> None:
    assert parse_facts("row(1, [9]).\ncol(1, [8]).\nx = 3" + "\n" * 1_000_000) is not None
