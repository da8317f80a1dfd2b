"""Our reader of Fluent against Mozilla's: the same patterns, and the same words from all our messages."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from messages.catalogues import LANGUAGES, source, variables, whole
from nonokit.errors import InternalError
from nonokit.messages import Catalogue, catalogue, syntax

TRICKY = """
# A comment
plain = Some text
spaced   =   blanks around
several-lines =
    The first line,

    then one after a gap
      and one further in.
mixed = The first line
    and the second { $name }
    { $name } begins a line
select = { $count ->
    [0] none
    [one] one { $name }
   *[other] { $count } of { $name }
}
nested = { $gender ->
    [f] { $count ->
        [one] eine
       *[other] { $count }
    }
   *[m] { $name } end
} tail
tight = {$count ->
[one]a
*[other]b
}
strings = { "{" }{ " " }x\\ y{ "\\u00e9\\U01F602\\"\\\\" }
-term = { $case ->
   *[nominative] Firma
    [genitive] der Firma
}
    .gender = f
term-use = { -term(case: "genitive") } { -term }
term-attribute = { -term.gender ->
    [f] weiblich
   *[m] männlich
}
refer = { plain } and { with-attribute.title }
with-attribute = Value
    .title = A title
    .long =
        over
        lines
only-attributes =
    .one = 1
number = { 5 } { 1.5 }
colon = Row { $count }: text, with = and - and # inside
trailing = last \x20
"""


@pytest.mark.parametrize(
    "name", [name for name in syntax.entries(TRICKY) if not name.startswith(("-", "only"))]
)
@pytest.mark.parametrize("count", [0, 1, 5])
def test_tricky_messages_are_said_as_the_reference_says_them(name: str, count: int) -> None:
    values: dict[str, Any] = {"count": count, "name": "N", "gender": "f" if count else "m"}
    ours = Catalogue("en", [TRICKY]).say(name, values)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TRICKY))
    pattern = bundle.get_message(name).value
    assert pattern is not None
    theirs, errors = bundle.format_pattern(pattern, values)
    assert not errors
    assert ours == theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_files_are_sound_fluent(language: str) -> None:
    names = []
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            names.append(("-" if isinstance(entry, ast.Term) else "") + entry.id.name)
    assert len(names) == len(set(names))
    assert names == catalogue(language).names()


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_messages_are_said_as_the_reference_says_them(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    words = catalogue(language)
    bundle.add_resource(FluentResource(source(language)))
    said = 0
    for name in words.names():
        message = words.message(name)
        if message.pattern is None or name.startswith("-") or _calls(words, name):
            continue
        for count in (0, 1, 2, 5, 21):
            values = {key: count if key == "count" else "value" for key in variables(words, name)}
            theirs, errors = bundle.format_pattern(bundle.get_message(name).value, values)  # type: ignore[arg-type]
            assert not errors, (name, errors)
            assert words.say(name, values) == theirs
            said += 1
    assert said > 400


def _calls(words: Catalogue, name: str) -> bool:
    """Whether a message needs functions of the program's."""
    return any(isinstance(one, syntax.Call) for one in whole(words, name))


@pytest.mark.parametrize("body", [" { $x", " { $x -> [one] a }", ' { "open }', " { }", " a }", " { FUNC(1 }"])
def test_what_is_no_message_is_refused_by_name(body: str) -> None:
    with pytest.raises(InternalError, match="message broken: expected"):
        syntax.parse("broken", body)


def test_a_value_that_was_not_handed_over_is_a_bug() -> None:
    words = Catalogue("en", ["hello = Hello { $name } { NOBODY($name) }", "refer = { lost } "])
    with pytest.raises(InternalError, match=r"\$name"):
        words.say("hello")
    with pytest.raises(InternalError, match="NOBODY"):
        words.say("hello", {"name": "x"})
    with pytest.raises(InternalError, match="lost"):
        words.say("refer")


def test_what_a_language_lacks_is_said_in_the_source_language() -> None:
    english = Catalogue("en", ["hello = Hello", "bye = Bye"])
    german = Catalogue("de", ["hello = Hallo"], english)
    assert german.say("hello") == "Hallo"
    assert german.say("bye") == "Bye"
    assert "bye" in german
    assert "lost" not in german
