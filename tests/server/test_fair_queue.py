"""Whose turn it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nonokit.server.workers.fair_queue import LONG_S, FairQueue


def turns(work: Callable[[FairQueue[int], list[float]], None]) -> None:
    async def check() -> None:
        clock = [0.0]
        work(FairQueue(lambda: clock[0]), clock)

    asyncio.run(check())


def order(queue: FairQueue[int], names: dict[str, asyncio.Future[int]]) -> list[str]:
    """Hands out turns until nobody waits; who got them, one after the other."""
    found = []
    number = 0
    while queue.hand_out(number):
        number += 1
        found.append(
            next(name for name, turn in names.items() if turn.done() and turn.result() == number - 1)
        )
    return found


def test_short_jobs_come_first_then_who_came_first() -> None:
    def check(queue: FairQueue[int], clock: list[float]) -> None:
        names = {}
        for client, weight in (("a", 9000), ("b", 10), ("c", 500), ("d", 10)):
            clock[0] += 0.1
            names[client] = queue.add(client, weight).turn
        assert order(queue, names) == ["b", "d", "c", "a"]

    turns(check)


def test_a_client_with_much_under_way_waits_for_the_others() -> None:
    def check(queue: FairQueue[int], clock: list[float]) -> None:
        names = {f"greedy {n}": queue.add("greedy", 10).turn for n in range(4)}
        names["modest"] = queue.add("modest", 900).turn
        names["other"] = queue.add("other", 1000).turn
        assert order(queue, names) == ["greedy 0", "modest", "other", "greedy 1", "greedy 2", "greedy 3"]
        for _ in range(4):
            queue.done("greedy")
        assert queue._under_way == {"modest": 1, "other": 1}

    turns(check)


def test_whoever_waits_long_is_not_overtaken_for_ever() -> None:
    def check(queue: FairQueue[int], clock: list[float]) -> None:
        names = {"long": queue.add("a", 10**6).turn}
        clock[0] = LONG_S + 1
        names["short"] = queue.add("b", 1).turn
        assert order(queue, names) == ["long", "short"]

    turns(check)


def test_who_has_left_gets_no_turn() -> None:
    def check(queue: FairQueue[int], clock: list[float]) -> None:
        first, second = queue.add("a", 1), queue.add("b", 2)
        first.turn.cancel()
        assert queue.hand_out(7)
        assert second.turn.result() == 7
        assert second.has_turn
        assert not first.has_turn
        assert not queue.hand_out(8)
        queue.remove(first)

    turns(check)
