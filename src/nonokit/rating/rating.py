"""How hard a puzzle is for a person: a class by what it takes, a score, the original's figures, and a profile.

The class is a promise about techniques and nothing else: what the hardest step of the explained solve needs. The
score orders puzzles within and across classes by how often the hardest kind is needed, how large the puzzle is and
how seldom there is a choice of moves. Solver effort plays no part: it does not go with what people find hard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

from nonokit.errors import PuzzleError
from nonokit.explaining import Explanation, Step, StepEvent, known_techniques
from nonokit.explaining.deadline import Deadline, Stopped
from nonokit.explaining.explanation import explain_within
from nonokit.hooks import DrawnAsHtml
from nonokit.messages import catalogue
from nonokit.model import Puzzle, check_puzzle
from nonokit.rating.classes import SCORES, Class, Grade
from nonokit.rating.constants import FEW_CELLS, MANY_CELLS, MANY_STEPS, ONE_STEP_DEPTH, TIMEOUT_S
from nonokit.rating.effort import Rounds
from nonokit.rating.figures import figures
from nonokit.rating.minutes import Minutes, minutes_of
from nonokit.rating.profile import Profile, first_moves, profile_of
from nonokit.rating.symmetry import canonical
from nonokit.solving import Progress, Status
from nonokit.solving.limits import Limits
from nonokit.solving.pipeline import problem_of, raise_interrupt
from nonokit.solving.solve_run import check_structure


@dataclass(frozen=True, slots=True)
class Rating(DrawnAsHtml):
    """A puzzle's difficulty. `score` is None when the puzzle has several solutions.

    `minutes` is the time that people may need for it, with an interval; None when no way to the end was found.

    When time runs out the class is "unknown", score and figures are None, `reason` says so, and the profile is that
    of the steps made until then. The minutes are known even so where nothing needs to be tried out.
    """

    class_: Class
    score: int | None
    difficulty: int | None
    tedium: int | None
    steps: int | None
    profile: Profile
    reason: str | None = None
    minutes: Minutes | None = None

    @property
    def grade(self) -> Grade:
        """The name for people, "easy" to "expert"."""
        return self.class_.grade

    def words(self, language: str = "en") -> str:
        """Grade and time as people read them, such as "Easy · about 5 min"."""
        grade = self.grade.title(language)
        if self.minutes is None:
            return grade
        minutes = max(1, round(self.minutes.expected))
        if minutes > 20:
            minutes = 5 * round(minutes / 5)
        return f"{grade} · {catalogue(language).say('book-minutes', {'minutes': minutes})}"

    def as_data(self) -> dict[str, Any]:
        """The rating as plain dictionaries and lists, for JSON; cells count from 0."""
        profile = self.profile
        return {
            "grade": self.grade.value,
            "class": self.class_.value,
            "score": self.score,
            "minutes": None if self.minutes is None else self.minutes._asdict(),
            "difficulty": self.difficulty,
            "tedium": self.tedium,
            "steps": self.steps,
            "techniques": profile.techniques,
            "available": list(profile.available),
            "bottleneck": profile.bottleneck,
            "deepest_chain": profile.deepest_chain,
            "first_moves": [[*cell, name] for cell, name in sorted(profile.first_moves.items())],
            "reason": self.reason,
        }


def rate(
    puzzle: Puzzle,
    *,
    timeout_s: float | None = TIMEOUT_S,
    on_progress: Callable[[Progress], object] | None = None,
) -> Rating:
    """Rates a puzzle; the same however it is turned or mirrored. `PuzzleError` when it has no solution.

    When `timeout_s` is over (None: never) the class is "unknown". Ctrl-C raises `Interrupted` with such a rating.

    >>> rating = rate(Puzzle.from_clues(rows=[[3], [1], [3]], columns=[[1, 1], [3], [1, 1]]))
    >>> rating.class_.value, rating.score, rating.steps
    ('trivial', 2, 5)
    """
    check_puzzle(puzzle, "rate")
    with Limits(timeout_s, on_progress) as limits:
        rating = rate_within(limits, puzzle)
        raise_interrupt(limits, rating)
    return rating


def rate_within(limits: Limits, puzzle: Puzzle) -> Rating:
    """The same as part of other work, whose limits hold."""
    check_structure(puzzle)
    form, deadline = canonical(puzzle), Deadline(limits)
    rounds = Rounds(form, deadline)
    limits.stage = "rounds"
    minutes = minutes_by(rounds)  # which takes no time; what follows may take all there is
    explanation = explain_within(limits, form)
    if explanation.status is Status.NONE:
        problem = problem_of(puzzle)
        why = f" ({problem})" if problem else ""
        raise PuzzleError(f"the puzzle has no solution{why}, so there is nothing to rate")
    try:
        deadline.check()
        class_ = class_of(explanation)
        profile = profile_of(explanation, first_moves(puzzle, deadline))
        score = score_of(class_, explanation, profile)
        if minutes is None and explanation.is_complete:
            minutes = minutes_by(rounds, [step for step in explanation.steps if step.is_trial])
        return Rating(class_, score, *figures(explanation, deadline), profile, minutes=minutes)
    except Stopped:
        return unfinished(explanation, limits.reason, minutes)


def minutes_by(rounds: Rounds, trials: Sequence[Step] = ()) -> Minutes | None:
    """How long people take for a puzzle, if rounds and trials lead to its end in time."""
    try:
        effort = rounds.run(trials)
    except Stopped:
        return None
    return None if effort is None else minutes_of(effort, is_coloured=rounds.is_coloured)


def unfinished(explanation: Explanation, why: str, minutes: Minutes | None) -> Rating:
    """What can be said of a puzzle when its time is over: what the steps made until then took."""
    reason = f"{why}; {hardest_class(explanation).value} or harder" if explanation.events else why
    profile = profile_of(explanation, {})
    return Rating(Class.UNKNOWN, None, None, None, None, profile, reason, minutes)


def class_of(explanation: Explanation) -> Class:
    """What the hardest step needs."""
    if explanation.is_stopped:
        return Class.UNKNOWN
    if explanation.status is Status.MULTIPLE:
        return Class.SEVERAL
    if explanation.status is Status.UNKNOWN:
        return Class.GUESSING  # beyond every technique, and beyond the solver's time
    return hardest_class(explanation)


def hardest_class(explanation: Explanation) -> Class:
    """The class of the hardest step made."""
    return max(
        (event_class(event) for event in explanation.events), key=lambda c: c.level, default=Class.TRIVIAL
    )


def event_class(event: StepEvent) -> Class:
    """What one step needs."""
    step = event.step
    if not step.fair:
        return Class.GUESSING
    if step.is_trial:
        return Class.ONE_STEP if step.chain_depth <= ONE_STEP_DEPTH else Class.CHAIN
    return Class(known_techniques()[step.technique].insight.value)


def score_of(class_: Class, explanation: Explanation, profile: Profile) -> int | None:
    """A score within the class's range: many hard steps, many cells and few choices push it up."""
    if class_ not in SCORES:
        return None
    low, high = SCORES[class_]
    hard = sum(event_class(event) is class_ for event in explanation.events)
    cells = explanation.puzzle.width * explanation.puzzle.height
    share = 0.45 * log(1 + hard, MANY_STEPS) + 0.45 * log(1 + cells / FEW_CELLS, MANY_CELLS / FEW_CELLS)
    share += 0.25 * profile.narrow_share
    return round(low + (high - low) * min(1.0, share))
