"""The page's types are those of the server's models."""

from dataclasses import fields
from typing import get_args

from nonokit.rendering import marks
from nonokit.server.wire.marks import MODELS
from web.wire import TYPES, types


def test_the_types_are_current() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "run python tests/make.py wire"


def test_every_mark_travels_with_all_it_has() -> None:
    assert set(MODELS) == set(get_args(marks.Mark)) - {marks.Heat}, "hints have no heat maps"
    for mark, model in MODELS.items():
        assert list(model.model_fields) == ["type", *(field.name for field in fields(mark))]  # type: ignore[arg-type]
