// The whole way: line logic, probing, bounded search, more probing, the learner; each on what the others left.
#pragma once

#include <span>
#include <vector>

#include "session.hpp"

namespace nonokit {

enum class Method { lines = 1, probe = 2, search = 3, learn = 4, learn_apart = 5, probing_search = 6 };

// A step of a plan. Budgets are `fixed` ticks and so many more for every open cell; the learner's are slices, and
// 0 of them means no end.
struct Stage {
    Method method;
    int64_t fixed = 0, per_open_cell = 0;
};

// What solve uses unless told otherwise.
inline constexpr Stage default_plan[] = {
    {Method::lines},
    {Method::probe, first_probing_ticks},
    {Method::search, search_ticks_at_least, search_ticks_per_cell},
    {Method::probe, second_probing_ticks},
    {Method::learn},
};

// What a stage that ran took, and how many cells it left open.
struct StageLog {
    Method method;
    int64_t ticks;
    double seconds;
    int open_count;
};

enum class Status { unique = 0, multiple = 1, none = 2, unknown = 3 };

// A solve in progress. Its board's solutions are those found so far.
class Solve {
public:
    explicit Solve(std::shared_ptr<const Puzzle> puzzle) : board(make_board(std::move(puzzle))) {}
    Solve(const Solve& other) : board(other.board->copy()), is_complete(other.is_complete) {}

    // Runs stages until the answer is known, enough solutions are found or a poll says stop.
    Outcome run(std::span<const Stage> plan, int max_solutions);
    std::unique_ptr<AnyBoard> board;
    std::unique_ptr<Session> session;
    bool is_complete = false;   // whether the solutions found are all there are
    bool is_too_large = false;  // what is left, for the learner
    std::vector<StageLog> log;

private:
    Outcome run_stage(const Stage& stage, int max_solutions);
    Outcome learn(const Stage& stage, int max_solutions);
    void conclude(Outcome outcome, int max_solutions);
};

}  // namespace nonokit
