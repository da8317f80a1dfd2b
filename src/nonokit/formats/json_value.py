"""Reading JSON with errors that name the place: line and column where it breaks, the path where it surprises."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_JSON_BYTES, MAX_NUMBER

JsonObject = dict[str, Any]

_SHOWN = 30
_OPENS = re.compile(r"\s*[\[{]")
_BETWEEN = re.compile(r"[\s,]*")
_DECODER = json.JSONDecoder()
_WORDS = ("true", "false", "null")  # a text may end within one


def parse_json(sample: Sample) -> Any:
    """The value of the whole text."""
    if sample.json is not None:
        return sample.json
    if len(sample.data) > MAX_JSON_BYTES:
        raise sample.error(f"JSON of more than {MAX_JSON_BYTES >> 20} MiB: too large")
    try:
        return json.loads(sample.text)
    except json.JSONDecodeError as error:
        raise sample.error(f"broken JSON: {error.msg}", error.lineno, error.colno) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists in lists in lists
        raise sample.error("broken JSON: numbers too long or lists too deep") from None


def cut_off(sample: Sample) -> FormatError | None:
    """The error of JSON that ends too early; None for any other text."""
    text, at = sample.text, 0
    if sample.json is not None or not _OPENS.match(text) or len(sample.data) > MAX_JSON_BYTES:
        return None
    while (between := _BETWEEN.match(text, at)) and between.end() < len(text):
        if text[between.end()] not in "{[":
            return None
        try:
            _, at = _DECODER.raw_decode(text, between.end())
        except json.JSONDecodeError as error:
            rest = text[error.pos :].rstrip()
            is_cut = error.msg.startswith("Unterminated") or any(word.startswith(rest) for word in _WORDS)
            message = f"broken JSON, which ends too early: {error.msg}"
            return sample.error(message, error.lineno, error.colno) if is_cut else None
        except (ValueError, RecursionError):
            return None
    return None


def has_lists(sample: Sample, *keys: str) -> bool:
    """Whether the content is an object with lists under these keys, none of them empty."""
    value = sample.json
    return isinstance(value, dict) and all(isinstance(value.get(key), list) and value[key] for key in keys)


def unexpected(sample: Sample, path: str, what: str, value: object) -> FormatError:
    """The error "path: expected …, found …"."""
    text = json.dumps(value)
    shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return sample.error(f"{path}: expected {what}, found {shown}")


def as_object(sample: Sample, value: object, path: str) -> JsonObject:
    """The value as an object."""
    if not isinstance(value, dict):
        raise unexpected(sample, path, "an object", value)
    return value


def as_list(sample: Sample, value: object, path: str, *, most: int | None = None) -> list[Any]:
    """The value as a list, of at most so many items."""
    if not isinstance(value, list):
        raise unexpected(sample, path, "a list", value)
    if most is not None and len(value) > most:
        raise sample.error(f"{path}: expected at most {most} items, found {len(value)}")
    return value


def as_text(sample: Sample, value: object, path: str) -> str:
    """The value as text."""
    if not isinstance(value, str):
        raise unexpected(sample, path, "text", value)
    return value


def as_number(sample: Sample, value: object, path: str, *, least: int = 0, most: int = MAX_NUMBER) -> int:
    """The value as a whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise unexpected(sample, path, f"a number from {least} to {most}", value)
    return value


def text_fields(sample: Sample, value: Mapping[str, Any], keys: Mapping[str, str]) -> dict[str, Any]:
    """The metadata that an object has: puzzle fields by the keys they have there; null counts as absent."""
    found: dict[str, Any] = {}
    for key, field in keys.items():
        if value.get(key) is not None:
            found.setdefault(field, as_text(sample, value[key], key))
    return found


def compact_json(value: object) -> bytes:
    """An object as JSON: one line per key, and one per item of its lists, so that puzzles can be read and compared."""
    if not isinstance(value, dict):
        return (json.dumps(value, ensure_ascii=False) + "\n").encode()
    items = [f"  {json.dumps(key)}: {_spread(item)}" for key, item in value.items()]
    return ("{\n" + ",\n".join(items) + "\n}\n").encode()


def _spread(value: object) -> str:
    if not isinstance(value, list) or not value or not isinstance(value[0], list | str | dict | None):
        return json.dumps(value, ensure_ascii=False)
    lines = ",\n".join("    " + json.dumps(item, ensure_ascii=False) for item in value)
    return f"[\n{lines}\n  ]"
