// The first half of counting: automata of lines, the segments they fall into, and components of open cells.
#include <bit>
#include <numeric>

#include "counting.hpp"

namespace nonokit {

namespace {

// Reads a line cell by cell. The states in order: for each run those before it (once it may begin) and those in it, one
// for every cell; at last the one after all runs. A run of unknown length has one state, in which it may stay.
class Automaton {
public:
    Automaton(const Line& line, int values) : values_(values) {
        if (!line.has_clue) {
            next_.assign(values, 0);
            accepts_ = {1};
            return;
        }
        std::vector<int> before;  // for each run, and for the end: its waiting state
        int states = 0;
        for (const Run& run : line.runs) {
            before.push_back(states);
            states += 1 + std::max(1, run.length);
        }
        before.push_back(states++);
        next_.assign(static_cast<size_t>(states) * values, -1);
        accepts_.assign(states, 0);
        accepts_[before.back()] = 1;
        if (!line.runs.empty()) accepts_[before.back() - 1] = 1;
        for (size_t j = 0; j <= line.runs.size(); ++j) {
            at(before[j], 0) = before[j];
            if (j == line.runs.size()) break;
            const Run& run = line.runs[j];
            at(before[j], run.value) = before[j] + 1;
            const int last = before[j + 1] - 1;
            for (int state = before[j] + 1; state < last; ++state) at(state, run.value) = state + 1;
            if (!run.length) at(last, run.value) = last;
            at(last, 0) = before[j + 1];
            if (j + 1 < line.runs.size() && !run.gap) at(last, line.runs[j + 1].value) = before[j + 1] + 1;
        }
    }
    int next(int state, int value) const { return next_[static_cast<size_t>(state) * values_ + value]; }
    bool accepts(int state) const { return accepts_[state]; }
    int states() const { return static_cast<int>(accepts_.size()); }

private:
    int values_;
    std::vector<int> next_;
    std::vector<uint8_t> accepts_;

    int& at(int state, int value) { return next_[static_cast<size_t>(state) * values_ + value]; }
};

// One line with what its cells may be, and the states possible at each boundary between them.
class LiveLine {
public:
    LiveLine(const Line& line, int values, std::vector<int> cells, std::span<const uint64_t> domains)
        : automaton_(line, values), values_(values), cells_(std::move(cells)), domains_(domains) {
        const size_t size = cells_.size();
        std::vector<std::vector<uint8_t>> reached(size + 1, std::vector<uint8_t>(automaton_.states(), 0));
        reached[0][0] = 1;
        for (size_t p = 0; p < size; ++p)
            each_move(p, [&](int state, int, int to) { reached[p + 1][to] |= reached[p][state]; });
        for (int state = 0; state < automaton_.states(); ++state) reached[size][state] &= automaton_.accepts(state);
        for (size_t p = size; p-- > 0;) {
            std::vector<uint8_t> finishes(automaton_.states(), 0);
            each_move(p, [&](int state, int, int to) { finishes[state] |= reached[p + 1][to]; });
            for (int state = 0; state < automaton_.states(); ++state) reached[p][state] &= finishes[state];
        }
        index_.resize(size + 1);
        live_.resize(size + 1);
        for (size_t p = 0; p <= size; ++p) {
            index_[p].assign(automaton_.states(), -1);
            for (int state = 0; state < automaton_.states(); ++state)
                if (reached[p][state]) {
                    // At the end all are one: the line is finished.
                    if (p < size || live_[p].empty()) live_[p].push_back(state);
                    index_[p][state] = static_cast<int16_t>(live_[p].size() - 1);
                }
        }
    }
    bool is_possible() const { return !live_[0].empty(); }

    template <class F>
    void each_segment(F f) const {
        Segment segment;
        for (size_t p = 0; p < cells_.size(); ++p) {
            if (is_open(p)) segment.steps.push_back(step(p));
            if (live_[p + 1].size() > 1) continue;
            if (!segment.steps.empty()) f(std::move(segment));
            segment = {};
        }
    }

private:
    const Automaton automaton_;
    const int values_;
    const std::vector<int> cells_;
    const std::span<const uint64_t> domains_;
    std::vector<std::vector<int16_t>> index_;  // boundary, state → its number among those possible there
    std::vector<std::vector<int>> live_;

