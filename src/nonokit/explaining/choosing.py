"""Choosing the next step: tiers from simple to hard, lines looked at only as far as needed and only when changed.

A line remembers how far up the tiers it was searched in vain, or the step it offers; a change to one of its cells makes it
forget. So a whole solve costs little more than the looks that bring something. Among equally simple steps a person goes
on near the last moves, so lines that just changed come first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonokit.engine import EngineName, choose
from nonokit.explaining.claims import Cell, Claim
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.line_view import Finding, LineView
from nonokit.explaining.position import Position
from nonokit.explaining.preferences import Preferences
from nonokit.explaining.step import Step
from nonokit.explaining.technique import LineTechnique, Technique, TrialTechnique, known_techniques
from nonokit.explaining.trials import Trials
from nonokit.model import Grid


@dataclass(frozen=True, slots=True)
class Choice:
    """The step to take, its tier, and how many lines (or trials) offered a step of that tier."""

    step: Step
    tier: int
    available: int


def _known(preferences: Preferences) -> list[list[Technique]]:
    every = known_techniques()
    return [[every[name] for name in tier] for tier in preferences.tiers]


def in_one_look(view: LineView, findings: list[Finding], most_claims: int) -> list[Finding]:
    """As many findings of a line as can be told together, those that bring most first; at least one."""
    if len(findings) < 2:
        return findings
    by_gain = sorted(findings, key=lambda finding: -_gain(finding, view.may))
    told: set[Claim] = set()
    kept: list[Finding] = []
    left = list(view.may)
    for finding in by_gain:
        is_short = not kept or len(told.union(finding.claims)) <= most_claims
        if is_short and _gain(finding, left):
            told.update(finding.claims)
            kept.append(finding)
            left = [mask & ~finding.forbid.get(value, 0) for value, mask in enumerate(left)]
    return [finding for finding in findings if finding in kept]


def _gain(finding: Finding, may: Sequence[int]) -> int:
    """How many values it takes from cells that may have them."""
    return sum((mask & may[value]).bit_count() for value, mask in finding.forbid.items())


class LineOffer:
    """What a line offered when last looked at."""

    __slots__ = ("score", "searched", "step")

    def __init__(self) -> None:
        self.searched = 0  # tiers below this were searched in vain, or hold the step
        self.step: Step | None = None
        self.score = 0.0


class Chooser:
    """Keeps a position and finds its best next step."""

    def __init__(
        self,
        position: Position,
        solutions: Callable[[], list[Grid]],
        preferences: Preferences | None = None,
        engine: EngineName = "auto",
        deadline: Deadline = NO_DEADLINE,
        tiers: Sequence[Sequence[Technique]] | None = None,
    ) -> None:
        """`tiers` may hold techniques that are known to nobody else."""
        self.position = position
        self.solutions = solutions
        self.preferences = preferences or Preferences()
        self.deadline = deadline
        self.engine = choose(engine, longest_line=max(position.width, position.height))
        self.offers = [self._offer(index) for index in range(len(position.clues))]
        self.changed = [0] * len(position.clues)  # per line, when it last changed; the higher, the later
        self.trials: Trials | None = None
        self.tiers = _known(self.preferences) if tiers is None else tiers

    def apply(self, step: Step) -> None:
        """Makes a step and forgets what it changed."""
        for index in self.position.apply(step):
            self.offers[index] = self._offer(index)
        self.trials = None
        self.remember(step.changes)

    def remember(self, cells: Iterable[Cell]) -> None:
        """Takes note of cells that changed just now."""
        now = max(self.changed) + 1
        for y, x in cells:
            self.changed[y] = self.changed[self.position.height + x] = now

    def _offer(self, index: int) -> LineOffer:
        """What the line offered when it was last seen like this, if that is remembered."""
        memory = self.position.memory
        return (
            LineOffer() if memory is None else memory.offers.setdefault(self.position.key(index), LineOffer())
        )

    def best(self) -> Choice | None:
        """The best step of the simplest tier that offers any."""
        for tier in range(len(self.tiers)):
            choice = self._best_line(tier) or self._best_trial(tier)
            if choice is not None:
                return choice
        return None

    def _best_line(self, tier: int) -> Choice | None:
        best: Step | None = None
        best_key, available = (0, 0.0), 0
        for index, offer in enumerate(self.offers):
            if offer.step is None and offer.searched <= tier:
                self._search_line(index, offer, tier)
            if offer.step is not None and offer.searched == tier + 1:
                available += 1
                key = (self.changed[index] if self.preferences.stays_near else 0, offer.score)
                if best is None or key > best_key:
                    best, best_key = offer.step, key
        return None if best is None else Choice(best, tier, available)

    def _search_line(self, index: int, offer: LineOffer, tier: int) -> None:
        """Searches one tier of one line; all lower ones are known to hold nothing."""
        self.deadline.check()
        offer.searched = tier + 1
        for step in self._line_steps(index, tier):
            score = self.preferences.score(step, len(self.position.clues[index] or ()))
            if score > offer.score:
                offer.step, offer.score = step, score

    def _line_steps(self, index: int, tier: int) -> Iterator[Step]:
        """What the techniques of a tier find on a line, each all that it finds there."""
        view = self.position.view(index)
        if view is None or not view.several:
            return
        for technique in self.tiers[tier]:
            if isinstance(technique, LineTechnique) and (technique.looks_across or not view.is_spent):
                findings = technique.find(view)
                step = (
                    view.step(technique.name, in_one_look(view, findings, self.preferences.most_claims))
                    if findings
                    else None
                )
                if step is not None:
                    yield step

    def _best_trial(self, tier: int) -> Choice | None:
        steps = list(self._trial_steps(tier))
        if not steps or self.trials is None:
            return None
        shortest = min(steps, key=lambda step: step.chain_length)
        return Choice(shortest, tier, max(1, len({cell for _, cell, _ in self.trials.refuted})))

    def _trial_steps(self, tier: int) -> Iterator[Step]:
        for technique in self.tiers[tier]:
            if isinstance(technique, TrialTechnique):
                if self.trials is None:
                    self.trials = Trials(self.position.copy(), self.engine, self.solutions, self.deadline)
                if not self.trials.is_impossible:
                    yield from technique.find(self.trials)

    def every_step(self) -> Iterator[Step]:
        """All steps there are, the simplest first: what each technique finds on each line, and where lines offer nothing,
        the best trials of each."""
        has_line_steps = False
        for tier in range(len(self.tiers)):
            for index in range(len(self.position.clues)):
                self.deadline.check()
                for step in self._line_steps(index, tier):
                    has_line_steps = True
                    yield step
        for tier in range(len(self.tiers)) if not has_line_steps else ():
            yield from self._trial_steps(tier)
