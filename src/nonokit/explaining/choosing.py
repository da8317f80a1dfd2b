"""Choosing the next step: tiers from simple to hard, lines looked at only as far as needed and only when changed.

A line remembers how far up the tiers it was searched in vain, or the step it offers; a change to one of its cells makes it
forget. So a whole solve costs little more than the looks that bring something. Among equally simple steps a person goes
on near the last moves, so lines that just changed come first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf

from nonokit.engine import EngineName, choose
from nonokit.errors import ArgumentError
from nonokit.explaining.claims import Cell, Claim
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.position import Position
from nonokit.explaining.preferences import Preferences
from nonokit.explaining.step import Step
from nonokit.explaining.technique import Insight, LineTechnique, Technique, TrialTechnique, known_techniques
from nonokit.explaining.trials import ANY_LENGTH, Trials
from nonokit.model import Grid, kind_of


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
    by_gain = sorted(range(len(findings)), key=lambda i: -_gain(findings[i], view.may))
    told: set[Claim] = set()
    kept: list[int] = []
    left = list(view.may)
    for i in by_gain:
        finding = findings[i]
        is_short = not kept or len(told.union(finding.claims)) <= most_claims
        if is_short and _gain(finding, left):
            told.update(finding.claims)
            kept.append(i)
            for value, mask in finding.forbid.items():
                left[value] &= ~mask
    return [findings[i] for i in sorted(kept)]


def _gain(finding: Finding, may: Sequence[int]) -> int:
    """How many values it takes from cells that may have them."""
    gain = 0
    for value, mask in finding.forbid.items():
        gain += (mask & may[value]).bit_count()
    return gain


class LineOffer:
    """What a line offered when last looked at: a technique's findings, of which a step is made when it is chosen."""

    __slots__ = ("findings", "promise", "promised", "score", "searched", "technique")

    def __init__(self) -> None:
        self.searched = 0  # tiers below this were searched in vain, or hold the findings
        self.technique = ""
        self.findings: list[Finding] = []
        self.score = 0.0
        self.promised = -1  # the tier whose steps score no more than `promise`
        self.promise = 0.0


