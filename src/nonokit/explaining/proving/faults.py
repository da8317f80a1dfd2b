"""Whether a step is proved by what is said of it: every claim true, and the cells what the claims come to.

    Board       what is known of every cell, also which colours it has lost
    faults      what is wrong with a step, or with claims that were read back from its sentences; nothing when it holds

Everything is judged by `lines`, which shares no code with the techniques.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Cell, CellValue, Claim, LineRef
from nonokit.explaining.proving.lines import Domain, Line
from nonokit.explaining.proving.predicates import DEAD_ENDS, LINE_CLAIMS
from nonokit.explaining.proving.predicates.line_facts import LineFacts
from nonokit.explaining.step import Step
from nonokit.model import UNKNOWN, Clue, Grid, Puzzle
from nonokit.solving import Status, solve


class Board:
    """What is known of every cell."""

    def __init__(self, puzzle: Puzzle, state: Grid | None = None) -> None:
        self.puzzle = puzzle
        self.values = len(puzzle.palette)
        every: Domain = frozenset(range(self.values))
        self.cells: dict[Cell, Domain] = {
            (y, x): every for y in range(puzzle.height) for x in range(puzzle.width)
        }
        for grid in (puzzle.given, state):
            for cell in self.cells if grid is not None else ():
                if grid is not None and grid[cell] != UNKNOWN:
                    self.cells[cell] = frozenset({grid[cell]})

    def copy(self) -> Board:
        """A board that goes its own way from here."""
        twin = object.__new__(Board)
        twin.puzzle, twin.values, twin.cells = self.puzzle, self.values, dict(self.cells)
        return twin

    def learn(self, cells: Iterable[CellValue], excluded: Iterable[CellValue] = ()) -> None:
        """Takes in what a step brings."""
        for cell, value in cells:
            self.cells[cell] = frozenset({value})
        for cell, value in excluded:
            self.cells[cell] -= {value}

    def clue(self, ref: LineRef) -> Clue:
        """The clue of a line that has one."""
        clue = (self.puzzle.rows if ref.kind == "row" else self.puzzle.columns)[ref.index]
        assert clue is not None
        return clue

    def line(self, ref: LineRef) -> Line:
        """A line with what is known of its cells; the colours that its own clue lacks are out of the question."""
        clue = self.clue(ref)
        size = self.puzzle.width if ref.kind == "row" else self.puzzle.height
        own = {0, *(run.colour for run in clue)}
        return Line(clue, tuple(self.cells[ref.cell(p)] & own for p in range(size)))

    def facts(self, ref: LineRef) -> LineFacts:
        """A line to speak of."""
        crossing = self.puzzle.columns if ref.kind == "row" else self.puzzle.rows
        return LineFacts(self.line(ref), tuple(crossing), ref.kind, self.values)

    def with_clue_colours(self) -> Board:
        """Without the colours that a cell's row or column does not have, as anybody sees who compares the clues."""
        board = self.copy()
        for y, x in board.cells:
            for clue in (self.puzzle.rows[y], self.puzzle.columns[x]):
                if clue is not None:
                    board.cells[y, x] &= {0, *(run.colour for run in clue)}
        return board


def faults(board: Board, step: Step, claims: Sequence[Claim] | None = None) -> list[str]:
    """What is not proved of a step by its claims, or by those that are given."""
    told = step.claims if claims is None else claims
    if step.is_trial:
        return trial_faults(board.with_clue_colours(), step, told)
    return line_faults(board.facts(step.lines[0]), step, told)


# One line


def line_faults(facts: LineFacts, step: Step, claims: Sequence[Claim]) -> list[str]:
    """What is wrong with claims about one line."""
    found = []
    supposed: LineFacts | None = None
    for claim in claims:
        if isinstance(claim, said.Suppose):
            supposed = _supposing(facts, claim)
        elif isinstance(claim, said.Hence):
            if supposed is None or not supposed.is_refuted:
                found.append(f"nothing was refuted before {claim}")
            facts.gone |= {(p, claim.value) for p in claim.cells}
            supposed = None
        elif supposed is not None:
            found += _supposed_faults(supposed, claim)
        elif isinstance(claim, said.AllAgree):
            found += _agreement_faults(facts, step.lines[0], claim)
        else:
            found += _claim_faults(facts, claim)
    return found + _end_faults(facts, step)


