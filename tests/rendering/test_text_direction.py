"""Lines in Hebrew and Arabic as they are seen, against what the Unicode algorithm says of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit.rendering.text_direction import arranged, runs_from_right

SHALOM = "שלום"
MOLAHS = SHALOM[::-1]


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Duck 12", "Duck 12"),
        ("Žluťoučký кот 猫", "Žluťoučký кот 猫"),
        (SHALOM, MOLAHS),
        (f"{SHALOM} 12", f"12 {MOLAHS}"),
        (f"{SHALOM} 3.14", f"3.14 {MOLAHS}"),
        (f"{SHALOM} $25", f"$25 {MOLAHS}"),
        (f"to {SHALOM} and back", f"to {MOLAHS} and back"),
        (f"{SHALOM} abc def", f"abc def {MOLAHS}"),
        (f"({SHALOM})", f"({MOLAHS})"),
        (f"duck ({SHALOM}) 3", f"duck ({MOLAHS}) 3"),
        (f"{SHALOM} (duck) {SHALOM}", f"{MOLAHS} (duck) {MOLAHS}"),
        (f"\u200e1  {SHALOM}", f"1  {MOLAHS}"),
        (f"1  {SHALOM}", f"{MOLAHS}  1"),
        ("שָׁל", "לשָׁ"),  # marks stay behind their letters
        ("سلام", "\ufee1\ufefc\ufeb3"),  # seen, lam with alef, meem
        ("بيت", "\ufe96\ufef4\ufe91"),  # initial, medial, final
        ("دار", "\ufead\ufe8d\ufea9"),  # none of these is written on to the next
        ("بـ", "ـ\ufe91"),
        ("٣ بط", "\ufec2\ufe91 ٣"),
    ],
)
def test_lines_as_they_are_seen(text: str, seen: str) -> None:
    assert arranged(text) == seen


def test_the_first_letter_tells_the_direction() -> None:
    assert runs_from_right("12: " + SHALOM)
    assert not runs_from_right("a " + SHALOM)
    assert not runs_from_right("12")


@given(st.text(st.sampled_from("אבג abc 12 ( ) [ ] , . % -"), max_size=30))
def test_no_character_is_lost_or_added(text: str) -> None:
    brackets = str.maketrans("([", ")]")
    assert sorted(arranged(text).translate(brackets)) == sorted(text.translate(brackets))


@given(st.text(max_size=30))
def test_any_text_can_be_arranged(text: str) -> None:
    assert len(arranged(text)) <= len(text)
