"""One catalogue: every language has every message with the same variables, and every message is used."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import nonokit
from messages.catalogues import LANGUAGES, source, variables
from nonokit.errors import NonokitError
from nonokit.explaining import claims as said
from nonokit.explaining.proving.reading import messages_of
from nonokit.explaining.wording import technique_name
from nonokit.messages import catalogue

SOURCE = Path(nonokit.__file__).parent
# What only some languages need: which form is asked for, the last digit of an ordinal.
GRAMMAR = {"form", "ending"}
OTHERS = [language for language in LANGUAGES if language != "en"]
# A string in JavaScript: in quotes, or a template whose `${…}` may be anything.
_STRING = re.compile(
    r'"([A-Za-z][\w-]*)"|`([A-Za-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`|\bt\("([^"]*)"|\bt\(`([^`]*?)`[,)]'
)


def test_a_language_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(source(language), encoding="utf-8")
    danish = (
        source("en")
        .replace("language-name = English", "language-name = Dansk")
        .replace("Overlap", "Overlap!")
    )
    (tmp_path / "da.ftl").write_text(danish, encoding="utf-8")
    module = sys.modules["nonokit.messages.catalogue"]
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    for remembering in ("languages", "_catalogue"):
        monkeypatch.setattr(module, remembering, getattr(module, remembering).__wrapped__)
    assert list(module.languages())[:2] == ["en", "da"]
    assert module.languages()["da"] == "Dansk"
    assert technique_name("overlap", "da") == "Overlap!"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_each_once(language: str) -> None:
    written = re.findall(r"^([a-z][\w-]*) *=", source(language), re.MULTILINE)
    assert sorted(written) == sorted(name for name in catalogue("en").names() if not name.startswith("-"))


@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_variables_that_english_uses(language: str) -> None:
    english, own = catalogue("en"), catalogue(language)
    said = {name: variables(own, name) - GRAMMAR for name in own.names() if not name.startswith("-")}
    wrong = {name: found for name, found in said.items() if found != variables(english, name) - GRAMMAR}
    assert wrong == {}


@cache
def used() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Names and patterns of names in the code of page and Python; and those that are surely meant as messages."""
    names, patterns, surely = set(), set(), set()
    for path in (SOURCE / "web/app").rglob("*.js"):
        for literal, template, spoken, spoken_template in _STRING.findall(path.read_text(encoding="utf-8")):
            names |= {literal, spoken} - {""}
            surely |= {spoken} - {""}
            for one in {template, spoken_template} - {""}:
                pattern = ".+".join(map(re.escape, re.split(r"\$\{.*?\}", one)))
                patterns.add(pattern)
                surely |= {pattern} if one == spoken_template else set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(v.value) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                patterns.add("".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.add(node.value)
    claims = [kind for kind in vars(said).values() if isinstance(kind, type) and issubclass(kind, said.Claim)]
    names |= {name for kind in claims for name in messages_of(kind)}
    # What may be anything says nothing.
    patterns = {pattern for pattern in patterns if re.match(r"[a-z]+(\\-|-)", pattern)}
    return frozenset(names), frozenset(patterns), frozenset(surely)


def test_every_message_is_used() -> None:
    names, patterns, _ = used()
    every = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    unused = [name for name in catalogue().names() if name not in names and not every.fullmatch(name)]
    # Terms are used by messages.
    assert [name for name in unused if not name.startswith("-")] == []


def test_every_message_that_the_page_says_is_there() -> None:
    known = catalogue().names()
    for name in used()[2]:
        assert any(re.fullmatch(name.replace("_", "-"), one) for one in known), name


def test_an_unknown_language_is_refused_kindly() -> None:
    with pytest.raises(NonokitError, match="no words in 'xx', only in en"):
        catalogue("xx")
