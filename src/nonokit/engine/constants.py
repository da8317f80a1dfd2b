"""Every number of the engines in Python that could be another, with its reason; the kernel's are in
native/kernel/constants.hpp."""

from __future__ import annotations

# --- what engines take ---
KERNEL_LONGEST_LINE = 4095  # boundaries are bits of 64 words at most; longer lines are for the reference

# --- the reference ---
TICKS_BETWEEN_POLLS = 500  # a few milliseconds of work
NODES_BETWEEN_POLLS = 1000  # of a count: as long
REMEMBERED_LINES = 20_000  # answers of a line that are kept before it begins anew: memory has its bounds
CERTAIN = 1 << 30  # as a literal: beyond every variable that a puzzle can have

# --- the kernel in a browser ---
ALIGNMENT = 8  # bytes: what the kernel's numbers need
