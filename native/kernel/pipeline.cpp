#include "pipeline.hpp"

#include <limits>

namespace nonokit {

Outcome Solve::run(std::span<const Stage> plan, int max_solutions) {
    Outcome outcome = Outcome::open;
    const auto now = [this] { return board->trace.clock ? board->trace.clock() : 0; };
    double begin = now();
    for (const Stage& stage : plan) {
        if (is_complete || board->has_enough(max_solutions) || board->is_stopped) break;
        const int64_t ticks = board->ticks;
        if (board->trace.is_on) board->trace.note(Event::stage, {static_cast<double>(stage.method)});
        outcome = run_stage(stage, max_solutions);
        conclude(outcome, max_solutions);
        const double end = now();
        log.push_back({stage.method, board->ticks - ticks, end - begin, board->open_count});
        begin = end;
    }
    if (is_complete) return board->solutions.empty() ? Outcome::contradiction : Outcome::solved;
    if (board->is_stopped) return Outcome::stopped;
    return board->has_enough(max_solutions) ? Outcome::limit : outcome;
}

Outcome Solve::run_stage(const Stage& stage, int max_solutions) {
    const int64_t budget = std::min(most_ticks, stage.fixed + stage.per_open_cell * board->open_count);
    switch (stage.method) {
        case Method::lines:
            return board->propagate();
        case Method::probe:
            return probe(*board, max_solutions, budget);
        case Method::search:
            return search(*board, max_solutions, budget);
        case Method::probing_search:
            return probing_search(*board, max_solutions, budget);
        case Method::learn:
        case Method::learn_apart:
            return learn(stage, max_solutions);
    }
    return Outcome::open;
}

// Line logic and probing leave the solution on the board, the others only in its list.
void Solve::conclude(Outcome outcome, int max_solutions) {
    if (outcome != Outcome::contradiction && outcome != Outcome::solved) return;
    if (outcome == Outcome::solved && !board->open_count && !board->has_enough(max_solutions))
        board->keep_solution(board->cells(), {});
    is_complete = true;
}

// Solution after solution until enough, or until none is left.
Outcome Solve::learn(const Stage& stage, int max_solutions) {
    // A full board has nothing to encode; whether its lines agree is for line logic to say.
    if (!board->open_count) return board->propagate();
    // No need to search for a contradiction that counting shows.
    if (!board->puzzle->totals_agree()) return Outcome::contradiction;
    is_too_large = board->puzzle->formula_size() > largest_formula;
    if (is_too_large) return Outcome::open;
    if (!session) {
        session = std::make_unique<Session>(*board, belief_rounds, stage.method == Method::learn_apart);
        for (const Grid& solution : board->solutions) session->block(solution);
    }
    const int64_t most = stage.fixed ? session->slices() + stage.fixed : std::numeric_limits<int64_t>::max();
    while (!board->is_stopped && !board->has_enough(max_solutions)) {
        const auto answer = session->ask(most);
        if (answer == Learner::Answer::no && !board->is_stopped)
            return board->solutions.empty() ? Outcome::contradiction : Outcome::solved;
        if (answer != Learner::Answer::yes) return board->is_stopped ? Outcome::stopped : Outcome::limit;
        Grid solution = session->take_solution();
        session->block(solution);
        board->keep_solution(std::move(solution), {});
    }
    return Outcome::limit;
}

}  // namespace nonokit
