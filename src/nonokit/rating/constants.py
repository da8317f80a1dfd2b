"""Every number of rating that could be another, with its reason. What was fitted to people's times is in minutes.json."""

from __future__ import annotations

# --- classes and scores ---
ONE_STEP_DEPTH = 3  # the tried cell's line, the lines crossing it, the line that breaks
# What counts as many and few when a score is placed within its class; beyond that more makes no difference.
MANY_STEPS = 200
FEW_CELLS, MANY_CELLS = 25, 3000
NARROW = 2  # moves to choose from at which a solver has to search

# --- minutes ---
GUESS_LOOKS = 100  # what a trial that nobody keeps in mind is taken for
# None of the timed puzzles needs a trial. People's votes suggest that the first doubles the time, in colour less; more of them
# add ever less.
TRIAL_WEIGHTS = {"plain": 0.7, "coloured": 0.3}
TRIAL_DOUBT = 1.5  # how much wider the interval is then

# --- time ---
TIMEOUT_S = 2.0  # unless another is given; most 30×30 are rated in a quarter of it
