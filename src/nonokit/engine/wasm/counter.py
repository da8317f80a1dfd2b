"""The kernel's count of solutions; see `nonokit.engine.interface.Counter` for what its methods mean."""

from __future__ import annotations

from nonokit.engine.wasm.memory import KERNEL, handle, take_list


class Counter:
    """What is open on a board, in components."""

    def __init__(self, own: int, values: int) -> None:
        self._own = handle(own)
        self._values = values

    def __del__(self) -> None:
        if hasattr(self, "_own"):
            KERNEL.nk_counter_free(self._own)

    @property
    def is_possible(self) -> bool:
        """False when some line has no solution by itself."""
        return bool(KERNEL.nk_counter_is_possible(self._own))

    def components(self) -> list[tuple[list[int], int, bool]]:
        """The cells of each, its number of solutions, and whether these are all."""
        return [
            (
                [int(cell) for cell in take_list(KERNEL.nk_counter_cells(self._own, component))],
                number_of(take_list(KERNEL.nk_counter_total(self._own, component))),
                bool(KERNEL.nk_counter_is_exact(self._own, component)),
            )
            for component in range(KERNEL.nk_counter_component_count(self._own))
        ]

    def ways(self, component: int) -> list[list[int]]:
        """For every cell and value, in how many solutions it has it."""
        size = len(take_list(KERNEL.nk_counter_total(self._own, component)))
        digits = take_list(KERNEL.nk_counter_ways(self._own, component))
        numbers = [number_of(digits[at : at + size]) for at in range(0, len(digits), size)]
        return [numbers[at : at + self._values] for at in range(0, len(numbers), self._values)]

    def sample(self, component: int, seed: float) -> bytes:
        """A value for every cell, all solutions equally likely."""
        return bytes(map(int, take_list(KERNEL.nk_counter_sample(self._own, component, float(seed)))))


def number_of(digits: list[float]) -> int:
    """A number from its digits of 32 bits, the lowest first."""
    return sum(int(digit) << 32 * place for place, digit in enumerate(digits))
