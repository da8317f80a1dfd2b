"""Steps in words: what a message asks for with a function, and how sentences are put together.

    LINE($line)  PLACE($place)  CELLS($cells)  RUN($run)  WALL($wall)  CLUE($clue)  COLOUR($colour)  VALUE($value)
    CROSSING($cells)  NEWS($settled, $excluded)  LIST($reasons)  REASON($reason)  COUNT($cells)  CAPITAL($text)

All of them are made from messages `phrase-…` in turn; `form: "…"` hands on which form a sentence needs, in the words of
the language that has such forms. Everything counts from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nonokit.explaining.claims import Cell, CellValue, Claim, LineRef, Span
from nonokit.explaining.wording.colours import colour_names
from nonokit.messages import Catalogue, Function
from nonokit.model import Clue, Puzzle


class Speaker:
    """Says messages about a puzzle, and about one of its lines."""

    def __init__(self, words: Catalogue, puzzle: Puzzle, line: LineRef | None = None) -> None:
        self.words = words
        self.puzzle = puzzle
        self.line = line
        self.functions: dict[str, Function] = {
            "LINE": self._line,
            "PLACE": self._place,
            "CELLS": self._cells,
            "RUN": self._run,
            "WALL": self._wall,
            "CLUE": lambda values, _: str(values[0]),
            "COLOUR": self._colour,
            "VALUE": self._value,
            "CROSSING": self._crossing,
            "NEWS": self._news,
            "LIST": lambda values, _: self.join([self.claim(claim) for claim in values[0]], "and"),
            "REASON": self._reason,
            "COUNT": lambda values, _: len(_positions(values[0])),
            "CAPITAL": lambda values, _: capital(str(values[0])),
        }

    def about(self, line: LineRef) -> Speaker:
        """A speaker about another line."""
        return Speaker(self.words, self.puzzle, line)

    def say(self, name: str, values: Mapping[str, Any] | None = None) -> str:
        """A message in words."""
        palette = "coloured" if self.puzzle.is_coloured else "plain"
        return self.words.say(name, {"palette": palette, "line": self.line, **(values or {})}, self.functions)

    def claim(self, claim: Claim) -> str:
        """A claim as a sentence without its stop."""
        line: LineRef | None = getattr(claim, "line", None)
        return (self if line is None else self.about(line)).say(claim.message, claim.values)

    def _reason(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        """Why a line cannot be finished; across lines it says which line."""
        where = self.say("phrase-where") if named.get("where") == "line" else ""
        return self.say(values[0].message, {**values[0].values, "where": where})

    # Sentences

    def text(self, clauses: Iterable[str]) -> str:
        """Clauses as sentences, one after the other; the first begins as it is."""
        text = ""
        for clause in clauses:
            sentence = self.say("text-sentence", {"clause": capital(clause) if text else clause})
            text = self.say("text-next", {"text": text, "next": sentence}) if text else sentence
        return text

    def paragraph(self, texts: Iterable[str]) -> str:
        """Texts one after the other, each with a capital."""
        whole = ""
        for text in texts:
            whole = self.say("text-next", {"text": whole, "next": capital(text)}) if whole else capital(text)
        return whole

    def cut(self, parts: Sequence[str], most: int, word: str) -> str:
        """A list that is cut when it is long."""
        listed = self.join(parts[:most], word)
        return self.say("list-more", {"list": listed}) if len(parts) > most else listed

    def join(self, parts: Sequence[str], word: str) -> str:
        """ "a, b and c"; parts that have commas of their own, such as places, take semicolons all along."""
        if len(parts) < 2:
            return "".join(parts)
        listed = parts[0]
        between = "list-comma" if word == "and" else f"list-{word}"
        for part in parts[1:-1]:
            listed = self.say(between, {"first": listed, "last": part})
        return self.say(f"list-{word}", {"first": listed, "last": parts[-1]})

    # Lines and cells

    def line_name(self, line: LineRef) -> str:
        """ "row 5"."""
        return self._line((line,), {})

    def place(self, cell: Cell) -> str:
        """ "row 5, column 3"."""
        return self._place((cell,), {})

    def _line(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        kind, index = values[0]
        return self.say(f"phrase-{kind}", {"number": index + 1, **_form(named)})

    def _place(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        row, column = values[0]
        return self.say("phrase-place", {"row": row + 1, "column": column + 1, **_form(named)})

    def _cells(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        positions = _positions(values[0])
        listed = self.join(self._ranges(positions), "and")
        return self.say("phrase-cells", {"list": listed, "count": len(positions), **_form(named)})

    def _ranges(self, positions: Sequence[int]) -> list[str]:
        """ "4 to 6" and single cells; two in a row are told one by one."""
        parts = []
        for start, end in spans(positions):
            if end - start > 2:
                parts.append(self.say("phrase-range", {"first": start + 1, "last": end}))
            else:
                parts += [str(p + 1) for p in range(start, end)]
        return parts

    def _crossing(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        """The lines that cross this one in some cells."""
        assert self.line is not None
        positions = _positions(values[0])
        listed = self.join(self._ranges(positions), "and")
        name = "phrase-columns" if self.line.kind == "row" else "phrase-rows"
        return self.say(name, {"list": listed, "count": len(positions), **_form(named)})

    def _wall(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        assert self.line is not None
        (wall,) = values
        is_row = self.line.kind == "row"
        if wall < 0:
            return self.say("phrase-edge", {"side": "left" if is_row else "top", **_form(named)})
        if wall >= (self.puzzle.width if is_row else self.puzzle.height):
            return self.say("phrase-edge", {"side": "right" if is_row else "bottom", **_form(named)})
        return self._cells(((wall,),), named)

    # Runs and colours

    def _run(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        """ "the 7", or "the second 2" where the clue has several."""
        clue, index = self.clue(), values[0]
        run = clue[index]
        twins = [i for i, other in enumerate(clue) if other == run]
        coloured = "-coloured" if self.puzzle.is_coloured else ""
        phrases = {"number": str(run), "colour": run.colour, **_form(named)}
        if len(twins) == 1:
            return self.say(f"phrase-run{coloured}", phrases)
        n = twins.index(index) + 1
        is_last = len(twins) > 2 and n == len(twins)
        ending = 0 if n % 100 in (11, 12, 13) else n % 10  # of 21st, 22nd, 23rd
        place = {"nth": "last" if is_last else n, "ending": ending}
        return self.say(f"phrase-run-nth{coloured}", {**phrases, **place})

    def clue(self) -> Clue:
        """The clue of the line spoken of."""
        assert self.line is not None
        lines = self.puzzle.rows if self.line.kind == "row" else self.puzzle.columns
        return lines[self.line.index] or Clue()

    def _colour(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        """A colour's name, translated when it is a common one, in the form asked for when it has that."""
        name, number = colour_names(self.puzzle.palette)[values[0]]
        key = "colour-" + name.replace(" ", "-")
        if key in self.words:
            message = self.words.message(key)
            name = "".join(map(str, message.attributes.get(named.get("form", ""), message.pattern or ())))
        else:
            name = self.say("phrase-colour", {"name": name, **_form(named)})
        return self.say("phrase-colour-number", {"name": name, "number": number}) if number > 1 else name

    def _value(self, values: tuple[Any, ...], named: dict[str, Any]) -> str:
        """ "filled", "empty" or the colour."""
        (value,) = values
        kind = "empty" if value == 0 else "colour" if self.puzzle.is_coloured else "filled"
        count = named.get("count", 1)
        return self.say("phrase-value", {"value": kind, "colour": value, "count": count, **_form(named)})

    def _news(self, values: tuple[Any, ...], _: dict[str, Any]) -> str:
        """ "cells 2 to 4 filled and cell 6 not red", for cells of one line."""
        settled, excluded = values
        parts = [*self._by_value("phrase-settled", settled), *self._by_value("phrase-excluded", excluded)]
        return self.join(parts, "and")

    def _by_value(self, name: str, cells: Sequence[CellValue]) -> list[str]:
        assert self.line is not None
        by_value: dict[int, list[int]] = {}
        for cell, value in cells:
            by_value.setdefault(value, []).append(self.line.along(cell))
        return [
            self.say(name, {"cells": tuple(sorted(by_value[value])), "value": value})
            for value in sorted(by_value, reverse=True)
        ]


def _form(named: Mapping[str, Any]) -> dict[str, Any]:
    """The form that a sentence asks for; none when it does not."""
    return {"form": named.get("form", "")}


def _positions(cells: Span | Sequence[int]) -> list[int]:
    return list(range(cells.start, cells.end)) if isinstance(cells, Span) else sorted(cells)


def spans(positions: Sequence[int]) -> list[Span]:
    """Sorted positions as unbroken spans.

    >>> spans([1, 2, 3, 7])
    [Span(start=1, end=4), Span(start=7, end=8)]
    """
    found: list[Span] = []
    for p in positions:
        if found and found[-1].end == p:
            found[-1] = Span(found[-1].start, p + 1)
        else:
            found.append(Span(p, p + 1))
    return found


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
