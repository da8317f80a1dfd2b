"""How long making may take: a number of candidates, which is the same on every machine, and a clock on top.

Results depend on the seed and the number of candidates alone, as long as the clock does not cut them short.
"""

from __future__ import annotations

from collections.abc import Callable

from nonokit.errors import ArgumentError
from nonokit.generating.constants import CANDIDATES_PER_POLL, RATING_TIMEOUT_S, SEARCHING
from nonokit.solving.limits import Limits, Progress
from nonokit.solving.result import Interrupted

OnProgress = Callable[[Progress], object]


class Budget:
    """Counts candidates, and stops at a limit, at the end of the time, or on Ctrl-C, which it listens to while it is open."""

    def __init__(
        self, max_candidates: int, timeout_s: float | None = None, on_progress: OnProgress | None = None
    ) -> None:
        if max_candidates < 1:
            raise ArgumentError(f"max_candidates is {max_candidates}: expected 1 or more")
        self.max_candidates = max_candidates
        self.candidates = 0
        self.limits = Limits(timeout_s, on_progress)
        self.limits.known = self._share
        self.share = 0.0
        self.ends_at = max_candidates
        self.ends_at_s = timeout_s

    def __enter__(self) -> Budget:
        self.limits.__enter__()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.limits.__exit__(*trouble)

    def _share(self) -> float:
        return max(self.share, self.candidates / self.max_candidates)

    def begin(self, stage: str, share: float | None = None) -> None:
        """Names what is being done, and how much of everything is behind, 0 to 1."""
        self.limits.stage = stage
        if share is not None:
            self.share = share

    def spend(self, candidates: int = 1) -> None:
        """Books candidates; looks at the clock every few of them."""
        self.candidates += candidates
        if self.candidates % CANDIDATES_PER_POLL < candidates:
            self.limits.poll()

    def allow(self, candidates: int | None, *, share: float = 1.0) -> None:
        """Sets an early end: so many candidates from here, and a share of the time left; None lifts it."""
        self.ends_at = self.max_candidates
        self.ends_at_s = self.limits.timeout_s
        if candidates is not None:
            self.ends_at = min(self.max_candidates, self.candidates + candidates)
            if self.ends_at_s is not None:
                now = self.limits.seconds
                self.ends_at_s = now + max(0.0, share * (SEARCHING * self.ends_at_s - now))

    @property
    def is_over(self) -> bool:
        """Whether to stop: for good, or at the early end."""
        if self.limits.is_over or self.candidates >= self.ends_at:
            return True
        return self.ends_at_s is not None and self.limits.seconds >= self.ends_at_s

    @property
    def is_nearly_over(self) -> bool:
        """Whether what is left of the time is needed for finishing."""
        timeout_s = self.limits.timeout_s
        return self.is_spent or (timeout_s is not None and self.limits.seconds >= SEARCHING * timeout_s)

    @property
    def is_spent(self) -> bool:
        """Whether to stop for good."""
        return self.limits.is_over or self.candidates >= self.max_candidates

    @property
    def reason(self) -> str | None:
        """Why work stopped early, for people; None when it did not."""
        if self.limits.is_over or (self.is_nearly_over and not self.is_spent):
            return self.limits.reason
        return f"{self.candidates} candidates were checked" if self.is_spent else None

    @property
    def rating_s(self) -> float:
        """Seconds for telling how hard a puzzle is that was made: what is left of the time, and not too many."""
        timeout_s = self.limits.timeout_s
        left = RATING_TIMEOUT_S if timeout_s is None else timeout_s - self.limits.seconds
        return min(max(0.0, left), RATING_TIMEOUT_S)

    def close(self, result: object) -> None:
        """Raises what the progress callback raised, or Ctrl-C with what was made by then."""
        self.limits.raise_trouble()
        if self.limits.was_interrupted:
            raise Interrupted(result) from self.limits.trouble
