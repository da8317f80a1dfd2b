"""The scanner: numbers, words and clues, with the place of whatever is wrong."""

from __future__ import annotations

import pytest

from nonokit import Puzzle, hooks
from nonokit.errors import FormatError
from nonokit.formats.clue_text import (
    ClueLines,
    Token,
    clue_lines,
    parse_clue,
    parse_number,
    puzzle_of_lines,
    split_words,
)
from nonokit.formats.entities import escape, unescape
from nonokit.formats.format import Sample

SAMPLE = Sample(b"1 1\n\n3", "a.txt")


def test_words_and_their_places() -> None:
    assert split_words("  3,\t1 ", 4) == [Token("3", 4, 3), Token("1", 4, 6)]


@pytest.mark.parametrize("word", ["x", "-1", "1.5", "²", "٣", "1e3", "", "0x1", "9" * 5000])
def test_only_plain_numbers_are_numbers(word: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_number(SAMPLE, Token(word, 2, 3))
    assert str(caught.value).startswith("a.txt:2:3: expected a number")
    assert len(str(caught.value)) < 100


def test_clues_of_lines() -> None:
    lines = clue_lines(SAMPLE, 1, 3, "row")
    assert lines == (range(1, 4), ["1 1", "", "3"])
    assert puzzle_of_lines(SAMPLE, lines, lines, title="A") == Puzzle.from_clues(
        [[1, 1], [], [3]], [[1, 1], [], [3]], title="A"
    )
    with pytest.raises(FormatError, match="expected 4 row clues, found 3"):
        clue_lines(SAMPLE, 1, 4, "row")


CLUES = ["3,1", " 2 , 1 ", "0", "", "  ", "007", "1\t2", "1000000", "1000001", "00000001", "0 0", "1 0"]
CLUES += ["1\v2", "1\u00a02", "x", "1x", "-1", "+1", "1_0", "1.", "٣", "²", "1 " * 40_000, "1 " * 60_000]


@pytest.mark.parametrize("clue", CLUES)
def test_lines_at_once_are_those_read_with_care(clue: str, monkeypatch: pytest.MonkeyPatch) -> None:
    side, other = ClueLines([5], [clue]), ClueLines([7], ["1"])

    def answer() -> object:
        try:
            return puzzle_of_lines(SAMPLE, side, other)
        except FormatError as error:
            return str(error)

    at_once = answer()
    monkeypatch.setattr(hooks, "read_lists", lambda *_: None)
    assert answer() == at_once


def test_a_clue_of_endless_length_is_refused_early() -> None:
    with pytest.raises(FormatError, match="too long"):
        parse_clue(SAMPLE, "1 " * 100_000, 1)


@pytest.mark.parametrize("text", ["plain", '"&<>', "\x00\x80\r\n\u2028", "&amp;", "&#128;", "🎲"])
def test_entities_bring_every_character_back(text: str) -> None:
    assert unescape(escape(text)) == text
    assert "\n" not in escape(text)
