"""Matching one message against a text: literal words as they stand, variants one after the other, and functions by their
inverses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from nonokit.explaining.claims import CellValue, LineRef, Span
from nonokit.explaining.wording.colours import colour_names
from nonokit.messages import Catalogue, plural, syntax
from nonokit.model import Clue, Puzzle, Run

if TYPE_CHECKING:
    from nonokit.explaining.proving.reading import _Reader

Values = Mapping[str, Any]
Matches = Iterator[tuple[int, "Bound"]]
_NUMBER = re.compile(r"\d+")


class Bound(dict[str, Any]):
    """Values read so far, and conditions on those still to come: which variant they must choose."""

    def __init__(
        self, values: Values, wanted: tuple[tuple[syntax.Expression, int, syntax.Select], ...] = ()
    ) -> None:
        super().__init__(values)
        self.wanted = wanted

    def plus(self, name: str, value: Any) -> Bound | None:
        """With one more value; None when it was read otherwise before."""
        if name in self:
            return self if self[name] == value else None
        return Bound({**self, name: value}, self.wanted)

    def wanting(self, select: syntax.Select, variant: int) -> Bound:
        """With one more condition."""
        return Bound(self, (*self.wanted, (select.selector, variant, select)))


class Matcher:
    """Matches messages of a language about a puzzle."""

    def __init__(self, puzzle: Puzzle, words: Catalogue, reader: _Reader) -> None:
        self.puzzle = puzzle
        self.words = words
        self.reader = reader
        self.palette = "coloured" if puzzle.is_coloured else "plain"

    # Messages and patterns

    def message(self, name: str, text: str, at: int, bound: Bound, *, is_start: bool = False) -> Matches:
        """Every way in which a text goes on with a message here; the values that were read."""
        pattern = self.words.message(name).pattern or ()
        own = Bound({"palette": self.palette, **bound})
        texts = [text]
        if is_start and text[at : at + 1].isupper():
            # A sentence begins with a capital, whatever its message begins with.
            texts.append(text[:at] + text[at].lower() + text[at + 1 :])
        for one in texts:
            for end, found in self.pattern(pattern, one, at, own):
                done = self._settled(found)
                if done is not None:
                    yield end, done

    def pattern(self, pattern: syntax.Pattern, text: str, at: int, bound: Bound) -> Matches:
        if not pattern:
            yield at, bound
            return
        first, rest = pattern[0], pattern[1:]
        for end, found in self.part(first, text, at, bound):
            yield from self.pattern(rest, text, end, found)

    def part(self, part: str | syntax.Expression, text: str, at: int, bound: Bound) -> Matches:
        match part:
            case str() | syntax.Text():
                literal = part if isinstance(part, str) else part.value
                if text.startswith(literal, at):
                    yield at + len(literal), bound
            case syntax.Variable(name):
                yield from self.variable(name, text, at, bound)
            case syntax.Select():
                yield from self.select(part, text, at, bound)
            case syntax.Reference(name):
                yield from self.pattern(self.words.message(name).pattern or (), text, at, bound)
            case syntax.Call(name, positional, named):
                options = {key: value.value for key, value in named if isinstance(value, syntax.Text)}
                yield from self.call(name, positional, options, text, at, bound)

    def variable(self, name: str, text: str, at: int, bound: Bound) -> Matches:
        """A number, or something that was handed over as text."""
        if name == "text":
            yield from self._sentences(text, at, bound, is_start=False)
        elif name == "where":
            yield from self._where(text, at, bound)
        else:
            values: Iterator[tuple[int, Any]] = self.listed(text, at) if name == "list" else _number(text, at)
            for end, value in values:
                found = bound.plus(name, value)
                if found is not None and name == "list":
                    found = found.plus("count", len(value))
                if found is not None:
                    yield end, found

    def _where(self, text: str, at: int, bound: Bound) -> Matches:
        if bound.get("names_line"):
            yield from self.pattern(self.words.message("phrase-where").pattern or (), text, at, bound)
        else:
            yield at, bound

    def _sentences(self, text: str, at: int, bound: Bound, *, is_start: bool) -> Matches:
        from nonokit.explaining.proving.reading import LINE_CLAIMS

        for end, claims in self.reader.sentences(text, at, bound["line"], LINE_CLAIMS, is_start=is_start):
            if (found := bound.plus("text", claims)) is not None:
                yield end, found

    # Variants

    def select(self, select: syntax.Select, text: str, at: int, bound: Bound) -> Matches:
        """Every variant, or the one that what is known chooses."""
        known = self._selected(select, bound)
        for number, variant in enumerate(select.variants):
            if known is not None and number != known:
                continue
            found: Bound | None = bound
            name = select.selector.name if isinstance(select.selector, syntax.Variable) else ""
            is_number = name == "nth" and number == select.default
            if known is None and name in _NAMED_BY_VARIANT and not is_number:
                found = bound.plus(name, _NAMED_BY_VARIANT[name](variant.key, number == select.default))
            elif known is None:
                found = bound.wanting(select, number)
            if found is not None:
                yield from self.pattern(variant.pattern, text, at, found)

    def _selected(self, select: syntax.Select, bound: Bound) -> int | None:
        """The variant that the values read so far choose; None when they do not yet."""
        value: Any
        match select.selector:
            case syntax.Variable(name):
                if name == "ending" and "nth" in bound:
                    value = _ending(bound["nth"])
                elif name not in bound:
                    return None
                else:
                    value = bound[name]
            case syntax.Call("COUNT", (syntax.Variable(name),)):
                if name not in bound:
                    return None
                value = len(_cells(bound[name]))
            case _:
                return None
        keys = [variant.key for variant in select.variants]
        category = plural(self.words.language, value) if isinstance(value, int) else None
        for wanted in (value, category):
            if wanted is not None and wanted in keys:
                return keys.index(wanted)
        return select.default

    def _settled(self, bound: Bound) -> Bound | None:
        """What was read, if every variant is the one that the values choose; counts that were not said are one."""
        for selector, number, select in bound.wanted:
            chosen = self._selected(select, bound)
            if chosen is None and isinstance(selector, syntax.Variable):
                bound = Bound({**bound, selector.name: 1}, bound.wanted)
                chosen = self._selected(select, bound)
            if chosen != number:
                return None
        return Bound({name: value for name, value in bound.items() if name not in _LOCAL})

    # Functions turned round

    def call(
        self,
        name: str,
        positional: tuple[syntax.Expression, ...],
        options: dict[str, str],
        text: str,
        at: int,
        bound: Bound,
    ) -> Matches:
        form = options.get("form", "")
        if name == "CAPITAL":
            yield from self._capital(positional[0], text, at, bound)
            return
        names = [one.name for one in positional if isinstance(one, syntax.Variable)]
        if name == "NEWS":
            for end, (settled, excluded) in self.news(text, at, bound["line"]):
                found = bound.plus(names[0], settled)
                found = None if found is None else found.plus(names[1], excluded)
                if found is not None:
                    yield end, found
            return
        if name == "REASON" and options.get("where") == "line":
            for line in self.lines_in(text, at):
                for end, reason in self.reason(text, at, line, names_line=True):
                    yield end, Bound({**bound, names[0]: reason, "line": line}, bound.wanted)
            return
        for end, value in self.value_of(name, form, text, at, bound):
            if (found := bound.plus(names[0], value)) is not None:
                yield end, found

    def _capital(self, inner: syntax.Expression, text: str, at: int, bound: Bound) -> Matches:
        if isinstance(inner, syntax.Variable):
            yield from self._sentences(text, at, bound, is_start=True)
            return
        small = text[:at] + text[at : at + 1].lower() + text[at + 1 :]
        for one in dict.fromkeys((text, small)):
            yield from self.part(inner, one, at, bound)

    def lines_in(self, text: str, at: int) -> list[LineRef]:
        """All lines that a text names from here on."""
        found = [line for start in range(at, len(text)) for _, line in self.line(text, start, "")]
        return list(dict.fromkeys(found))

    def value_of(self, name: str, form: str, text: str, at: int, bound: Bound) -> Iterator[tuple[int, Any]]:
        """What a phrase stands for."""
        match name:
            case "LINE":
                yield from self.line(text, at, form)
            case "PLACE":
                for end, found in self.phrase("phrase-place", text, at, form):
                    yield end, (found["row"] - 1, found["column"] - 1)
            case "CELLS":
                yield from self.cells("phrase-cells", text, at, form)
            case "CROSSING":
                kind = "phrase-columns" if bound["line"].kind == "row" else "phrase-rows"
                yield from self.cells(kind, text, at, form)
            case "RUN":
                yield from self.run(text, at, form, self.clue(bound["line"]))
            case "WALL":
                yield from self.wall(text, at, form, bound["line"])
            case "CLUE":
                clue = self.clue(bound["line"])
                if text.startswith(str(clue), at):
                    yield at + len(str(clue)), clue
            case "COLOUR":
                yield from self.colour(text, at, form)
            case "VALUE":
                yield from self.value(text, at, form)
            case "LIST":
                yield from self.reasons(text, at, bound["line"])
            case "REASON":
                yield from self.reason(text, at, bound["line"], names_line=False)

    def clue(self, line: LineRef) -> Clue:
        lines = self.puzzle.rows if line.kind == "row" else self.puzzle.columns
        return lines[line.index] or Clue()

    def phrase(self, name: str, text: str, at: int, form: str, **known: Any) -> Matches:
        """A phrase by itself: what it is about is its own affair."""
        yield from self.message(name, text, at, Bound({"form": form, **known}))

    def line(self, text: str, at: int, form: str) -> Iterator[tuple[int, LineRef]]:
        for kind, size in (("row", self.puzzle.height), ("column", self.puzzle.width)):
            for end, found in self.phrase(f"phrase-{kind}", text, at, form):
                if 1 <= found["number"] <= size:
                    yield end, LineRef("row" if kind == "row" else "column", found["number"] - 1)

    def cells(self, name: str, text: str, at: int, form: str) -> Iterator[tuple[int, tuple[int, ...]]]:
        for end, found in self.phrase(name, text, at, form):
            yield end, found["list"]

    def listed(self, text: str, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """ "2, 4 to 6 and 9": numbers in order, three or more in a row as a range."""
        for end, spans in self._joined(text, at, self._range, "and"):
            cells = tuple(p for span in spans for p in range(span.start, span.end))
            if list(cells) == sorted(set(cells)) and spans == _told_as(cells):
                yield end, cells

    def _range(self, text: str, at: int) -> Iterator[tuple[int, Span]]:
        for end, found in self.phrase("phrase-range", text, at, ""):
            yield end, Span(found["first"] - 1, found["last"])
        if number := _NUMBER.match(text, at):
            yield number.end(), Span(int(number[0]) - 1, int(number[0]))

    def _joined(self, text: str, at: int, item: Any, word: str) -> Iterator[tuple[int, list[Any]]]:
        """Items with commas between them, and a word before the last."""
        comma, last = self.between("list-comma"), self.between(f"list-{word}")
        for end, first in item(text, at):
            yield end, [first]
            yield from self._more(text, end, [first], item, comma, last)

    def _more(
        self, text: str, at: int, items: list[Any], item: Any, comma: str, last: str
    ) -> Iterator[tuple[int, list[Any]]]:
        if text.startswith(last, at):
            for end, one in item(text, at + len(last)):
                yield end, [*items, one]
        if text.startswith(comma, at):
            for end, one in item(text, at + len(comma)):
                yield from self._more(text, end, [*items, one], item, comma, last)

    def between(self, name: str) -> str:
        """What stands between the two parts of a joining message."""
        _, *words, _ = self.words.message(name).pattern or ()
        return "".join(word if isinstance(word, str) else getattr(word, "value", "") for word in words)

    def after(self, name: str) -> str:
        """What a message puts after its only part."""
        _, *words = self.words.message(name).pattern or ()
        return "".join(map(str, words))

    def wall(self, text: str, at: int, form: str, line: LineRef) -> Iterator[tuple[int, int]]:
        is_row = line.kind == "row"
        size = self.puzzle.width if is_row else self.puzzle.height
        for side, wall in (("left" if is_row else "top", -1), ("right" if is_row else "bottom", size)):
            for end, _ in self.phrase("phrase-edge", text, at, form, side=side):
                yield end, wall
        for end, cells in self.cells("phrase-cells", text, at, form):
            if len(cells) == 1 and cells[0] < size:
                yield end, cells[0]

    def run(self, text: str, at: int, form: str, clue: Clue) -> Iterator[tuple[int, int]]:
        """The run that is named: by its number where the clue has one such, else by its place among them."""
        coloured = "-coloured" if self.palette == "coloured" else ""
        for end, found in self.phrase(f"phrase-run{coloured}", text, at, form):
            twins = self._twins(clue, found)
            if len(twins) == 1:
                yield end, twins[0]
        for end, found in self.phrase(f"phrase-run-nth{coloured}", text, at, form):
            twins = self._twins(clue, found)
            nth = len(twins) if found["nth"] == "last" else found["nth"]
            is_last = len(twins) > 2 and nth == len(twins)
            if len(twins) > 1 and 1 <= nth <= len(twins) and is_last == (found["nth"] == "last"):
                yield end, twins[nth - 1]

    def _twins(self, clue: Clue, found: Values) -> list[int]:
        number = found["number"]
        colours = [found["colour"]] if "colour" in found else [run.colour for run in clue]
        wanted = {Run(None if number == "?" else number, colour) for colour in colours}
        return [i for i, run in enumerate(clue) if run in wanted]

    def colour(self, text: str, at: int, form: str) -> Iterator[tuple[int, int]]:
        for colour, name in self._colours(form).items():
            if text.startswith(name, at):
                yield at + len(name), colour

    def _colours(self, form: str) -> dict[int, str]:
        """The names of the palette's colours in some form."""
        found = {}
        for colour, (name, number) in enumerate(colour_names(self.puzzle.palette)):
            key = "colour-" + name.replace(" ", "-")
            if key in self.words:
                message = self.words.message(key)
                name = "".join(map(str, message.attributes.get(form, message.pattern or ())))
            else:
                name = self.words.say("phrase-colour", {"name": name, "form": form})
            if number > 1:
                name = self.words.say("phrase-colour-number", {"name": name, "number": number})
            found[colour] = name
        return found

    def value(self, text: str, at: int, form: str, **known: Any) -> Iterator[tuple[int, int]]:
        for end, found in self.phrase("phrase-value", text, at, form, **known):
            kind = found["value"]
            if kind == "colour" and self.palette == "coloured" and found["colour"]:
                yield end, found["colour"]
            elif kind == "empty" or (kind == "filled" and self.palette == "plain"):
                yield end, int(kind == "filled")

    # Lists of claims

    def news(
        self, text: str, at: int, line: LineRef
    ) -> Iterator[tuple[int, tuple[tuple[CellValue, ...], tuple[CellValue, ...]]]]:
        """What cells are and what they cannot be."""

        def item(text: str, at: int) -> Iterator[tuple[int, tuple[bool, tuple[int, ...], int]]]:
            for is_not, name in ((False, "phrase-settled"), (True, "phrase-excluded")):
                for end, found in self.message(name, text, at, Bound({})):
                    yield end, (is_not, found["cells"], found["value"])

        for end, items in self._joined(text, at, item, "and"):
            parts: list[tuple[CellValue, ...]] = [
                tuple(
                    sorted(
                        CellValue(line.cell(p), value)
                        for is_not, cells, value in items
                        if is_not == wanted
                        for p in cells
                    )
                )
                for wanted in (False, True)
            ]
            yield end, (parts[0], parts[1])

    def reasons(self, text: str, at: int, line: LineRef) -> Iterator[tuple[int, tuple[Any, ...]]]:
        def item(text: str, at: int) -> Iterator[tuple[int, Any]]:
            yield from self.reason(text, at, line, names_line=False)

        for end, items in self._joined(text, at, item, "and"):
            yield end, tuple(items)

    def reason(self, text: str, at: int, line: LineRef, *, names_line: bool) -> Iterator[tuple[int, Any]]:
        from nonokit.explaining.proving.reading import REASONS, messages_of

        for kind in REASONS:
            for name in messages_of(kind):
                bound = Bound({"line": line, "names_line": names_line})
                for end, values in self.message(name, text, at, bound):
                    claim = self.reader.made(kind, values, line)
                    if claim is not None:
                        yield end, claim