class Chooser:
    """Keeps a position and finds its best next step."""

    def __init__(
        self,
        position: Position,
        solutions: Callable[[], list[Grid]],
        preferences: Preferences | None = None,
        engine: EngineName = "auto",
        deadline: Deadline = NO_DEADLINE,
    ) -> None:
        self.position = position
        self.solutions = solutions
        if not isinstance(preferences, Preferences | None):
            raise ArgumentError(f"preferences is {kind_of(preferences)}: expected nonokit.Preferences")
        self.preferences = preferences or Preferences()
        self.deadline = deadline
        self.engine = choose(engine, longest_line=max(position.width, position.height))
        self.offers = [self._offer(index) for index in range(len(position.clues))]
        self.changed = [0] * len(position.clues)  # per line, when it last changed; the higher, the later
        self.trials: Trials | None = None
        self.tiers = _known(self.preferences)
        self.on_lines = [[one for one in tier if isinstance(one, LineTechnique)] for tier in self.tiers]
        # Where counting is enough, a look costs less than finding out whether there is anything to see.
        self.is_counting = [
            bool(tier) and all(one.insight is Insight.TRIVIAL for one in tier) for tier in self.on_lines
        ]
        self.across = [[one for one in tier if one.looks_across] for tier in self.on_lines]
        self.last_across = max((number for number, tier in enumerate(self.across) if tier), default=-1)

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

    def best_step(self) -> Step | None:
        """The same step, sooner: how many lines offer one is not counted."""
        for tier in range(len(self.tiers)):
            index = self._line_to_take(tier)
            if index is not None:
                return self._step(index)
            trial = self._best_trial(tier)
            if trial is not None:
                return trial.step
        return None

    def _best_line(self, tier: int) -> Choice | None:
        best, best_key, available = -1, (0, 0.0), 0
        for index, offer in enumerate(self.offers):
            if not offer.findings and offer.searched <= tier:
                self._search_line(index, offer, tier)
            if offer.findings and offer.searched == tier + 1:
                available += 1
                key = self._key(index, offer.score)
                if best < 0 or key > best_key:
                    best, best_key = index, key
        return Choice(self._step(best), tier, available) if available else None

    def _line_to_take(self, tier: int) -> int | None:
        """The line with the best step of a tier, all lower ones being searched in vain. Those that promise most are searched
        first, until none that is left can be better."""
        promising = [
            (*self._key(index, promise), -index)
            for index, offer in enumerate(self.offers)
            if (promise := self._promise(index, offer, tier))
        ]
        best: tuple[int, float, int] | None = None
        for near, most, negative in sorted(promising, reverse=True):
            if best is not None and (near, most) < best[:2]:
                break
            offer = self.offers[-negative]
            if not offer.findings:
                self._search_line(-negative, offer, tier)
            if offer.findings:
                found = (near, offer.score, negative)
                best = found if best is None else max(best, found)
        return None if best is None else -best[2]

    def _key(self, index: int, score: float) -> tuple[int, float]:
        return self.changed[index] if self.preferences.stays_near else 0, score

    def _promise(self, index: int, offer: LineOffer, tier: int) -> float:
        """What a line's best step of a tier scores at the most."""
        if offer.searched > tier:
            return offer.score if offer.searched == tier + 1 else 0.0
        if self.is_counting[tier]:
            self._search_line(index, offer, tier)
            return offer.score
        if offer.promised != tier:
            offer.promised, offer.promise = tier, self._most(self._view(index, offer, tier), tier)
        return offer.promise

    def _most(self, view: LineView | None, tier: int) -> float:
        """What a step on a line scores at the most: no more than all that its placements share, unless a technique looks
        across."""
        if view is None:
            return 0.0
        if view.placed is None or any(technique.find(view) for technique in self.across[tier]):
            return inf
        return self.preferences.score(*view.most, len(view.clue))

    def _step(self, index: int) -> Step:
        """What a line offers, as a step."""
        offer, view = self.offers[index], self.position.view(index)
        step = None if view is None else view.step(offer.technique, offer.findings)
        assert step is not None, "a line offers what it has not"
        return step

    def _search_line(self, index: int, offer: LineOffer, tier: int) -> None:
        """Searches one tier of one line; all lower ones are known to hold nothing."""
        self.deadline.check()
        view = self._view(index, offer, tier)
        if view is None:
            return
        offer.searched = tier + 1
        for technique, findings in self._looks(view, tier):
            after = view.after(findings)
            score = 0.0 if after is None else self.preferences.score(*after.gain, len(view.clue))
            if score > offer.score:
                offer.technique, offer.findings, offer.score = technique, findings, score

    def _view(self, index: int, offer: LineOffer, tier: int) -> LineView | None:
        """The line, if techniques of a tier may find something on it; else it is taken for searched."""
        view = self.position.view(index)
        if view is not None and view.several and (self._looks_anyway(tier) or not view.is_spent):
            return view
        is_done = view is None or not view.several or tier > self.last_across
        offer.searched = len(self.tiers) if is_done else tier + 1
        return None

    def _looks_anyway(self, tier: int) -> bool:
        """Whether lines are looked at that have nothing to offer by themselves."""
        return self.is_counting[tier] or bool(self.across[tier])

    def _looks(self, view: LineView, tier: int) -> Iterator[tuple[str, list[Finding]]]:
        """What the techniques of a tier find on a line, each all that it finds there."""
        is_spent = not self.is_counting[tier] and view.is_spent
        for technique in self.across[tier] if is_spent else self.on_lines[tier]:
            findings = technique.find(view) if technique.suits(view) else []
            if findings:
                yield technique.name, in_one_look(view, findings, self.preferences.most_claims)

    def _best_trial(self, tier: int) -> Choice | None:
        shortest: Step | None = None
        for trials, step in self._trial_steps(tier):
            if step.chain_length < trials.to_beat:
                shortest, trials.to_beat = step, step.chain_length
        if shortest is None:
            return None
        return Choice(shortest, tier, max(1, len({cell for _, cell, _ in trials.refuted})))

    def _trial_steps(self, tier: int) -> Iterator[tuple[Trials, Step]]:
        """What the trial techniques of a tier find; none of them a longer chain than is to beat by then."""
        techniques = [one for one in self.tiers[tier] if isinstance(one, TrialTechnique)]
        if techniques and self.trials is None:
            self.trials = Trials(self.position.copy(), self.engine, self.solutions, self.deadline)
        trials = self.trials
        if trials is None or not techniques or trials.is_impossible:
            return
        trials.to_beat = ANY_LENGTH
        for technique in techniques:
            yield from ((trials, step) for step in technique.find(trials))

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
            yield from (step for _, step in self._trial_steps(tier))

    def _line_steps(self, index: int, tier: int) -> Iterator[Step]:
        view = self.position.view(index)
        if view is not None and view.several:
            steps = (view.step(technique, findings) for technique, findings in self._looks(view, tier))
            yield from (step for step in steps if step is not None)
