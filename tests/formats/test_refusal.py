"""What is said of files without a puzzle: what they are, rather than what a format that they are not expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from nonokit.errors import FormatError, NoPuzzle
from nonokit.formats import load

CASES: dict[str, tuple[bytes, str]] = {
    "main.cpp": (b"int main() { return 0; }\n", "no puzzle found in a C++ program"),
    "doc.html": (b"<html><body>Hello</body></html>", "no puzzle found in a page"),
    "saved.non": (b"<!DOCTYPE html>\n<html><body>Hello</body></html>", "no puzzle found in a page"),
    "Cargo.toml": (b'[package]\nname = "x"\n', "no puzzle found in settings (TOML)"),
    "model.lp": (b"% rules\na :- b.\n", "no puzzle found in a logic or linear program"),
    "data.json": (b'{"a": 1}', "no puzzle found in JSON"),
    "App.xaml": (b'<?xml version="1.0"?>\n<Window Title="x"/>', "no puzzle found in XML of <Window>"),
    "words.csv": (b"word,meaning\nichi,one\n", "no puzzle found in a table (CSV)"),
    "page.pdf": (b"%PDF-1.4\n\0\1\2", "a PDF document"),
    "photo.jpg": (b"\xff\xd8\xff\xe0\0\x10JFIF\0", "a photograph (JPEG)"),
    "picture.webp": (b"RIFF\x24\0\0\0WEBPVP8 ", "a picture (WebP)"),
    "pack.7z": (b"7z\xbc\xaf'\x1c\0\4", "a 7z archive: unpack it first"),
    "board.pyc": (bytes(range(1, 32)) * 20, "no text, and no file of a kind that we know"),
    "marks.txt": (b"\xef\xbb\xbf\n", "it is empty: expected a puzzle"),
    "noise.g": (bytes(range(1, 32)) * 20 + b"\n#d\n:\n:\n", "no text, and no file of a kind that we know"),
    "list": (b":a\n:b\nwords\n", "no puzzle found in a text (it starts with ':a"),
    "app.log": (b"[12:00] started\n", "no puzzle found in a text"),
    "bad.mk": (b"1 1\nx\n#\n1\n", "bad.mk:2:1: expected a number, found 'x'"),
    "numbers.txt": (b"1 1\n7 3\n2\n", "NIN: there is no puzzle in it"),
    "bad.json": (b'{"rows": [[1]', "broken JSON"),
}


# Their content or their name says that there should be a puzzle.
DAMAGED = {"marks.txt", "noise.g", "bad.mk", "bad.json", "saved.non", "numbers.txt"}


@pytest.mark.parametrize("name", CASES)
def test_what_is_said(name: str, tmp_path: Path) -> None:
    data, message = CASES[name]
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(FormatError) as caught:
        load(path)
    assert message in str(caught.value)
    assert isinstance(caught.value, NoPuzzle) == (name not in DAMAGED)
