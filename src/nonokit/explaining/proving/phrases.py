"""Phrases read back: what the functions of messages say, turned round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from nonokit.explaining.claims import CellValue, LineRef, Span
from nonokit.explaining.proving.patterns import NUMBER, Bound, Matches, PatternMatcher, Values
from nonokit.explaining.wording.colours import colour_names
from nonokit.messages import syntax
from nonokit.model import Clue, Run


class Matcher(PatternMatcher):
    """Matches messages of a language about a puzzle."""

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
            yield from self.sentences(text, at, bound, is_start=True)
            return
        small = text[:at] + text[at : at + 1].lower() + text[at + 1 :]
        for one in dict.fromkeys((text, small)):
            yield from self.part(inner, one, at, bound)

    def lines_in(self, text: str, at: int) -> list[LineRef]:
        """All lines that a text says to be the place of something, from here on."""
        places = (self.message("phrase-where", text, start, Bound({})) for start in range(at, len(text)))
        return list(dict.fromkeys(found["line"] for place in places for _, found in place))

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
        if number := NUMBER.match(text, at):
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


def _told_as(cells: tuple[int, ...]) -> list[Span]:
    """Cells as they are told: three or more in a row as a range, others one by one."""
    found: list[Span] = []
    for _, group in groupby(enumerate(cells), key=lambda pair: pair[1] - pair[0]):
        row = [p for _, p in group]
        found += [Span(row[0], row[-1] + 1)] if len(row) > 2 else [Span(p, p + 1) for p in row]
    return found
