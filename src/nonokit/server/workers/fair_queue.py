"""Who is next: the client that has least under way, then the shortest job, then whoever came first.

Somebody who has waited long goes before shorter jobs, so that nobody waits for ever.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")
LONG_S = 2.0  # after which shorter jobs no longer overtake


@dataclass(eq=False)
class Waiter(Generic[T]):
    """A request that waits for its turn; `weight` is how much work it seems to be."""

    client: str
    weight: int
    since: float
    turn: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def has_turn(self) -> bool:
        """Whether its turn has come, perhaps in the very moment in which it gave up."""
        return self.turn.done() and not self.turn.cancelled()


class FairQueue(Generic[T]):
    """The requests that wait, and how many of every client are under way."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._waiting: list[Waiter[T]] = []
        self._under_way: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, client: str, weight: int) -> Waiter[T]:
        """Begins to wait."""
        waiter: Waiter[T] = Waiter(client, weight, self._now())
        self._waiting.append(waiter)
        return waiter

    def remove(self, waiter: Waiter[T]) -> None:
        """Stops waiting."""
        if waiter in self._waiting:
            self._waiting.remove(waiter)

    def hand_out(self, turn: T) -> bool:
        """Gives the turn to whoever is next; False when nobody waits. The client's work is under way until `done`."""
        self._waiting = [waiter for waiter in self._waiting if not waiter.turn.done()]
        if not self._waiting:
            return False
        chosen = min(self._waiting, key=self._rank)
        self._waiting.remove(chosen)
        self._under_way[chosen.client] += 1
        chosen.turn.set_result(turn)
        return True

    def _rank(self, waiter: Waiter[T]) -> tuple[int, int, float]:
        weight = 0 if self._now() - waiter.since > LONG_S else waiter.weight
        return self._under_way[waiter.client], weight, waiter.since

    def done(self, client: str) -> None:
        """A client's work has ended."""
        self._under_way[client] -= 1
        if self._under_way[client] <= 0:
            del self._under_way[client]