# What a variant itself tells: which of the few words that a claim knows.
_NAMED_BY_VARIANT: dict[str, Any] = {
    "how": lambda key, _: key,
    "side": lambda key, _: key,
    "value": lambda key, is_default: (
        key if isinstance(key, str) and key != "other" else 1 if is_default else int(key)
    ),
    "nth": lambda key, _: key if isinstance(key, str) else int(key),
    "depth": lambda key, is_default: 3 if is_default else int(key),
}
_LOCAL = frozenset({"palette", "form", "names_line"})


def _number(text: str, at: int) -> Iterator[tuple[int, int | str]]:
    """A number, or the question mark of a run whose length is unknown."""
    number = _NUMBER.match(text, at)
    if number is not None:
        yield number.end(), int(number[0])
    elif text.startswith("?", at):
        yield at + 1, "?"


def _ending(nth: Any) -> int:
    """The last digit, 0 for 11 to 13: on what 21st and 22nd depend."""
    return 0 if not isinstance(nth, int) or nth % 100 in (11, 12, 13) else nth % 10


def _cells(cells: Any) -> range | tuple[int, ...]:
    return range(cells.start, cells.end) if isinstance(cells, Span) else cells


def _told_as(cells: tuple[int, ...]) -> list[Span]:
    """Cells as they are told: three or more in a row as a range, others one by one."""
    found: list[Span] = []
    for _, group in groupby(enumerate(cells), key=lambda pair: pair[1] - pair[0]):
        row = [p for _, p in group]
        found += [Span(row[0], row[-1] + 1)] if len(row) > 2 else [Span(p, p + 1) for p in row]
    return found
