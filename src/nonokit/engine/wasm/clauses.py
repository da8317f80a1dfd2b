"""What is left of a board as clauses, and the kernel's learner; see `nonokit.engine.interface.Formula`."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from nonokit.engine.interface import Poll
from nonokit.engine.wasm.memory import KERNEL, POLLS, checked, handle, place, read, room_for

NO, YES = 0, 1


class Formula:
    """Clauses on their way out."""

    def __init__(self, own: int) -> None:
        self.own = own
        self._clauses: list[int] | None = None
        self._next = 0

    def __del__(self) -> None:
        KERNEL.nk_formula_free(self.own)

    def _numbers(self, call: Callable[[int, int], int]) -> list[int]:
        room = room_for(4)
        pointer = call(self.own, room)
        count = int.from_bytes(read(room, 4), "little")
        return array("i", read(pointer, 4 * count)).tolist()

    @property
    def variables(self) -> int:
        """How many there are."""
        return int(KERNEL.nk_formula_variables(self.own))

    @property
    def cells(self) -> list[int]:
        """What the first variables mean."""
        return self._numbers(KERNEL.nk_formula_cells)

    @property
    def phases(self) -> list[int]:
        """What is likely."""
        return self._numbers(KERNEL.nk_formula_phases)

    def next_clauses(self, count: int) -> list[list[int]]:
        """The next clauses."""
        if self._clauses is None:
            self._clauses = self._numbers(KERNEL.nk_formula_clauses)
        taken: list[list[int]] = []
        while len(taken) < count and self._next < len(self._clauses):
            end = self._clauses.index(0, self._next)
            taken.append(self._clauses[self._next : end])
            self._next = end + 1
        return taken


class Learner:
    """The kernel's clause learner."""

    def __init__(self, variables: int, phases: Sequence[int], poll: Poll | None = None) -> None:
        (at,) = place(array("i", phases).tobytes())
        self._own = handle(KERNEL.nk_learner_new(variables, at, len(phases)))
        self._poll_number = POLLS.add(poll) if poll is not None else 0
        if poll is not None:
            KERNEL.nkw_learner_set_poll(self._own, self._poll_number)

    def __del__(self) -> None:
        if hasattr(self, "_own"):
            KERNEL.nk_learner_free(self._own)
            POLLS.calls.pop(getattr(self, "_poll_number", 0), None)

    @property
    def ticks(self) -> int:
        """Work done so far."""
        return int(KERNEL.nk_learner_ticks(self._own))

    @property
    def conflicts(self) -> int:
        """Conflicts met so far."""
        return int(KERNEL.nk_learner_conflicts(self._own))

    def load(self, formula: Formula) -> bool:
        """Takes all clauses of a formula; False when a poll stopped it."""
        result = KERNEL.nk_learner_load(self._own, formula.own)
        POLLS.raise_error()
        return checked(result) == 1

    def _give(self, call: Callable[[int, int, int], int], literals: Sequence[int]) -> None:
        (at,) = place(array("i", literals).tobytes())
        checked(call(self._own, at, len(literals)))

    def add(self, clause: Sequence[int]) -> None:
        """One more clause."""
        self._give(KERNEL.nk_learner_add, clause)

    def prefer(self, phases: Sequence[int]) -> None:
        """Values to try first."""
        self._give(KERNEL.nk_learner_prefer, phases)

    def solve(self, assumptions: Sequence[int], budget_ticks: int) -> bool | None:
        """Whether all clauses can hold; None when the budget was not enough."""
        (at,) = place(array("i", assumptions).tobytes())
        answer = KERNEL.nk_learner_solve(self._own, at, len(assumptions), float(budget_ticks))
        POLLS.raise_error()
        return {NO: False, YES: True}.get(checked(answer))

    def model(self) -> list[int]:
        """The assignment found last."""
        count = KERNEL.nk_learner_variables(self._own)
        room = room_for(4 * count)
        found = min(count, checked(KERNEL.nk_learner_model(self._own, room, count)))
        return array("i", read(room, 4 * found)).tolist()
