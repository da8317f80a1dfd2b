"""What inputs hold: lines, files in archives, pipes, and things that cannot be read."""

from __future__ import annotations

import bz2
import gzip
import lzma
import os
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import nonokit
from batch.running import line_of, numbers_of, run_batch, small_puzzle, write_tar, write_zip
from nonokit.batch import Source
from nonokit.batch import units as units_module
from nonokit.batch.sources import Place
from nonokit.batch.units import Unit, units_in

TEXTS = {f"in/{i}.non": nonokit.dumps(small_puzzle(i), "non").encode() for i in range(3)}


@pytest.mark.parametrize("name", ["pack.zip", "pack.tar", "pack.tar.gz", "pack.tgz", "pack.txz", "PACK.ZIP"])
def test_files_of_archives_are_units(tmp_path: Path, name: str) -> None:
    contents = {**TEXTS, ".hidden.non": b"x", "readme.exe": b"x"}
    path = tmp_path / name
    if name.lower().endswith("zip"):
        write_zip(path, contents)
    else:
        write_tar(path, contents, "w:xz" if name.endswith("xz") else "w:gz" if name.endswith("gz") else "w")
    units = list(Source([str(path)]).units())
    assert [(unit.file, unit.data) for unit in units] == [
        (f"{path}/{member}", content) for member, content in TEXTS.items()
    ]


def test_a_pack_with_damage_has_a_row_for_it_and_for_the_others(tmp_path: Path) -> None:
    path = write_zip(
        tmp_path / "pack.zip", {**TEXTS, "in/2.non": b"width 3\nheight", "z.non": TEXTS["in/0.non"]}
    )
    rows = run_batch(tmp_path / "out.jsonl", path)
    assert [(row["file"].removeprefix(str(path)), row["status"] == "error") for row in rows] == [
        ("/in/0.non", False),
        ("/in/1.non", False),
        ("/in/2.non", True),
        ("/z.non", False),
    ]


@pytest.mark.parametrize(
    "packing", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]
)
def test_a_damaged_file_in_an_archive_costs_its_own_row(tmp_path: Path, packing: int) -> None:
    path = tmp_path / "pack.zip"
    with zipfile.ZipFile(path, "w", packing) as archive:
        for name, content in TEXTS.items():
            archive.writestr(name, content)
    with zipfile.ZipFile(path) as archive:
        second = archive.infolist()[1]
    data = bytearray(path.read_bytes())
    place = second.header_offset + 30 + len(second.filename)
    data[place : place + second.compress_size] = b"\xff" * second.compress_size
    path.write_bytes(data)
    units = [unit for unit, _ in units_in(str(path))]
    assert [unit.file.removeprefix(f"{path}/") for unit in units] == [*TEXTS]
    assert [unit.trouble is None for unit in units] == [True, False, True]


def test_archives_in_an_archive_are_looked_into(tmp_path: Path) -> None:
    inner = write_zip(tmp_path / "inner.zip", TEXTS).read_bytes()
    whole = write_tar(tmp_path / "outer.tar.xz", {"a/inner.zip": inner, "b.non": TEXTS["in/0.non"]}, "w:xz")
    assert [unit.file.removeprefix(f"{whole}/") for unit, _ in units_in(str(whole))] == [
        *(f"a/inner.zip/{name}" for name in TEXTS),
        "b.non",
    ]


def test_an_archive_too_deep_in_others_is_told(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "0.zip", TEXTS)
    for depth in range(1, 4):
        path = write_zip(tmp_path / f"{depth}.zip", {path.name: path.read_bytes()})
    [(unit, _)] = units_in(str(path))
    assert (unit.file, unit.trouble) == (
        f"{path}/2.zip/1.zip/0.zip",
        "an archive in archives: unpack it first",
    )


def test_an_archive_without_a_puzzle_is_told(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "pack.zip", {"readme.exe": b"x"})
    [row] = run_batch(tmp_path / "out.jsonl", path)
    assert (row["file"], row["reason"]) == (str(path), "there is no puzzle file in this archive")


PACKERS = [("gz", gzip.compress), ("bz2", bz2.compress), ("xz", lzma.compress)]


@pytest.mark.parametrize(("suffix", "pack"), PACKERS)
def test_lines_may_be_packed(tmp_path: Path, suffix: str, pack: Callable[[bytes], bytes]) -> None:
    lines = "".join(line_of(small_puzzle(i), f"no {i}") + "\n" for i in range(5)).encode()
    packed = tmp_path / f"a.jsonl.{suffix}"
    packed.write_bytes(pack(lines))
    archive = write_zip(tmp_path / "b.zip", {"c.jsonl": lines, f"d.jsonl.{suffix}": pack(lines)})
    source = Source([str(packed), str(archive)])
    assert numbers_of(source.units()) == [1, 2, 3, 4, 5] * 3


