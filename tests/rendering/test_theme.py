from __future__ import annotations

from itertools import pairwise

import pytest

from nonokit.errors import ArgumentError
from nonokit.model import Puzzle, make_palette
from nonokit.rendering.palette import (
    SAFE,
    are_hard_to_tell_apart,
    distance,
    grey_colours,
    safe_colours,
    shown_colours,
    wants_symbols,
)
from nonokit.rendering.theme import (
    DARK,
    LIGHT,
    PRINT,
    THEMES,
    Theme,
    blend,
    contrast,
    find_theme,
    format_hex,
    parse_hex,
)

MARKS = ("accent", "accent_2", "good", "warn", "bad", "rule_five")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_and_marks_are_legible(theme: Theme) -> None:
    for ground in (theme.paper, theme.sheet):
        assert contrast(theme.ink, ground) >= 4.5
        assert contrast(theme.ink_soft, ground) >= 4.5
    for token in MARKS:
        assert contrast(getattr(theme, token), theme.sheet) >= 3, token


def test_high_contrast_raises_everything_to_seven() -> None:
    theme = THEMES["high-contrast"]
    for token in ("ink", "ink_soft", "ink_faint", *MARKS):
        assert contrast(getattr(theme, token), theme.paper) >= 7, token


def test_tokens_have_the_names_of_the_web_app() -> None:
    assert LIGHT.tokens()["--accent-2"] == "#1864ab"
    assert list(DARK.tokens())[:5] == ["--paper", "--sheet", "--ink", "--ink-soft", "--ink-faint"]


def test_colours_as_text_and_back() -> None:
    assert format_hex(parse_hex("#0a1b2c")) == "#0a1b2c"
    assert blend("#ff0000", "#0000ff", 0.25) == "#4000bf"


def test_unknown_themes_are_named() -> None:
    assert find_theme(LIGHT) is LIGHT
    with pytest.raises(ArgumentError, match="light, dark, high-contrast, print"):
        find_theme("sepia")


def test_red_and_green_are_close_only_for_some() -> None:
    assert distance("#d91e18", "#27862a") > 0.25
    assert distance("#d91e18", "#27862a", "deuteranopia") < 0.075


def test_safe_colours_are_distinct_and_keep_black() -> None:
    assert safe_colours(["#000000", "#d91e18", "#27862a"]) == ["#000000", "#d55e00", "#009e73"]
    assert not are_hard_to_tell_apart(SAFE)


def test_more_colours_than_the_safe_set_keep_their_own() -> None:
    many = [f"#{i * 20:02x}{255 - i * 20:02x}80" for i in range(12)]
    shown = safe_colours(many)
    assert set(SAFE) <= set(shown)
    assert sum(colour in many for colour in shown) == 4


def test_symbols_come_by_themselves_when_colours_are_close() -> None:
    close, far = make_palette(["red", "green"]), make_palette(["blue", "yellow"])
    assert wants_symbols(close, shown_colours(close, LIGHT), None)
    assert not wants_symbols(far, shown_colours(far, LIGHT), None)
    assert wants_symbols(far, shown_colours(far, LIGHT), True)
    assert not wants_symbols(close, shown_colours(close, LIGHT, "safe"), None)


def test_black_and_white_use_ink_and_sheet() -> None:
    assert shown_colours(make_palette(["black"]), DARK) == [DARK.sheet, DARK.ink]
    with pytest.raises(ArgumentError, match="'safe' or 'grey'"):
        shown_colours(make_palette(["black"]), DARK, "neon")


def test_greys_keep_the_order_of_lightness_and_lie_apart(flower: Puzzle) -> None:
    shown = shown_colours(flower.palette, PRINT, "grey")
    assert shown[0] == PRINT.sheet
    values = sorted(int(colour[1:3], 16) for colour in shown[1:])
    assert all(colour[1:3] == colour[3:5] == colour[5:] for colour in shown)
    assert min(b - a for a, b in pairwise(values)) >= 0.8 * 255 / (len(values) - 1) - 1
    assert wants_symbols(flower.palette, shown, None)
    assert not are_hard_to_tell_apart(grey_colours(["#f6c626", "#23262f", "#d63031"]))
