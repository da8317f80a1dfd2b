"""The kernel has the same budgets for those who use it without Python."""

from __future__ import annotations

import pytest

from nonokit.solving import constants


@pytest.mark.native
def test_the_kernel_has_the_same_plan() -> None:
    from nonokit.engine import _native

    methods, fixed, per_cell = zip(*_native.default_plan(), strict=True)
    assert methods == (1, 2, 3, 2, 4)
    probing = constants.FIRST_PROBING_TICKS, constants.SECOND_PROBING_TICKS
    assert (fixed[1], fixed[3]) == probing
    assert (fixed[2], per_cell[2]) == (constants.SEARCH_TICKS_AT_LEAST, constants.SEARCH_TICKS_PER_CELL)
