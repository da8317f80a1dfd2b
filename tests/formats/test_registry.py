"""The table of formats: it agrees with the formats themselves, and with the page about them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit.formats import structure
from nonokit.formats.detection import candidates
from nonokit.formats.format import CERTAIN, FEATURES, Sample
from nonokit.formats.registry import TABLE, Entry, formats_of_numbers, get_format, known_formats, names
from nonokit.formats.writing import dump_bytes, format_for_name
from nonokit.model import Puzzle

PAGE = Path(__file__).parents[2] / "docs" / "formats.md"


@pytest.mark.parametrize("entry", TABLE, ids=lambda entry: entry.name)
def test_a_line_agrees_with_its_format(entry: Entry) -> None:
    known = get_format(entry.name)
    assert (known.name, known.suffixes) == (entry.name, entry.suffixes)
    assert known.carries <= FEATURES
    assert all(suffix.startswith(".") and suffix == suffix.lower() for suffix in entry.suffixes)


@pytest.mark.parametrize("entry", [entry for entry in TABLE if entry.starts], ids=lambda entry: entry.name)
def test_what_texts_begin_with_is_what_is_written_and_certain(entry: Entry) -> None:
    data = dump_bytes(Puzzle.from_clues(["1"], ["1"]), entry.name)
    assert data.decode().startswith(entry.starts)
    assert candidates(Sample(data)) == [
        (get_format(entry.name), get_format(entry.name).looks_like(Sample(data)))
    ]
    assert get_format(entry.name).looks_like(Sample(data)) >= CERTAIN


def test_names_are_unique() -> None:
    assert len(set(names())) == len(TABLE)


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("a.non", "non"),
        ("a.XML", "xml"),
        ("b/a.json", "json"),
        ("a.g.gz", "g"),
        ("a.txt", "text"),
        ("a.csv", "csv"),
    ],
)
def test_what_a_suffix_means_for_writing(path: str, name: str) -> None:
    assert format_for_name(path) == name


def row_of(name: str) -> list[str]:
    """The cells of a format's row in the page."""
    lines = [
        line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{name}` |")
    ]
    assert len(lines) == 1, f"docs/formats.md has {len(lines)} rows for {name}"
    return [cell.strip() for cell in lines[0].strip("|").split("|")]


@pytest.mark.parametrize("name", names())
def test_the_page_has_a_true_row_for_every_format(name: str) -> None:
    known = get_format(name)
    _, title, suffixes, reads, writes, carries = row_of(name)
    assert title == known.title
    assert suffixes == " ".join(f"`{suffix}`" for suffix in known.suffixes)
    assert (reads, writes) == ("yes" if known.read else "–", "yes" if known.write else "–")
    assert set(carries.split(", ")) == known.carries


def test_the_page_has_no_other_rows() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert len(rows) == len(known_formats())


@given(st.text("0123456789, \t\n", max_size=60))
def test_a_text_of_numbers_is_in_none_of_the_formats_that_are_not_asked(text: str) -> None:
    sample = Sample(text.encode())
    assert sample.is_numbers
    asked = formats_of_numbers()
    assert not any(known.looks_like(sample) for known in known_formats() if known not in asked)


def test_the_map_of_reading_by_structure_has_every_module_once() -> None:
    modules = sorted(path.stem for path in Path(structure.__file__).parent.glob("[a-z]*.py"))
    assert sorted(re.findall(r"`(\w+)`", structure.__doc__ or "")) == modules