    bool is_open(size_t p) const { return std::popcount(domains_[cells_[p]]) > 1; }

    template <class F>
    void each_move(size_t p, F f) const {
        for (int state = 0; state < automaton_.states(); ++state)
            for (int value = 0; value < values_; ++value) {
                const int to = automaton_.next(state, value);
                if (to >= 0 && domains_[cells_[p]] >> value & 1) f(state, value, to);
            }
    }

    Segment::Step step(size_t p) const {
        Segment::Step step{cells_[p], static_cast<int>(live_[p].size()), {}};
        step.next.assign(live_[p].size() * values_, -1);
        for (size_t i = 0; i < live_[p].size(); ++i)
            for (int value = 0; value < values_; ++value)
                if (domains_[cells_[p]] >> value & 1)
                    step.next[i * values_ + value] = to_next_open(p, automaton_.next(live_[p][i], value));
        return step;
    }
    // Walks on over known cells.
    int16_t to_next_open(size_t p, int state) const {
        for (++p; p < cells_.size() && !is_open(p) && state >= 0; ++p)
            state = automaton_.next(state, std::countr_zero(domains_[cells_[p]]));
        return state < 0 ? -1 : index_[p][state];
    }
};

class Groups {
public:
    explicit Groups(size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0); }
    int of(int item) {
        while (parent_[item] != item) item = parent_[item] = parent_[parent_[item]];
        return item;
    }
    void join(int a, int b) { parent_[of(a)] = of(b); }

private:
    std::vector<int> parent_;
};

std::vector<int> cells_of(const Puzzle& puzzle, int line) {
    const bool is_row = line < puzzle.height;
    std::vector<int> cells(is_row ? puzzle.width : puzzle.height);
    for (size_t i = 0; i < cells.size(); ++i)
        cells[i] = static_cast<int>(is_row ? line * puzzle.width + i : i * puzzle.width + line - puzzle.height);
    return cells;
}

}  // namespace

Counting components_of(const Puzzle& puzzle, std::span<const uint64_t> domains) {
    Counting counting;
    struct Places {
        Component::Part row{-1, -1}, column{-1, -1};
    };
    std::vector<Places> places(domains.size());
    for (int i = 0; i < puzzle.width + puzzle.height; ++i) {
        const LiveLine line(puzzle.lines[i], puzzle.values, cells_of(puzzle, i), domains);
        counting.is_possible &= line.is_possible();
        if (!counting.is_possible) return counting;
        line.each_segment([&](Segment segment) {
            const int number = static_cast<int>(counting.segments.size());
            for (int step = 0; step < static_cast<int>(segment.steps.size()); ++step) {
                Places& own = places[segment.steps[step].cell];
                (i < puzzle.height ? own.row : own.column) = {number, step};
            }
            counting.segments.push_back(std::move(segment));
        });
    }
    Groups groups(counting.segments.size());
    const auto is_counted = [&](size_t cell) {
        return places[cell].row.segment >= 0 && (puzzle.lines[cell / puzzle.width].has_clue ||
                                                 puzzle.lines[puzzle.height + cell % puzzle.width].has_clue);
    };
    for (size_t cell = 0; cell < domains.size(); ++cell)
        if (is_counted(cell)) groups.join(places[cell].row.segment, places[cell].column.segment);
    std::vector<int> number(counting.segments.size(), -1);
    for (size_t cell = 0; cell < domains.size(); ++cell) {
        if (!is_counted(cell)) continue;
        int& own = number[groups.of(places[cell].row.segment)];
        if (own < 0) {
            own = static_cast<int>(counting.components.size());
            counting.components.emplace_back();
        }
        Component& component = counting.components[own];
        component.cells.push_back(static_cast<int>(cell));
        component.rows.push_back(places[cell].row);
        component.columns.push_back(places[cell].column);
    }
    return counting;
}

}  // namespace nonokit
