"""Every number of the solving layer that could be another, with its reason. (Measured ones: docs/performance.md.)

The kernel has the same budgets for those who use it without Python (native/kernel/constants.hpp); a test compares them.
"""

from __future__ import annotations

# --- probing ---
# The first helping is enough for ordinary puzzles; large ones with many solutions are better served by a search in
# between. Beyond the second, clause learning is the better way to spend time: more helped none of 48 hard puzzles.
FIRST_PROBING_TICKS = 500_000
SECOND_PROBING_TICKS = 4_000_000

# --- search ---
SEARCH_TICKS_PER_CELL = 300  # open ones: about as long as writing the rest down as clauses takes
SEARCH_TICKS_AT_LEAST = 30_000
UNBOUNDED_TICKS = 10**15  # years: only limits of time end it
PROBING_SEARCH_TICKS = 2_800_000  # some 20 ms: what it wins it wins soon

# --- fork ---
FORK_TICKS = 60  # a branch at a time: some ten lines

# --- clauses ---
LARGEST_FORMULA = 4_000_000  # cells × runs over all lines, about the number of clauses
CLAUSES_AT_ONCE = 20_000  # handed over between two polls
SMALL_FORMULA = 1_500  # variables: below this Glucose is done before CaDiCaL has warmed up

# --- the learner ---
BELIEF_ROUNDS = 40  # twenty more conflicts cost more than twenty rounds
MORE_BELIEF_ROUNDS = 11  # slightly other values, quite other luck
SLICES_PER_BELIEF = 8  # a quarter of a second
TICKS_PER_SLICE = 1_000_000  # some 30 ms …
FEW_VARIABLES = 50_000  # … up to here; what more variables look at is not in the processor's caches

# --- CaDiCaL ---
# Slices without an answer before it joins in, told what to try first (two seconds), and without (twenty).
SLICES_BEFORE_GUIDED = 60
SLICES_BEFORE_UNGUIDED = 300
WORK_PER_SLICE = 25_000_000  # conflicts × clauses: some 50 ms
LEAST_SLICE, MOST_SLICE = 100, 5000  # conflicts
LONGEST_SLICE = 10_000  # conflicts: some seconds, for the one without guidance
SLICES_SO_FAR = 50  # whose slices are no longer than all before them together, divided by so many
SLICE_OF_PAIR = 5000  # conflicts: half a second, in which neither hears of the other
SLICES_OF_PAIR = 8  # before others have a turn, who would take a fifth of the time if they had one after each
LONGEST_TOLD = 3  # literals in a clause that one of a pair tells the other
SECONDS_BETWEEN_POLLS = 0.05  # while a child works

# --- limits ---
PROGRESS_EVERY_S = 0.25
MOST_SOLUTIONS = 2**31 - 1  # with which the kernel counts those it lists
MOST_DEPTH = 2**31 - 1  # no chain of implications has as many steps
# All stages in one call do not say which it is: line logic and search are short, but for larger puzzles, where those who ask
# for progress hear of every stage.
STAGE_OF_LONG_CALLS = "probe"
CELLS_IN_ONE_CALL = 250_000

# --- many puzzles ---
MOST_THREADS = 1024
PUZZLES_AT_ONCE = 63  # in one call of the engine: what handing over costs is lost among them
SECONDS_WITHOUT_WORK = 0.1  # after which a thread ends
CELLS_AT_ONCE = 50_000  # of large ones fewer, so that the last call is not left to one thread

# --- one puzzle in parts ---
MAX_PARTS = 100_000  # each is a line of some kilobytes
CELLS_TRIED = 12  # of either kind at a fork: choosing is short beside solving what a better fork saves

# --- ambiguity ---
AMBIGUITY_TIMEOUT_S = 10.0  # after a solve: each of hundreds of cells may take as long as that

# --- counting ---
COUNT_TIMEOUT_S = 10.0  # most that can be counted at all are counted in a second
DIAGRAM_NODES = 2_000_000  # in breadth: tenths of a second; 14×14 with one run a line
FEW_DIAGRAM_NODES = 100_000  # once more without certain cells: what is larger is done in depth sooner
DIAGRAM_NODES_IN_DEPTH = 8_000_000  # some ten seconds, and half a gigabyte
SHARE_FOR_CERTAIN_CELLS = 0.25  # of the time, to find the cells that are the same in all solutions
