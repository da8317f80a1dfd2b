// Depth-first search over what probing left. Every node probes a few cells to choose the one to guess at; lines
// that broke before attract the choice, and restarts let that experience count from the root on.
#pragma once

#include "probe.hpp"

namespace nonokit {

constexpr int candidates_per_node = 8;
constexpr int restart_slices = 4;

// The cell to guess at: among the most promising, the one whose weakest branch fixes most.
// Probing them may fix cells by itself: then `look_again`, or `dead_end` when the node is broken.
template <int W, bool Plain>
int Board<W, Plain>::choose_cell() {
    auto scored = promising();
    for (auto& [score, cell] : scored) score -= 16 * (weight_[cell / width_] + weight_[height_ + cell % width_]);
    const size_t some = std::min<size_t>(candidates_per_node, scored.size());
    std::partial_sort(scored.begin(), scored.begin() + some, scored.end());
    int best = look_again, best_impact = -1;
    for (size_t i = 0; i < some; ++i) {
        int impact = 0;
        const News news = probe_cell(scored[i].second, &impact);
        if (news == News::broken) return dead_end;
        if (news == News::fixed || stop_) return look_again;
        if (impact > best_impact) best_impact = impact, best = scored[i].second;
    }
    return best;
}

// Colours before background: a filled cell says more.
template <int W, bool Plain>
int Board<W, Plain>::choose_value(int cell) const {
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
    const bool at_root = frames.empty();
    if (!at_root) undo(frames.front().mark);
    trailing_ = false;
    if (stop_) return Outcome::stopped;
    return alive ? Outcome::limit : Outcome::solved;
}

template <int W, bool Plain>
Outcome Board<W, Plain>::search(int max_solutions, int64_t budget) {
    if (propagate() != Outcome::open) return state();
    prepare_probing();
    const int64_t end = ticks + budget;
    for (int64_t slice = budget / restart_slices;; slice *= 2) {
        const Outcome outcome = dive(max_solutions, std::min(end, ticks + slice + 1));
        if (outcome == Outcome::solved) return solutions.empty() ? Outcome::contradiction : outcome;
        if (outcome == Outcome::stopped || ticks >= end || static_cast<int>(solutions.size()) >= max_solutions)
            return outcome;
    }
}

}  // namespace nonokit
