"""What tests of built sites need."""

from __future__ import annotations

import pytest

from nonokit.site.building import KERNEL


def need_kernel() -> None:
    """Skips where the kernel for browsers was not compiled; the whole `./test` compiles it first."""
    if not KERNEL.exists():
        pytest.skip("the kernel for browsers is not here: `./run site --help` compiles it")
