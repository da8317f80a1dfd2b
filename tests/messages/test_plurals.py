"""Plural categories against Babel, which has them from CLDR."""

from __future__ import annotations

import pytest
from babel import Locale

from nonokit.messages import languages, plural
from nonokit.messages.plurals import CARDINAL


@pytest.mark.parametrize("language", CARDINAL)
def test_whole_numbers_take_the_forms_that_cldr_says(language: str) -> None:
    rule = Locale(language).plural_form
    for n in (*range(1300), 1_000_000, 1_000_001, 2_000_000):
        assert plural(language, n) == rule(n), n


def test_every_language_has_its_rule() -> None:
    assert set(languages()) <= set(CARDINAL)