@pytest.mark.parametrize("cut", [9, 30, 300])
@pytest.mark.parametrize("name", ["pack.zip", "pack.tar", "pack.tar.gz", "many.jsonl.gz"])
def test_what_is_cut_off_ends_with_a_row_that_says_so(tmp_path: Path, name: str, cut: int) -> None:
    path = tmp_path / name
    noise = {f"{i}.non": os.urandom(300) for i in range(9)}
    if name.endswith("zip"):
        write_zip(path, noise)
    elif "tar" in name:
        write_tar(path, noise, "w:gz" if name.endswith("gz") else "w")
    else:
        path.write_bytes(gzip.compress(b"\n".join(os.urandom(30).hex().encode() for _ in range(99))))
    path.write_bytes(path.read_bytes()[:cut])
    *whole, (last, _) = units_in(str(path))
    assert last.trouble is not None
    # The file at which it breaks is named, too.
    assert all(unit.trouble is None for unit, _ in whole[:-1])


def test_a_file_that_stops_to_be_readable_costs_one_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lines_of(name: str, _file: object) -> object:
        yield Unit(name, 1, b"x")
        raise OSError(5, "Input/output error")

    path = tmp_path / "a.jsonl"
    path.write_text("x\ny\n")
    monkeypatch.setattr(units_module, "lines_of", lines_of)
    assert [unit for unit, _ in units_in(str(path))] == [
        Unit(str(path), 1, b"x"),
        Unit(str(path), 2, trouble="input/output error"),
    ]


def test_a_line_without_an_end_is_one_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(units_module, "MAX_INPUT_BYTES", 10)
    monkeypatch.setattr(units_module, "LINES_BYTES", 8)
    path = tmp_path / "a.jsonl"
    path.write_text("short\n" + "x" * 55 + "\nshort\n")
    assert [(unit.line, unit.data, unit.trouble is None) for unit, _ in units_in(str(path))] == [
        (1, b"short\n", True),
        (2, None, False),
        (3, b"short\n", True),
    ]


def test_pipes_are_read_and_one_without_a_writer_is_empty(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.non"
    os.mkfifo(pipe)
    assert list(units_in(str(pipe))) == []
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    writer = os.open(pipe, os.O_WRONLY)
    os.write(writer, b"RrW8eI3iI3\nRrW8eI3iI3\n")
    units = units_in(str(pipe))
    assert next(units)[0] == Unit(str(pipe), 1, b"RrW8eI3iI3\nRrW8eI3iI3\n", 2)
    os.write(writer, b"RrW8eI3iI3")
    os.close(writer)
    os.close(reader)
    assert [unit for unit, _ in units] == [Unit(str(pipe), 3, b"RrW8eI3iI3")]


def test_names_and_titles_that_are_no_text_have_their_rows(tmp_path: Path) -> None:
    odd = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.non")
    with open(odd, "w") as file:
        file.write(TEXTS["in/0.non"].decode())
    lines = tmp_path / "odd.jsonl"
    lines.write_text('{"rows": [[1]], "columns": [[1]], "title": "half \\ud800"}\n')
    for name in ("out.jsonl", "out.csv"):
        for _ in range(2):  # the second time it is gone on with
            rows = run_batch(tmp_path / name, odd, lines)
            assert [row["status"] for row in rows] == ["multiple", "unique"]
            assert rows[0]["file"].endswith("caf\\udce9.non")
            assert rows[1]["title"] == "half \\ud800"


@pytest.mark.parametrize("lines_bytes", [1, 7, 64, 1 << 16])
def test_lines_keep_their_numbers_however_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines_bytes: int
) -> None:
    monkeypatch.setattr(units_module, "LINES_BYTES", lines_bytes)
    content = b"a\n\n  \nb" + b"b" * 70 + b"\r\n\nc\n\nd"
    path = tmp_path / "a.jsonl"
    path.write_bytes(content)
    expected = [(i, line) for i, line in enumerate(content.split(b"\n"), 1) if line.strip()]
    units = list(Source([str(path)]).units())
    assert [(one.line, one.data) for unit in units for one in unit.singles()] == expected
    assert sum(unit.lines for unit in units) == len(content.split(b"\n"))
    for done in range(len(expected)):
        places = [Place(str(path), number) for number, _ in expected[:done]]
        assert numbers_of(Source([str(path)]).units(places)) == [number for number, _ in expected[done:]]
    for own in (1, 2, 3):
        mine = [number for number, _ in expected[own - 1 :: 3]]
        assert numbers_of(Source([str(path)], shard=(own, 3)).units()) == mine


def test_lines_can_be_parted_anywhere() -> None:
    content = b"a\n\nb\nc"
    whole = Unit("a.jsonl", 5, content, 4)
    for lines in range(1, 6):
        head, rest = whole.parted(lines)
        assert (head.data or b"") + (rest.data or b"" if rest else b"") == content
        parts = [head, *([rest] if rest else [])]
        assert [
            len((part.data or b"").split(b"\n")) - (part is head and rest is not None) for part in parts
        ] == [part.lines for part in parts]
        assert numbers_of(parts) == [5, 7, 8]
