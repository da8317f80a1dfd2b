"""Every number of making puzzles that could be another, with its reason. What only one way of drawing or of reading images
knows is in its own file."""

from __future__ import annotations

# --- how much is tried; a candidate is a picture that is looked at, the same on every machine ---
RANDOM_CANDIDATES = 400_000
REPAIR_CANDIDATES = 60_000
IMAGE_CANDIDATES = 12_000
MOTIF_CANDIDATES = 3_000  # for repairing what a motif drew
CANDIDATES_PER_POLL = 32
EXPLAINING_CANDIDATES = 30  # what the techniques of a line cost, in candidates, roughly
RATING_CANDIDATES = 150  # and a whole explained solve
PROBE_TICKS = 150_000  # of looking at one candidate: harder ones are not worth waiting for
SEARCH_TICKS = 300_000
MANY_SOLUTIONS = 1_000  # more are not counted: a picture with so many is far from unique

# --- how long ---
SEARCHING = 0.85  # the share of the time for searches; the rest is for proofs and what comes last
RATING_TIMEOUT_S = 20.0  # for telling how hard a puzzle is that was made
PROOF_TIMEOUT_S = 10.0
LAST_RESORT_S = 1.0  # for giving cells away when nothing else has worked

# --- what a change costs, as people see it ---
ANY_CHANGE = 0.35  # no change is free: fewer beat many
BREAK = 1.2  # something is joined, parted, opened, closed, or a dot appears or vanishes
LINE_END = 0.35  # a line becomes longer or shorter
BUMP = 0.25  # a bump or dent in an edge that was straight
MISFIT = 1.6  # the image says plainly that the cell is as it was
ASYMMETRY = 0.8  # when a symmetric picture is so no more, a cell

# --- repair ---
SINGLES = 400  # one-cell changes tried at most, least visible first
FIRSTS = 10  # first changes that are worth a second
PARTNERS = 60  # second changes tried per promising first one
ENOUGH_SINGLES = 4  # complete one-cell changes that make two-cell ones unnecessary
BEAM = 3  # attempts side by side
CHANGES_TRIED = 120  # for each, the cheapest
PER_OPEN_CELL = 0.12  # what an open cell will cost: four of a flippable square take one change
ROUNDS_IN_VAIN = 12
MOSTLY_OPEN = 0.3  # the share of open cells from which on lines alone are looked at, and pictures redrawn
REDRAWN = 3  # ways of redrawing a picture that are searched on from
REPLACEMENTS = 40  # cheaper changes tried in place of one
FEW_CHANGES = 40  # up to which cheaper ones are looked for
MOST_PLACES = 400  # cells for which prices are worked out; of more, others in every round
NEAREST_LINES = 6  # whose distance from being settled tells pictures with as many open cells apart
FROM_OPEN = 0.75  # the share of changes made in open cells; the others beside them
CHANGES_IN_VAIN = 400  # before a picture is given up
GIVEN_TRIED = 120  # cells that are tried as given ones

# --- harder puzzles ---
WALK_STEPS = 1_500
TWO_AT_ONCE = 0.5  # the share of steps that change two cells

# --- random puzzles ---
DENSITIES = (
    0.15,
    0.8,
)  # of filled cells; beyond them next to nothing is unique, or next to everything trivial
DENSITY_STEP = 0.01  # how far the density moves after a miss
DENSITY_JITTER = 0.04

# --- images ---
CONTENT = 28  # how much a pixel must differ from the border (0 to 255) to be content
PLAIN_BORDER = 0.9  # the share of the border that must be of one colour
STRETCH = 1.2  # proportions that may be stretched without anyone noticing
PLAINLY_WRONG = 0.25  # OKLab: a colour this far from the cell's own
REPAIR_ROUNDS = (400, 6_000)  # candidates for each repair: first a little for all, then more for the best
WORTH_REPAIR = 0.12  # how much less alike than the best found a picture may be to be repaired
SCARS = 0.5  # what changing all filled cells takes from the likeness: broken lines show more than they weigh
FAINT = (0.02, 0.98)  # shares of filled cells beyond which nothing is left to see
ALIKE = 0.02  # the share of cells in which two variants must differ, or they are one
WORST = 0.75  # times the best likeness: less is left out, where enough are better
WHOLE = 0.02  # how much more alike a whole photo in colours must be to come before its subject
MOST_VARIANTS = 8
# The likeness from which on most variants could be named, and the longer side, in cells, below which hardly anything is told;
# see docs/generating.md.
RECOGNISABLE = {"pixel art": 0.0, "line art": 0.6, "flat art": 0.6, "photo": 0.8}
ENOUGH_CELLS = {"pixel art": 0, "line art": 10, "flat art": 8, "photo": 18}

# --- a picture every day ---
DRAWINGS_A_DAY = 24  # that are tried
DAILY_CHOICE = 3  # drawings that take trials, of which one is taken
WEEKS = 26  # after which motifs come again, on other days
