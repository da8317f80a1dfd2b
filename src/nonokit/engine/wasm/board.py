"""A board of the kernel; see `nonokit.engine.interface.Board` for what its methods mean."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from nonokit.engine.interface import Poll
from nonokit.engine.wasm.clauses import Formula
from nonokit.engine.wasm.counter import Counter
from nonokit.engine.wasm.memory import KERNEL, POLLS, checked, handle, place, read, room_for, take_list


class Board:
    """A puzzle being solved."""

    def __init__(self, own: int, poll: Poll | None) -> None:
        self._own = handle(own)
        self._poll = poll
        self._poll_number = POLLS.add(poll) if poll is not None else 0
        if poll is not None:
            KERNEL.nkw_board_set_poll(own, self._poll_number)
        KERNEL.nkw_board_set_clock(own)
        self._size: int = KERNEL.nk_board_width(own) * KERNEL.nk_board_height(own)

    def __del__(self) -> None:
        if hasattr(self, "_own"):
            KERNEL.nk_board_free(self._own)
            POLLS.calls.pop(self._poll_number, None)

    @property
    def ticks(self) -> int:
        """Work done so far."""
        return int(KERNEL.nk_board_ticks(self._own))

    @property
    def open_count(self) -> int:
        """Cells not known yet."""
        return int(KERNEL.nk_board_open_count(self._own))

    @property
    def guesses(self) -> int:
        """Guesses made by search."""
        return int(KERNEL.nk_board_guesses(self._own))

    @property
    def conflicts(self) -> int:
        """Conflicts met by the learner."""
        return int(KERNEL.nk_board_conflicts(self._own))

    @property
    def is_complete(self) -> bool:
        """Whether the solutions found are all there are."""
        return bool(KERNEL.nk_board_is_complete(self._own))

    @property
    def is_too_large(self) -> bool:
        """Whether the learner was asked for and refused."""
        return bool(KERNEL.nk_board_is_too_large(self._own))

    def copy(self) -> Board:
        """A board that goes its own way from here."""
        return Board(KERNEL.nk_board_copy(self._own), self._poll)

    def cells(self) -> bytes:
        """Each cell's value, 255 while it is open."""
        return self._read(KERNEL.nk_board_cells, 1)

    def domains(self) -> list[int]:
        """Each cell's possible values, as bits."""
        return array("Q", self._read(KERNEL.nk_board_domains, 8)).tolist()

    def _read(self, call: Callable[[int, int, int], int], width: int) -> bytes:
        room = room_for(self._size * width)
        checked(call(self._own, room, self._size))
        return read(room, self._size * width)

    def forbid(self, cell: int, value: int) -> bool:
        """Takes a value from a cell."""
        return checked(KERNEL.nk_board_forbid(self._own, cell, value)) == 1

    def assign(self, cell: int, value: int) -> bool:
        """Gives a cell its value."""
        return checked(KERNEL.nk_board_assign(self._own, cell, value)) == 1

    def _stage(self, result: int) -> int:
        POLLS.raise_error()
        return checked(result)

    def propagate(self) -> int:
        """Line logic to its fixpoint."""
        return self._stage(KERNEL.nk_board_propagate(self._own))

    def advance(self, budget_ticks: int) -> int:
        """Line logic for a while."""
        return self._stage(KERNEL.nk_board_advance(self._own, float(budget_ticks)))

    def probe(self, max_solutions: int, budget_ticks: int) -> int:
        """Tries both values of cells."""
        return self._stage(KERNEL.nk_board_probe(self._own, max_solutions, float(budget_ticks)))

    def search(self, max_solutions: int, budget_ticks: int) -> int:
        """Guesses and backtracks."""
        return self._stage(KERNEL.nk_board_search(self._own, max_solutions, float(budget_ticks)))

    def run(self, plan: Sequence[Sequence[float]], max_solutions: int) -> int:
        """The stages of a plan."""
        (at,) = place(array("d", [number for stage in plan for number in stage]).tobytes())
        return self._stage(KERNEL.nk_board_run(self._own, at, len(plan), max_solutions))

    def stages(self) -> list[tuple[int, int, float, int]]:
        """What the stages that ran took: method, ticks, seconds, open cells."""
        numbers = iter(take_list(KERNEL.nk_board_stages(self._own)))
        groups = zip(numbers, numbers, numbers, numbers, strict=True)
        return [(int(method), int(ticks), seconds, int(cells)) for method, ticks, seconds, cells in groups]

    def solutions(self) -> list[bytes]:
        """Solutions met so far."""
        found = []
        for index in range(KERNEL.nk_board_solution_count(self._own)):
            room = room_for(self._size)
            checked(KERNEL.nk_board_solution(self._own, index, room, self._size))
            found.append(read(room, self._size))
        return found

    def add_solution(self, cells: bytes) -> None:
        """A solution that somebody else found."""
        (at,) = place(cells)
        checked(KERNEL.nk_board_add_solution(self._own, at, len(cells)))

    def implications(self) -> list[tuple[int, list[int]]]:
        """Per literal, the literals that its row and its column fix at once."""
        numbers = [int(number) for number in take_list(KERNEL.nk_board_implications(self._own))]
        POLLS.raise_error()
        found, at = [], 0
        while at < len(numbers):
            end = at + 2 + numbers[at + 1]
            found.append((numbers[at], numbers[at + 2 : end]))
            at = end
        return found

    def counter(self, max_nodes: int, max_nodes_in_depth: int) -> Counter:
        """Counts all components."""
        counter = Counter(
            KERNEL.nk_counter_new(self._own, float(max_nodes), float(max_nodes_in_depth)),
            KERNEL.nk_board_values(self._own),
        )
        POLLS.raise_error()
        return counter

    def encode(self, rounds: int) -> Formula:
        """What is left as clauses."""
        formula = Formula(handle(KERNEL.nk_board_encode(self._own, rounds)))
        POLLS.raise_error()
        return formula

    def listen(self) -> None:
        """From here on, what is found out is noted with its reason."""
        checked(KERNEL.nk_board_listen(self._own))

    def trace_solution(self, index: int) -> None:
        """Notes how a solution follows from what is certain by now."""
        checked(KERNEL.nk_board_trace_solution(self._own, index))

    def take_events(self) -> list[float]:
        """What was noted since the last time."""
        return take_list(KERNEL.nk_board_take_events(self._own))
