// Depth-first search over what probing left. Beliefs say which values are likely; guesses take those, where they are
// sure, and on lines that broke before (conflict-driven weights). Restarts let that experience count from the root on.
#pragma once

#include "beliefs.hpp"
#include "probe.hpp"

namespace nonokit {

constexpr int weight_of_conflict = 64;
constexpr int weight_of_sureness = 200;
constexpr int rounds_for_search = 12;
constexpr int restart_slices = 2;
constexpr int ticks_without_beliefs = 10'000;  // and so many more:
constexpr int ticks_without_beliefs_per_cell = 10;

// Which value of every open cell is likely, and how sure that is.
template <int W, bool Plain>
void Board<W, Plain>::believe() {
    Beliefs<W, Plain> beliefs(*this);
    beliefs.run(rounds_for_search);
    for (int cell = 0; cell < cell_count(); ++cell) {
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

// The cell to guess at: the most promising and sure, on the lines with most conflicts.
// (Probing several cells and taking the most telling one needs six times the work on puzzles with many solutions.)
template <int W, bool Plain>
int Board<W, Plain>::choose_cell() {
    constexpr int closed = 1 << 28;
    const int width = width_;
    int best = 0, best_score = closed;
    look_around();
    for (int x = 0; x < width; ++x) open_in_[x] -= weight_of_conflict * weight_[height_ + x];
    for (int y = 0; y < height_; ++y) {
        if (!opens_[y].any()) continue;
        opens_[y].write_bytes(open_.data(), width);
        const uint8_t* const open = open_.data();
        const int* const scores = scores_of(y);
        const int* const sureness = &sureness_[static_cast<size_t>(y) * width];
        auto score = [&](int x) { return scores[x] - sureness[x] + (1 - open[x]) * closed; };
        int least = closed;
        for (int x = 0; x < width; ++x) least = std::min(least, score(x));
        const int least_here = least - weight_of_conflict * weight_[y];
        if (least_here >= best_score) continue;
        best_score = least_here;
        int x = 0;
        while (score(x) != least) ++x;
        best = y * width + x;
    }
    return best;
}

// Tries the values of a cell that are not going to be guessed: one that breaks makes the guess unnecessary, or another.
template <int W, bool Plain>
typename Board<W, Plain>::News Board<W, Plain>::rule_out_others(int cell, int value) {
    const bool at_root = !guessing_;
    const Mark mark = this->mark();
    News news = News::none;
    for (int v = 0; v < values() && news == News::none && !stop_; ++v) {
        if (v == value || !possible(cell, v)) continue;
        guessing_ = true;
        const bool fits = assign(cell, v) && run_queue();
        if (fits && !open_count) keep_solution();
        undo(mark);
        guessing_ = !at_root;
        if (fits || stop_) continue;
        news = rule_out(cell, v);
    }
    drop(mark);
    return news;
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
        drop(frame.mark);
        guessing_ = !frames.empty();
        if ((forbid(frame.cell, frame.value) && run_queue()) || stop_) return true;
    }
    return false;
}

// One step down: false when the node is broken.
template <int W, bool Plain>
bool Board<W, Plain>::guess(std::vector<Frame>& frames) {
    const int cell = choose_cell(), value = choose_value(cell);
    const News news = rule_out_others(cell, value);
    if (news != News::none || stop_) return news != News::broken;
    ++guesses;
    frames.push_back({cell, value, mark()});
    guessing_ = true;
    if (assign(cell, value) && run_queue()) return true;
    ++weight_[broken_line_];
    return stop_;
}

// One attempt: `solved` means that every branch was seen, so the solutions found are all there are.
template <int W, bool Plain>
Outcome Board<W, Plain>::dive(int max_solutions, int64_t end) {
    std::vector<Frame> frames;
    bool alive = true;
    while (alive && !stop_ && ticks < end && static_cast<int>(solutions.size()) < max_solutions) {
        if (!open_count) keep_solution();
        if (!open_count || !guess(frames)) alive = backtrack(frames);
    }
    if (!frames.empty()) {
        undo(frames.front().mark);
        drop(frames.front().mark);
    }
    guessing_ = false;
    if (stop_) return Outcome::stopped;
    return alive ? Outcome::limit : Outcome::solved;
}

// Values refuted at the root stay refuted. But once a solution was found, going on means leaving it behind, and what
// the root then says holds for the other solutions only: so it is put back.
template <int W, bool Plain>
Outcome Board<W, Plain>::search(int max_solutions, int64_t budget) {
    if (propagate() != Outcome::open) return state();
    prepare_probing();
    likely_.assign(cell_count(), static_cast<char>(values_ - 1));
    sureness_.assign(cell_count(), 0);
    const auto may = may_;
    const int open = open_count;
    const size_t found = solutions.size();
    const Outcome outcome = dive_repeatedly(max_solutions, budget);
    if (outcome == Outcome::solved || solutions.size() > found) {
        queue_.clear();
        may_ = may;
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