def _claim_faults(facts: LineFacts, claim: Claim) -> list[str]:
    """Judges a claim, and notes what follows from it."""
    holds, end = LINE_CLAIMS[type(claim)]
    is_true = holds(facts, claim)
    if isinstance(claim, said.PartOf):
        facts.line = facts.line.with_owned(*claim.stretch, claim.run)
    if isinstance(claim, said.ColourMissing):
        facts.line = facts.line.without(end(facts, claim))
    facts.gone |= end(facts, claim)
    return [] if is_true else [f"not so: {claim}"]


def _supposing(facts: LineFacts, claim: said.Suppose) -> LineFacts:
    supposed = frozenset({claim.value})
    cells = tuple(supposed if p in claim.cells else cell for p, cell in enumerate(facts.line.cells))
    return LineFacts(Line(facts.line.clue, cells, facts.line.owned), facts.crossing, facts.kind, facts.values)


def _supposed_faults(facts: LineFacts, claim: Claim) -> list[str]:
    """Judges a claim under a supposition: what follows from it holds for the next ones."""
    if isinstance(claim, said.DeadEnd):
        facts.is_refuted = DEAD_ENDS[type(claim.reason)](facts, claim.reason)
        return [] if facts.is_refuted else [f"no dead end: {claim}"]
    found = _claim_faults(facts, claim)
    owned = facts.line.owned
    after = facts.line.without(facts.gone)
    # A cell that has lost its last value keeps it, so that it can be pointed at.
    cells = tuple(new or old for new, old in zip(after.cells, facts.line.cells, strict=True))
    facts.line = Line(facts.line.clue, cells, owned)
    return found


def _agreement_faults(facts: LineFacts, ref: LineRef, claim: said.AllAgree) -> list[str]:
    line = facts.line
    found = [] if claim.clue == line.clue and claim.count == line.count() else [f"miscounted: {claim}"]
    for cell, value in claim.settled:
        others = [v for v in range(facts.values) if v != value]
        found += [f"they do not share {cell}" for v in others if line.can_have(ref.along(cell), v)]
        facts.gone |= {(ref.along(cell), v) for v in others}
    for cell, value in claim.excluded:
        found += [f"some have {cell}"] if line.can_have(ref.along(cell), value) else []
        facts.gone.add((ref.along(cell), value))
    return found


def _end_faults(facts: LineFacts, step: Step) -> list[str]:
    """Whether the cells of the step are what the claims come to."""
    ref = step.lines[0]
    after = facts.line.without(facts.gone)
    found = [
        f"{cell} is not shown to be {v}" for cell, v in step.cells if after.cells[ref.along(cell)] != {v}
    ]
    found += [
        f"{cell} is not shown not to be {v}"
        for cell, v in step.excluded
        if (ref.along(cell), v) not in facts.gone
    ]
    return found


# Trials


def trial_faults(board: Board, step: Step, claims: Sequence[Claim]) -> list[str]:
    """What is wrong with a trial across lines."""
    found: list[str] = []
    trials: list[Trial] = []
    gone: set[CellValue] = set()
    settled: set[CellValue] = set()
    for claim in claims:
        match claim:
            case said.Try():
                trials.append(Trial(board, CellValue(claim.place, claim.value)))
            case said.Follows():
                found += trials[-1].follow(claim)
            case said.Breaks():
                found += trials[-1].break_line(claim)
            case said.TwoValues():
                found += trials[-1].clash(claim)
            case said.Therefore():
                is_refuted = trials[-1].is_broken and trials[-1].tried == (claim.place, claim.value)
                found += [] if is_refuted else [f"not refuted: {claim}"]
                gone.add(CellValue(claim.place, claim.value))
            case said.EitherWay():
                found += _either_way_faults(board, trials, claim)
                settled.add(CellValue(claim.place, claim.value))
            case said.TooDeep():
                found += _depth_faults(board, claim)
                gone.add(CellValue(claim.place, claim.value))
            case _:
                found.append(f"no part of a trial: {claim}")
    return found + _trial_end_faults(board, step, gone, settled)


