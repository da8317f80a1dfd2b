// The first half of counting: automata of lines, the segments they fall into, and components of open cells.
#include <algorithm>
#include <bit>
#include <numeric>

#include "counting.hpp"

namespace nonokit {

namespace {

// Reads a line cell by cell. The states in order: for each run those before it (once it may begin) and those in it, one
// for every cell; at last the one after all runs. A run of unknown length has one state, in which it may stay.
class Automaton {
public:
    Automaton(const Line& line, int values, bool is_backward) : values_(values) {
        if (!line.has_clue) {
            next_.assign(values, 0);
            accepts_ = {1};
            return;
        }
        std::vector<Run> runs(line.runs.begin(), line.runs.end());
        if (is_backward) std::reverse(runs.begin(), runs.end());
        std::vector<int> before;  // for each run, and for the end: its waiting state
        int states = 0;
        for (const Run& run : runs) {
            before.push_back(states);
            states += 1 + std::max(1, run.length);
        }
        before.push_back(states++);
        next_.assign(static_cast<size_t>(states) * values, -1);
        accepts_.assign(states, 0);
        accepts_[before.back()] = 1;
        if (!runs.empty()) accepts_[before.back() - 1] = 1;
        for (size_t j = 0; j <= runs.size(); ++j) {
            at(before[j], 0) = before[j];
            if (j == runs.size()) break;
            const Run& run = runs[j];
            at(before[j], run.value) = before[j] + 1;
            const int last = before[j + 1] - 1;
            for (int state = before[j] + 1; state < last; ++state) at(state, run.value) = state + 1;
            if (!run.length) at(last, run.value) = last;
            at(last, 0) = before[j + 1];
            if (j + 1 < runs.size() && run.value != runs[j + 1].value) at(last, runs[j + 1].value) = before[j + 1] + 1;
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

std::vector<int> cells_of(const Puzzle& puzzle, int line, bool is_backward) {
    std::vector<int> cells(puzzle.lines[line].size);
    for (size_t i = 0; i < cells.size(); ++i)
        cells[i] = puzzle.first_cell(line) + static_cast<int>(i) * puzzle.step(line);
    if (is_backward) std::reverse(cells.begin(), cells.end());
    return cells;
}

// One line with what its cells may be, and the states possible at each boundary between them.
class LiveLine {
public:
    LiveLine(const Puzzle& puzzle, int line, std::span<const uint64_t> domains, bool is_backward = false)
        : automaton_(puzzle.lines[line], puzzle.values, is_backward),
          values_(puzzle.values),
          cells_(cells_of(puzzle, line, is_backward)),
          domains_(domains) {
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
    // Where the line read the other way falls in two, all states mean the same.
    void cut_like(const LiveLine& other) {
        for (size_t p = 0; p <= cells_.size(); ++p) {
            if (other.live_[cells_.size() - p].size() > 1) continue;
            for (int state : live_[p]) index_[p][state] = 0;
            live_[p].resize(1);
        }
    }

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

// Where every cell stands in its segments.
struct Places {
    std::vector<Order::Part> rows, columns;

    explicit Places(size_t cells) : rows(cells, {-1, -1}), columns(cells, {-1, -1}) {}
    void add(Order& order, int cell) const {
        order.cells.push_back(cell);
        order.rows.push_back(rows[cell]);
        order.columns.push_back(columns[cell]);
    }
};

void add_segments(std::vector<Segment>& segments, const LiveLine& line, Places& places, bool is_row) {
    line.each_segment([&](Segment segment) {
        const int number = static_cast<int>(segments.size());
        for (int step = 0; step < static_cast<int>(segment.steps.size()); ++step)
            (is_row ? places.rows : places.columns)[segment.steps[step].cell] = {number, step};
        segments.push_back(std::move(segment));
    });
}

}  // namespace

Counting components_of(const Puzzle& puzzle, std::span<const uint64_t> domains) {
    Counting counting;
    Places places(domains.size());
    for (int i = 0; i < puzzle.width + puzzle.height; ++i) {
        const LiveLine line(puzzle, i, domains);
        counting.is_possible &= line.is_possible();
        if (!counting.is_possible) return counting;
        add_segments(counting.segments, line, places, i < puzzle.height);
    }
    Groups groups(counting.segments.size());
    const auto is_counted = [&](size_t cell) {
        return places.rows[cell].segment >= 0 && (puzzle.lines[cell / puzzle.width].has_clue ||
                                                  puzzle.lines[puzzle.height + cell % puzzle.width].has_clue);
    };
    for (size_t cell = 0; cell < domains.size(); ++cell)
        if (is_counted(cell)) groups.join(places.rows[cell].segment, places.columns[cell].segment);
    std::vector<int> number(counting.segments.size(), -1);
    for (size_t cell = 0; cell < domains.size(); ++cell) {
        if (!is_counted(cell)) continue;
        int& own = number[groups.of(places.rows[cell].segment)];
        if (own < 0) {
            own = static_cast<int>(counting.components.size());
            counting.components.emplace_back();
        }
        places.add(counting.components[own], static_cast<int>(cell));
    }
    return counting;
}

Counting backwards(const Puzzle& puzzle, std::span<const uint64_t> domains, const Counting& forwards) {
    Counting counting;
    Places places(domains.size());
    for (int i = puzzle.width + puzzle.height; i-- > 0;) {
        LiveLine line(puzzle, i, domains, true);
        line.cut_like(LiveLine(puzzle, i, domains));
        add_segments(counting.segments, line, places, i < puzzle.height);
    }
    for (const Component& component : forwards.components) {
        Component& own = counting.components.emplace_back();
        for (int cell : component.cells) places.add(own, cell);
    }
    return counting;
}

}  // namespace nonokit
