"""Which step comes next: techniques in tiers, simplest first; within a tier what lies near the last moves, then the best
score.

The score is that of davidje13's Nonogram: most cells for least reading, a filled cell worth five background cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby

from nonokit.errors import ArgumentError
from nonokit.explaining.technique import Insight, known_techniques

Tiers = tuple[tuple[str, ...], ...]


def all_tiers() -> Tiers:
    """All techniques, those that are equally simple together."""
    return tuple(
        tuple(technique.name for technique in tier)
        for _, tier in groupby(known_techniques().values(), key=lambda technique: technique.tier)
    )


@dataclass(frozen=True, slots=True)
class Preferences:
    """How steps are chosen. Leave techniques out of `tiers` to do without them.

    >>> Preferences().tier("growing")
    2
    >>> Preferences().without("nested").tiers[-1]
    ('both-ways',)
    """

    tiers: Tiers = field(default_factory=all_tiers)
    filled_weight: float = 5.0
    emptied_weight: float = 1.0
    excluded_weight: float = 0.25
    stays_near: bool = True  # among equally simple steps, go on where something just changed
    most_claims: int = 3  # what one look at a line is told with, at the most
    _tier_of: dict[str, int] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        weights = (self.filled_weight, self.emptied_weight, self.excluded_weight)
        if min(weights) < 0:
            raise ArgumentError(f"the weights are {weights}: none may be less than 0")
        for number, tier in enumerate(self.tiers):
            _check(tier)
            self._tier_of.update(dict.fromkeys(tier, number))

    @classmethod
    def up_to(cls, insight: Insight) -> Preferences:
        """Only techniques that take no more than some insight.

        >>> Preferences.up_to(Insight.TRIVIAL).tiers
        (('full', 'empty', 'complete'),)
        """
        order = list(Insight)
        harder = [
            one.name for one in known_techniques().values() if order.index(one.insight) > order.index(insight)
        ]
        return cls().without(*harder)

    def tier(self, technique: str) -> int:
        """The number of a technique's tier."""
        return self._tier_of[technique]

    def without(self, *names: str) -> Preferences:
        """The same preferences without some techniques."""
        _check(names)
        kept = (tuple(name for name in tier if name not in names) for tier in self.tiers)
        return replace(self, tiers=tuple(tier for tier in kept if tier))

    def score(self, filled: int, emptied: int, excluded: int, runs: int) -> float:
        """How much it brings for its reading to fill and empty so many cells of a line of so many runs, and to take so many
        colours from others."""
        worth = self.filled_weight * filled + self.emptied_weight * emptied
        return (worth + self.excluded_weight * excluded) / max(1, runs)


def _check(names: Iterable[str]) -> None:
    known = known_techniques()
    for name in names:
        if name not in known:
            raise ArgumentError(f"there is no technique {name!r}: choose among {', '.join(known)}")
