// Depth-first search over what probing left. Beliefs say which values are likely; guesses take those, where they are
// sure, and on lines that broke before (conflict-driven weights). Restarts let that experience count from the root on.
#pragma once

#include "beliefs.hpp"
#include "probe.hpp"

namespace nonokit {

constexpr int weight_of_conflict = 64;
constexpr int weight_of_sureness = 400;
constexpr int rounds_for_search = 12;
constexpr int restart_slices = 2;
constexpr int ticks_without_beliefs = 10'000;  // and so many more:
constexpr int ticks_without_beliefs_per_cell = 10;

// Which value of every open cell is likely, and how sure that is.
template <int W, bool Plain>
void Board<W, Plain>::believe() {
    Beliefs<W, Plain> beliefs(*this);
    beliefs.run(rounds_for_search);
    for (int cell = 0; cell < static_cast<int>(left_.size()); ++cell) {
        if (!is_open(cell)) continue;
        double all = 0, most = 0;
        for (int v = 0; v < values(); ++v) {
            const double belief = possible(cell, v) ? beliefs.cell(cell, v) : 0.0;
            all = all + belief;
            if (belief >= most) most = belief, likely_[cell] = static_cast<char>(v);
        }
        sureness_[cell] = static_cast<int>(weight_of_sureness * most / all);
    }
}

// The cell to guess at: the most promising and sure, on the lines with most conflicts. It is probed first, which may
// settle it without a guess: then `look_again`, or `dead_end` when the node is broken.
// (Probing several cells and taking the most telling one needs six times the work on puzzles with many solutions.)
template <int W, bool Plain>
int Board<W, Plain>::choose_cell() {
    int best = look_again, best_score = 0;
    each_promising([&](int y, int x, int score) {
        const int cell = y * width_ + x;
        score -= weight_of_conflict * (weight_[y] + weight_[height_ + x]) + sureness_[cell];
        if (best == look_again || score < best_score) best_score = score, best = cell;
    });
    const News news = probe_cell(best);
    if (news == News::broken) return dead_end;
    return news == News::fixed || stop_ ? look_again : best;
}

// The likely value; once there is a solution, its own, because others tend to be near.
template <int W, bool Plain>
int Board<W, Plain>::choose_value(int cell) const {
    const int wish = solutions.empty() ? likely_[cell] : solutions[0][cell];
    if (possible(cell, wish)) return wish;
    int v = values_ - 1;
    while (!possible(cell, v)) --v;
    return v;
}

// Back to the last guess, whose value is now forbidden; false when every guess is used up.
template <int W, bool Plain>
bool Board<W, Plain>::backtrack(std::vector<Frame>& frames) {
    while (!frames.empty()) {
        const Frame frame = frames.back();
        frames.pop_back();
        undo(frame.mark);
        trailing_ = !frames.empty();
        if ((forbid(frame.cell, frame.value) && run_queue()) || stop_) return true;
    }
    return false;
}

// One attempt: `solved` means that every branch was seen, so the solutions found are all there are.
template <int W, bool Plain>
Outcome Board<W, Plain>::dive(int max_solutions, int64_t end) {
    std::vector<Frame> frames;
    bool alive = true;
    while (alive && !stop_ && ticks < end && static_cast<int>(solutions.size()) < max_solutions) {
        if (!open_count) keep_solution();
        const int cell = open_count ? choose_cell() : dead_end;
        if (cell == look_again) continue;
        if (cell != dead_end) {
            ++guesses;
            frames.push_back({cell, choose_value(cell), trail_.size()});
            trailing_ = true;
            if (assign(cell, frames.back().value) && run_queue()) continue;
            if (stop_) break;
        }
        alive = backtrack(frames);
    }
    if (!frames.empty()) undo(frames.front().mark);
    trailing_ = false;
    if (stop_) return Outcome::stopped;
    return alive ? Outcome::limit : Outcome::solved;
}

// Values refuted at the root stay refuted. But once a solution was found, going on means leaving it behind, and what
// the root then says holds for the other solutions only: so it is put back.
template <int W, bool Plain>
Outcome Board<W, Plain>::search(int max_solutions, int64_t budget) {
    if (propagate() != Outcome::open) return state();
    prepare_probing();
    likely_.assign(left_.size(), static_cast<char>(values_ - 1));
    sureness_.assign(left_.size(), 0);
    const auto may = may_;
    const auto left = left_;
    const int open = open_count;
    const size_t found = solutions.size();
    const Outcome outcome = dive_repeatedly(max_solutions, budget);
    if (outcome == Outcome::solved || solutions.size() > found) {
        queue_.clear();
        may_ = may;
        left_ = left;
        open_count = open;
        broken_ = false;
    }
    return outcome;
}

// The first dive is short and does without beliefs, which take longer than many a puzzle.
template <int W, bool Plain>
Outcome Board<W, Plain>::dive_repeatedly(int max_solutions, int64_t budget) {
    const int64_t end = ticks + budget;
    int64_t slice = ticks_without_beliefs + static_cast<int64_t>(ticks_without_beliefs_per_cell) * open_count;
    for (bool is_first = true;; is_first = false) {
        const Outcome outcome = dive(max_solutions, std::min(end, ticks + slice + 1));
        if (outcome == Outcome::solved) return solutions.empty() ? Outcome::contradiction : outcome;
        if (outcome == Outcome::stopped || ticks >= end || static_cast<int>(solutions.size()) >= max_solutions)
            return outcome;
        if (is_first) believe();
        slice = is_first ? budget / restart_slices : 2 * slice;
    }
}

}  // namespace nonokit
