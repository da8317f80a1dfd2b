"""Which step comes next: techniques in tiers, simplest first, and within a tier the best score.

The score is the original program's: most cells for least reading, a filled cell worth five background cells.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nonokit.errors import ArgumentError
from nonokit.explaining.step import Step

TIERS: tuple[tuple[str, ...], ...] = (
    ("full", "empty", "complete"),
    ("overlap", "unreachable", "capping", "colour-cross-check"),
    ("glue", "mercury", "forcing", "joining", "splitting", "size-matching"),
    ("slide",),
    ("exact",),
    ("edge-contradiction",),
    ("implications", "contradiction"),
    ("both-ways",),
    ("nested",),
)
NAMES: tuple[str, ...] = tuple(name for tier in TIERS for name in tier)


@dataclass(frozen=True, slots=True)
class Preferences:
    """How steps are chosen. Leave techniques out of `tiers` to do without them.

    >>> Preferences().tier("glue")
    2
    >>> Preferences().without("nested").tiers[-1]
    ('both-ways',)
    """

    tiers: tuple[tuple[str, ...], ...] = TIERS
    filled_weight: float = 5.0
    emptied_weight: float = 1.0
    excluded_weight: float = 0.25
    _tier_of: dict[str, int] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for number, tier in enumerate(self.tiers):
            for name in tier:
                if name not in NAMES:
                    raise ArgumentError(f"there is no technique {name!r}: choose among {', '.join(NAMES)}")
                self._tier_of[name] = number

    def tier(self, technique: str) -> int:
        """The number of a technique's tier."""
        return self._tier_of[technique]

    def without(self, *techniques: str) -> Preferences:
        """The same preferences without some techniques."""
        kept = (tuple(name for name in tier if name not in techniques) for tier in self.tiers)
        return Preferences(
            tuple(tier for tier in kept if tier),
            self.filled_weight,
            self.emptied_weight,
            self.excluded_weight,
        )

    def score(self, step: Step, runs: int) -> float:
        """How much a step on a line of so many runs brings for its reading."""
        gain = self.filled_weight * step.filled + self.emptied_weight * step.emptied
        return (gain + self.excluded_weight * len(step.excluded)) / max(1, runs)


DEFAULT = Preferences()