class Trial:
    """A cell tried with a value, and what follows from it."""

    def __init__(self, board: Board, tried: CellValue) -> None:
        self.root = board
        self.tried = tried
        self.now: dict[Cell, Domain] = {tried.cell: frozenset({tried.value})}  # what the trial has changed
        self.required: dict[Cell, set[int]] = {tried.cell: {tried.value}}
        self.is_broken = False

    def line(self, ref: LineRef, sources: Iterable[Cell] | None = None) -> Line:
        """A line with what is known of it, and what the trial has brought to the cells looked at."""
        line = self.root.line(ref)
        looked_at = set(self.now) if sources is None else set(sources)
        cells = tuple(
            (self.now[cell] if (cell := ref.cell(p)) in looked_at and cell in self.now else domain)
            for p, domain in enumerate(line.cells)
        )
        return Line(line.clue, cells)

    def follow(self, claim: said.Follows) -> list[str]:
        """Whether a line's part follows; what it brings is known from then on."""
        line = self.line(claim.line, claim.sources or None)
        found = []
        for cell, value in claim.settled:
            position = claim.line.along(cell)
            others = [v for v in range(self.root.values) if v != value and line.can_have(position, v)]
            found += [f"{cell} need not be {value}: {claim}"] if others else []
            self.now[cell] = frozenset({value})
            self.required.setdefault(cell, set()).add(value)
        for cell, value in claim.excluded:
            found += (
                [f"{cell} may be {value}: {claim}"] if line.can_have(claim.line.along(cell), value) else []
            )
            self.now[cell] = self.now.get(cell, self.root.cells[cell]) - {value}
        return found

    def break_line(self, claim: said.Breaks) -> list[str]:
        """Whether a line cannot be finished."""
        line = self.line(claim.line, claim.sources or None)
        self.is_broken = True
        if line.can():
            return [f"can be finished: {claim}"]
        crossing = self.root.puzzle.columns if claim.line.kind == "row" else self.root.puzzle.rows
        facts = LineFacts(line, tuple(crossing), claim.line.kind, self.root.values)
        is_true = claim.reason is None or DEAD_ENDS[type(claim.reason)](facts, claim.reason)
        return [] if is_true else [f"not so: {claim}"]

    def clash(self, claim: said.TwoValues) -> list[str]:
        """Whether a cell needs two values at once."""
        self.is_broken = True
        is_true = {claim.first, claim.second} <= self.required.get(
            claim.place, set()
        ) and claim.first != claim.second
        return [] if is_true else [f"not so: {claim}"]


def _either_way_faults(board: Board, trials: Sequence[Trial], claim: said.EitherWay) -> list[str]:
    tried = {trial.tried.cell for trial in trials}
    values = {trial.tried.value for trial in trials}
    is_all = len(tried) == 1 and board.cells[next(iter(tried))] <= values
    is_same = all(trial.now.get(claim.place) == frozenset({claim.value}) for trial in trials)
    return [] if is_all and is_same else [f"not so: {claim}"]


def _depth_faults(board: Board, claim: said.TooDeep) -> list[str]:
    """Whether the value is out of the question at all: proved by the solver, by SAT alone."""
    known = {cell: next(iter(values)) for cell, values in board.cells.items() if len(values) == 1}
    blank = Grid.blank(board.puzzle.width, board.puzzle.height, board.puzzle.palette)
    start = blank.with_cells({**known, claim.place: claim.value})
    status = solve(board.puzzle, max_solutions=1, state=start, methods=["isolated-rules", "sat"]).status
    return [] if status is Status.NONE else [f"not so: {claim}"]


def _trial_end_faults(board: Board, step: Step, gone: set[CellValue], settled: set[CellValue]) -> list[str]:
    found = []
    for cell, value in step.cells:
        left = {v for v in board.cells[cell] if (cell, v) not in gone}
        found += [] if left == {value} or (cell, value) in settled else [f"{cell} is not shown to be {value}"]
    return found + [f"{one} is not shown" for one in step.excluded if one not in gone]
