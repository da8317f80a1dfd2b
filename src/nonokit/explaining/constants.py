"""Every number of explaining that could be another, with its reason. What only one technique knows is in its own file."""

from __future__ import annotations

# --- what a person does ---
MAX_LINKS = 8  # looks of a trial: more nobody keeps in mind, that is guessing
# When lines are settled, one new cell cannot break a line: it takes two, each by way of a crossing line. So no chain
# is shorter than this, and the search may end when one is found.
SHORTEST_CHAIN = 4
MOST_EFFORT = 30  # of what a person keeps track of while supposing something
LAST_MOVES = 10  # that count when a step nearby is looked for

# --- how much is looked at ---
MAX_ROUNDS = 40  # of a trial that is followed: five times what anybody would
MOST_SPREADS = 30  # trials followed step by step to find the shortest chain
SOLVE_TIMEOUT_S = 20.0  # for telling one solution from several where the techniques cannot

# --- what is kept ---
MAX_LINES = 5_000  # of which a few kilobytes each are kept
MAX_OFFERS = 60_000  # of one kilobyte each

# --- what is shown ---
MOST_NAMED = 6  # lines or places listed by name before the list is cut
REACH_LEVELS = 4  # brackets beside each other before they begin at the line again
