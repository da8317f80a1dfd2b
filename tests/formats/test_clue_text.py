"""The scanner: numbers, words and clues, with the place of whatever is wrong."""

from __future__ import annotations

import pytest

from nonokit.errors import FormatError
from nonokit.formats.clue_text import Token, parse_clue, parse_clues, parse_number, split_words
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
    assert parse_clues(SAMPLE, 1, 3, "row") == [(1, 1), (), (3,)]
    with pytest.raises(FormatError, match="expected 4 row clues, found 3"):
        parse_clues(SAMPLE, 1, 4, "row")


def test_a_clue_of_endless_length_is_refused_early() -> None:
    with pytest.raises(FormatError, match="too long"):
        parse_clue(SAMPLE, "1 " * 100_000, 1)


@pytest.mark.parametrize("text", ["plain", '"&<>', "\x00\x80\r\n\u2028", "&amp;", "&#128;", "🎲"])
def test_entities_bring_every_character_back(text: str) -> None:
    assert unescape(escape(text)) == text
    assert "\n" not in escape(text)
