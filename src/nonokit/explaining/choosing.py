"""Choosing the next step: tiers from simple to hard, lines looked at only as far as needed and only when changed.

A line remembers how far up the tiers it was searched in vain, or the steps it found; a change to one of its cells
makes it forget. So a whole solve costs little more than the looks that bring something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from nonokit.engine import choose
from nonokit.explaining.patience import ENDLESS, Patience
from nonokit.explaining.position import Position
from nonokit.explaining.preferences import DEFAULT, Preferences
from nonokit.explaining.step import Step
from nonokit.explaining.techniques import LINE_TECHNIQUES, TRIAL_TECHNIQUES
from nonokit.explaining.trials import Trials
from nonokit.model import Grid


@dataclass(frozen=True, slots=True)
class Choice:
    """The step to take, its tier, and how many lines (or trials) offered a step of that tier."""

    step: Step
    tier: int
    available: int


class Look:
    """What a line offered when last looked at."""

    __slots__ = ("best", "score", "searched")

    def __init__(self) -> None:
        self.searched = 0  # tiers below this were searched in vain, or hold `best`
        self.best: Step | None = None
        self.score = 0.0


class Chooser:
    """Keeps a position and finds its best next step."""

    def __init__(
        self,
        position: Position,
        solutions: Callable[[], list[Grid]],
        preferences: Preferences = DEFAULT,
        engine: str = "auto",
        patience: Patience = ENDLESS,
    ) -> None:
        self.position = position
        self.solutions = solutions
        self.preferences = preferences
        self.patience = patience
        self.engine = choose(engine, longest_line=max(position.width, position.height))
        self.looks = [self._look(index) for index in range(len(position.clues))]
        self.trials: Trials | None = None
        self.line_tiers = [[name for name in tier if name in LINE_TECHNIQUES] for tier in preferences.tiers]
        self.trial_tiers = [[name for name in tier if name in TRIAL_TECHNIQUES] for tier in preferences.tiers]

    def apply(self, step: Step) -> None:
        """Makes a step and forgets what it changed."""
        for index in self.position.apply(step):
            self.looks[index] = self._look(index)
        self.trials = None

    def _look(self, index: int) -> Look:
        """What the line offered when it was last seen like this, if that is remembered."""
        memory = self.position.memory
        return Look() if memory is None else memory.looks.setdefault(self.position.key(index), Look())

    def best(self) -> Choice | None:
        """The best step of the simplest tier that offers any."""
        for tier in range(len(self.preferences.tiers)):
            choice = self._best_line(tier) or self._best_trial(tier)
            if choice is not None:
                return choice
        return None

    def _best_line(self, tier: int) -> Choice | None:
        best: Step | None = None
        best_score, available = 0.0, 0
        for index, look in enumerate(self.looks):
            if look.best is None and look.searched <= tier:
                self._search_line(index, look, tier)
            if look.best is not None and look.searched == tier + 1:
                available += 1
                if look.score > best_score:
                    best, best_score = look.best, look.score
        return None if best is None else Choice(best, tier, available)

    def _search_line(self, index: int, look: Look, tier: int) -> None:
        """Searches one tier of one line; all lower ones are known to hold nothing."""
        self.patience.check()
        look.searched = tier + 1
        view = self.position.view(index)
        if view is None or not view.several:
            return
        for name in self.line_tiers[tier]:
            for step in LINE_TECHNIQUES[name](view):
                score = self.preferences.score(step, len(view.clue))
                if score > look.score:
                    look.best, look.score = step, score

    def _best_trial(self, tier: int) -> Choice | None:
        names = self.trial_tiers[tier]
        if not names:
            return None
        if self.trials is None:
            self.trials = Trials(self.position.copy(), self.engine, self.solutions, self.patience)
        trials = self.trials
        if trials.is_impossible:
            return None
        steps = list(_found(trials, names))
        if not steps:
            return None
        shortest = min(steps, key=lambda step: step.chain_length)
        return Choice(shortest, tier, max(1, len({cell for _, cell, _ in trials.refuted})))


def _found(trials: Trials, names: Iterable[str]) -> Iterable[Step]:
    for name in names:
        yield from TRIAL_TECHNIQUES[name](trials)
