// Every number of the kernel that could be another, with its reason. (Measured ones: docs/performance.md.)
#pragma once

#include <cstdint>

namespace nonokit {

// --- what the kernel takes ---
constexpr int unknown_cell = 255;                 // in a grid of bytes: nobody knows
constexpr int most_values = 64;                   // a cell's values are the bits of a word
constexpr int longest_line = 64 * 64 - 1;         // boundaries are bits of 64 words at most
constexpr int longest_run = 1'000'000;            // as far as readers go; sums of thousands of them are made in 64 bits
constexpr int most_variables = 1 << 24;           // of a learner: four times what `largest_formula` can lead to
constexpr int64_t most_ticks = int64_t{1} << 60;  // sums of larger budgets would overflow

// --- line logic ---
constexpr int lines_at_once = 4;  // 64-bit lanes of an AVX2 register; eight won 3 % at best
constexpr int longest_at_once =
    126;  // cells: with an empty one behind them there are 128 boundaries, two words of bits
constexpr int most_runs_at_once = 63;  // that a line so long can have
constexpr int news_filled = 3;  // a filled cell tells the crossing line more than an empty one: a seventh less work
constexpr int ticks_between_polls =
    100'000;  // some milliseconds of work; long lines take a tick longer and are asked sooner

// --- probing ---
constexpr int score_of_neighbour = 10;  // a known neighbour weighs as much as ten open cells on the two lines

// --- search ---
constexpr int score_of_conflict = 64;               // a line that broke once outweighs every promise
constexpr int score_of_sureness = 200;              // beliefs count more than promise, less than four conflicts
constexpr int rounds_for_search = 12;               // of beliefs before the second dive: more cost what they save
constexpr int second_dive_part = 5;                 // the second dive has a fifth of the budget, the third the rest
constexpr int ticks_without_beliefs = 10'000;       // the first dive: beliefs take longer than many a puzzle …
constexpr int ticks_without_beliefs_per_cell = 10;  // … the more so the larger it is

// --- probing search ---
constexpr double score_of_difference = 1.85;  // between what two values fix: its logarithm

// --- beliefs ---
constexpr int longest_with_beliefs = 300;   // cells of a line: beyond, products of weights leave the range of a double
constexpr double smallest_weight = 1e-6;    // nothing is believed impossible
constexpr double weight_of_news = 0.7;      // the rest is what was believed before: without it beliefs swing to and fro
constexpr int settles_per_count = 4;        // counting a line's placements takes about as long as settling it so often
constexpr int rounds_before_deciding = 20;  // for search; a picture decided on in haste misleads
constexpr int rounds_to_decide = 60;        // at most; forty leave a seventh more conflicts
constexpr int rounds_to_decide_slowly = 200;         // calm while cells still lean but little: a third fewer conflicts
constexpr int calm_rounds = 3;                       // in which no cell changed its mind: decided
constexpr double first_lean = 0.1, last_lean = 0.8;  // of a cell to its own belief; more at once is worse

// --- the learner ---
constexpr double activity_decay = 0.95;        // MiniSat's; 0.9 to 0.99 are within noise
constexpr double activity_of_the_surest = 10;  // conflicts take over after some dozens
constexpr int restart_interval = 512;          // conflicts, times 1 1 2 1 1 2 4 …
constexpr int restart_with_lines = 1024;       // the same, where lines speak
constexpr int reduce_interval = 300;           // conflicts, times 1 2 3 …
constexpr int glue_to_keep = 2;                // always
constexpr int glue_to_keep_if_used = 6;        // since the last reduction
constexpr uint32_t largest_arena = 1u << 30;   // numbers: places must fit a reason, which keeps a bit for itself
constexpr int longest_in_a_word = 62;          // cells: lines so short tell the learner what follows from them
constexpr int ticks_per_line_settled = 2;      // in the learner's ticks
constexpr int64_t ticks_between_learner_polls = 40'000;  // a millisecond
constexpr size_t numbers_between_polls = 1'000'000;      // of clauses: some ten milliseconds to write, and to load

// --- counting ---
constexpr size_t nodes_between_polls = 1 << 12;   // some milliseconds
constexpr double smallest_share_of_nodes = 0.05;  // that may be made in breadth, however few cells are done
constexpr size_t nodes_of_first_dives = 15'000;   // some hundredths of a second each
constexpr size_t nodes_of_next_dives = 3;         // times as many for those that go on
constexpr int64_t most_nodes = int64_t{1} << 28;  // of a component: they are numbered in 32 bits

// --- the whole pipeline ---
constexpr int64_t first_probing_ticks =
    500'000;  // enough for ordinary puzzles; many solutions are better met by search
constexpr int64_t second_probing_ticks = 4'000'000;  // beyond, learning is the better way to spend time
constexpr int64_t search_ticks_per_cell = 300;       // open ones
constexpr int64_t search_ticks_at_least = 30'000;
constexpr int belief_rounds = 40;            // for the learner, where search has left none; twenty cost more conflicts
constexpr int more_belief_rounds = 11;       // slightly other values, quite other luck
constexpr int slices_per_belief = 8;         // a quarter of a second
constexpr int slices_with_beliefs = 60;      // two seconds: where beliefs have not helped by then, they go on no more
constexpr int64_t ticks_in_haste = 100'000;  // of the learner, before beliefs decide slowly
constexpr int64_t ticks_per_slice = 1'000'000;  // some 30 ms …
constexpr int few_variables = 50'000;           // … up to here; what more variables look at is not in the caches
constexpr int64_t largest_formula = 4'000'000;  // cells × runs over all lines, about the number of clauses

}  // namespace nonokit
