// A puzzle being solved: which values each cell may still have, kept twice (by row and by column), a queue of
// dirty lines, and a trail of what was removed since the last guess. Stages live in files of their own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "history.hpp"
#include "lanes.hpp"
#include "queue.hpp"

namespace nonokit {

enum class Outcome { open = 0, solved = 1, contradiction = 2, stopped = 3, limit = 4 };

constexpr int unknown_cell = 255;
constexpr int max_values = 64;

struct Shape {
    int width = 0, height = 0, values = 2;
    bool is_plain = false;    // black and white, with all clues and lengths known
    std::vector<Line> lines;  // rows, then columns
    std::vector<Run> runs;    // of all lines
    LaneLines for_lanes;      // the same lines, where they are plain and short
};

struct Step {
    int line;
    std::string before, after;
};

struct Cnf {
    int variables = 0;
    std::vector<int> clauses;  // each ends in 0
    std::vector<int> cells;
    std::vector<int> phases;
};

// What the bindings see, whatever the number of words a line takes.
class AnyBoard {
public:
    virtual ~AnyBoard() = default;
    virtual std::unique_ptr<AnyBoard> copy() const = 0;
    virtual std::string cells() const = 0;
    virtual std::vector<uint64_t> domains() const = 0;
    virtual bool holds(int cell, int value) const = 0;
    virtual bool forbid(int cell, int value) = 0;
    virtual bool assign(int cell, int value) = 0;
    virtual Outcome propagate() = 0;
    virtual Outcome advance(int64_t budget) = 0;
    virtual Outcome probe(int max_solutions, int64_t budget) = 0;
    virtual Outcome search(int max_solutions, int64_t budget) = 0;
    virtual std::vector<std::pair<int, std::vector<int>>> implications() = 0;
    virtual Cnf encode(int rounds) = 0;

    int64_t ticks = 0;
    int open_count = 0;
    int64_t guesses = 0;
    bool record = false;
    std::vector<Step> steps;
    std::vector<std::string> solutions;
    std::function<bool()> poll;  // true: stop
    int64_t poll_every = int64_t{1} << 62;
    int64_t next_poll = poll_every;
};

template <int W, bool Plain>
class Board final : public AnyBoard {
    using Mask = Bits<W>;

public:
    Board(std::shared_ptr<const Shape> shape);

    std::unique_ptr<AnyBoard> copy() const override { return std::make_unique<Board>(*this); }
    std::string cells() const override;
    std::vector<uint64_t> domains() const override;
    bool holds(int cell, int value) const override {
        return cell >= 0 && cell < cell_count() && value >= 0 && value < values_;
    }
    bool forbid(int cell, int value) override;
    bool assign(int cell, int value) override;
    Outcome propagate() override;
    Outcome advance(int64_t budget) override;
    Outcome probe(int max_solutions, int64_t budget) override;
    Outcome search(int max_solutions, int64_t budget) override;
    std::vector<std::pair<int, std::vector<int>>> implications() override;
    Cnf encode(int rounds) override;

private:
    // Short lines of a black-and-white puzzle are settled several at a time.
    static constexpr bool in_lanes = Plain && W == 1;

    // --- state ---
    std::shared_ptr<const Shape> shape_;
    int width_, height_, values_;
    std::vector<Mask> may_;        // [line × values + value]
    std::array<Mask, 2> clued_{};  // rows and columns with a clue
    LineQueue<W> queue_;
    std::conditional_t<in_lanes, Copies<W>, Trail<W>> history_;
    bool guessing_ = false;
    bool broken_ = false;
    bool stop_ = false;
    Settler<W> settler_;

    int cell_count() const { return width_ * height_; }
    int values() const { return Plain ? 2 : values_; }  // known when compiling, where it matters
    Mask* may(int line) { return &may_[static_cast<size_t>(line) * values()]; }
    const Mask* may(int line) const { return &may_[static_cast<size_t>(line) * values()]; }
    bool possible(int cell, int value) const { return may(cell / width_)[value].test(cell % width_); }
    bool knowable(int cell) const {
        return shape_->lines[cell / width_].has_clue || shape_->lines[height_ + cell % width_].has_clue;
    }
    // The cells of a line with at least one value and with several.
    std::pair<Mask, Mask> once_and_twice(const Mask* now) const {
        Mask once{}, twice{};
        for (int v = 0; v < values(); ++v) {
            twice |= once & now[v];
            once |= now[v];
        }
        return {once, twice};
    }
    bool is_known(int cell) const {
        const auto [once, twice] = once_and_twice(may(cell / width_));
        return (once & ~twice).test(cell % width_);
    }
    bool is_open(int cell) const {
        return once_and_twice(may(cell / width_)).second.test(cell % width_) && (Plain || knowable(cell));
    }

    void tell(bool columns, const Mask& emptied, const Mask& filled);
    void take(int line, const Mask* found);
    bool accept(int line, const Mask* found);
    void finish_step();
    bool settle_line(int line);
    bool settle_next();
    bool settle_lanes(const std::array<Mask, 2>& batch);
    bool run_queue();
    bool stop_requested();
    Mark mark() { return {history_.mark(may_), open_count}; }
    void undo(const Mark& mark);
    void drop(const Mark& mark) { history_.drop(mark.at); }
    template <class F>
    void each_removed(const Mark& mark, F f) const;  // cells and values
    std::string line_cells(int line) const;
    void write_cells(int line, char* out) const;
    Outcome state() const {
        if (stop_) return Outcome::stopped;
        return broken_ ? Outcome::contradiction : open_count ? Outcome::open : Outcome::solved;
    }

    // --- probing (probe.hpp) ---
    enum class News { none, fixed, broken };
    struct Trial {
        std::array<Mask, 2> touched;  // rows and columns it settled
        bool is_stale;                // some of these have changed since
    };
    std::vector<Trial> trials_;       // that went well; the first stands for none
    std::vector<uint32_t> trial_of_;  // per literal: the last trial that led to it
    std::array<Mask, 2> touched_{};   // rows and columns settled since the last trial began
    std::array<Mask, 2> changed_{};   // rows and columns that changed at the root since trials were looked through
    std::vector<int> weight_;         // per line: contradictions met there
    int broken_line_ = 0;             // where the last one was
    // Scratch: the cells of rows, or all of them.
    std::vector<Mask> opens_;            // per row: what is open
    std::vector<Mask> united_;           // [row × values + value]: what some branch allows
    std::vector<uint8_t> open_, known_;  // of one row; of all, with a border
    std::vector<int> open_in_;           // per column: how many are open
    std::vector<int> scores_;            // of one row
    std::vector<int> order_;             // cells to probe
    void look_around();
    const int* scores_of(int y);
    void sort_by_promise();
    void retire_trials();
    void remember_trial(const Mark& mark);
    bool is_worth_trying(int cell, int value) const;
    bool is_worth_trying(int cell) const;
    void keep_solution();
    void prepare_probing();
    void unite(bool is_first);
    News apply_agreement();
    News rule_out(int cell, int value);
    News probe_cell(int cell);

    // --- search (search.hpp) ---
    struct Frame {
        int cell, value;
        Mark mark;
    };
    std::string likely_;         // per cell: its likely value …
    std::vector<int> sureness_;  // … and how sure that is
    void believe();
    int choose_cell();
    News rule_out_others(int cell, int value);
    int choose_value(int cell) const;
    bool guess(std::vector<Frame>& frames);
    bool backtrack(std::vector<Frame>& frames);
    Outcome dive(int max_solutions, int64_t end);
    Outcome dive_repeatedly(int max_solutions, int64_t budget);

    // --- implications (implications.hpp) ---
    void imply(int index, int cell, int value, Mask* trial, Mask* found, std::vector<int>& implied);

    // --- beliefs and encoding (beliefs.hpp, encode.hpp) ---
    template <int, bool>
    friend class Encoding;
    template <int, bool>
    friend class Beliefs;
};

constexpr int news_filled = 3;  // a filled cell tells the crossing line more than an empty one

template <int W, bool Plain>
Board<W, Plain>::Board(std::shared_ptr<const Shape> shape)
    : shape_(std::move(shape)),
      width_(shape_->width),
      height_(shape_->height),
      values_(shape_->values),
      settler_([this] {
          size_t most = 0;
          for (const Line& line : shape_->lines) most = std::max(most, line.runs.size());
          return most;
      }()) {
    const int lines = static_cast<int>(shape_->lines.size());
    may_.resize(static_cast<size_t>(lines) * values_);
    weight_.assign(lines, 0);
    for (int index = 0; index < lines; ++index) {
        const Line& line = shape_->lines[index];
        std::fill_n(may(index), values_, Mask::low(line.size));
        if (!line.has_clue) continue;
        const bool is_column = index >= height_;
        const int own = is_column ? index - height_ : index;
        clued_[is_column].set(own);
        changed_[is_column].set(own);
        queue_.add(is_column, own, 1 + news_filled * line.head_start);
    }
    open_count = cell_count();
    if constexpr (!Plain)
        for (int cell = 0; cell < cell_count(); ++cell) open_count -= !is_open(cell);
}

// Queues rows or columns some of whose cells were emptied or filled.
template <int W, bool Plain>
inline void Board<W, Plain>::tell(bool columns, const Mask& emptied, const Mask& filled) {
    if (!guessing_) changed_[columns] |= emptied | filled;
    if constexpr (Plain)
        queue_.add(columns, emptied, filled);
    else
        queue_.add(columns, emptied & clued_[columns], filled & clued_[columns]);
}

template <int W, bool Plain>
bool Board<W, Plain>::forbid(int cell, int value) {
    if (broken_) return false;
    if (!possible(cell, value)) return true;
    const int y = cell / width_, x = cell % width_;
    const Mask row = Mask::bit(y), column = Mask::bit(x), none{};
    open_count -= is_open(cell);
    may(y)[value].clear(x);
    may(height_ + x)[value].clear(y);
    open_count += is_open(cell);
    if (guessing_) history_.note(y, value, column);
    if (!once_and_twice(may(y)).first.test(x)) {
        broken_ = true;
        return false;
    }
    tell(false, value ? row : none, value ? none : row);
    tell(true, value ? column : none, value ? none : column);
    return true;
}

template <int W, bool Plain>
bool Board<W, Plain>::assign(int cell, int value) {
    if (!possible(cell, value)) {
        broken_ = true;
        return false;
    }
    for (int v = 0; v < values_; ++v)
        if (v != value && !forbid(cell, v)) return false;
    return true;
}

// Takes from a line, and from the lines that cross it, what was not found; those are told.
template <int W, bool Plain>
inline void Board<W, Plain>::take(int index, const Mask* found) {
    const bool is_row = index < height_;
    const int own = is_row ? index : index - height_;
    Mask* const now = may(index);
    Mask* const crossing = may(is_row ? height_ : 0);
    if constexpr (Plain) {
        const Mask filled = now[0] & ~found[0], emptied = now[1] & ~found[1], both = filled | emptied;
        if (!both.any()) return;
        now[0] &= found[0];
        now[1] &= found[1];
        both.each([&](int p) { crossing[2 * p + emptied.test(p)].clear(own); });
        if (guessing_ && filled.any()) history_.note(index, 0, filled);
        if (guessing_ && emptied.any()) history_.note(index, 1, emptied);
        open_count -= both.count();
        tell(is_row, emptied, filled);
        return;
    }
    const Mask was_open = once_and_twice(now).second, none{};
    for (int v = 0; v < values_; ++v) {
        const Mask gone = now[v] & ~found[v];
        if (!gone.any()) continue;
        now[v] &= found[v];
        gone.each([&](int p) { crossing[p * values_ + v].clear(own); });
        if (guessing_) history_.note(index, v, gone);
        tell(is_row, v ? gone : none, v ? none : gone);
    }
    open_count -= (was_open & ~once_and_twice(now).second).count();
}

// Takes over what settling a line found; false when a cell has no value left.
template <int W, bool Plain>
inline bool Board<W, Plain>::accept(int index, const Mask* found) {
    const bool is_step = record && !guessing_;
    if (is_step) steps.push_back({index, line_cells(index), {}});
    take(index, found);
    if (is_step) finish_step();
    return !in_lanes || (may(index)[0] | may(index)[1]) == Mask::low(shape_->lines[index].size);
}

// A step that brought nothing is none.
template <int W, bool Plain>
void Board<W, Plain>::finish_step() {
    Step& step = steps.back();
    step.after = line_cells(step.line);
    if (step.after == step.before) steps.pop_back();
}

// Settles one line; false when nothing fits.
template <int W, bool Plain>
bool Board<W, Plain>::settle_line(int index) {
    const Line& line = shape_->lines[index];
    const Mask* const now = may(index);
    Mask found[Plain ? 2 : max_values];
    ticks += line.cost;
    broken_line_ = index;
    const bool fits = Plain ? settler_.settle_plain(line, now, found) : settler_.settle_any(line, now, found, values_);
    return fits && accept(index, found);
}

// Settles the best of the dirty lines, or several of them; false when nothing fits.
template <int W, bool Plain>
inline bool Board<W, Plain>::settle_next() {
    const std::array<Mask, 2> batch = queue_.pop(in_lanes ? lanes : 1);
    for (int side : {0, 1}) touched_[side] |= batch[side];
    if constexpr (in_lanes) return settle_lanes(batch);
    return settle_line(batch[0].any() ? batch[0].lowest() : height_ + batch[1].lowest());
}

// Settles lines side by side, none knowing yet what the others find.
template <int W, bool Plain>
bool Board<W, Plain>::settle_lanes(const std::array<Mask, 2>& batch) {
    Lanes work;
    int index[lanes], count = 0;
    for (int side : {0, 1})
        batch[side].each([&](int p) {
            index[count] = side * height_ + p;
            work.add(shape_->for_lanes.lines[index[count]], may(index[count]));
            ++count;
        });
    if (count == 1) return settle_line(index[0]);
    ticks += work.cost;
    if (const unsigned misfits = work.settle(settler_)) {
        broken_line_ = index[std::countr_zero(misfits)];
        return false;
    }
    for (int i = 0; i < count; ++i) {
        if (!work.has_news(i)) continue;
        const Mask found[2] = {work.found(0, i), work.found(1, i)};
        broken_line_ = index[i];
        if (!accept(index[i], found)) return false;
    }
    return true;
}

// Settles dirty lines until none is left; false on a contradiction or when poll says stop.
template <int W, bool Plain>
bool Board<W, Plain>::run_queue() {
    while (!queue_.empty()) {
        if (!settle_next()) {
            queue_.clear();
            return false;
        }
        if (stop_requested()) return false;
    }
    return true;
}

// Asks, now and then, whether to go on.
template <int W, bool Plain>
inline bool Board<W, Plain>::stop_requested() {
    if (ticks >= next_poll && !stop_) {
        next_poll = ticks + poll_every;
        stop_ = poll && poll();
    }
    return stop_;
}

template <int W, bool Plain>
void Board<W, Plain>::undo(const Mark& mark) {
    queue_.clear();
    history_.go_back(mark.at, may_, height_, values());
    open_count = mark.open_count;
    broken_ = false;
}

template <int W, bool Plain>
template <class F>
inline void Board<W, Plain>::each_removed(const Mark& mark, F f) const {
    history_.each(mark.at, may_, height_, values(), [&](int line, int value, const Mask& gone) {
        const int first = line < height_ ? line * width_ : line - height_, step = line < height_ ? 1 : width_;
        gone.each([&](int p) { f(first + p * step, value); });
    });
}

template <int W, bool Plain>
Outcome Board<W, Plain>::propagate() {
    if (!broken_ && !run_queue() && !stop_) broken_ = true;
    return state();
}

// Line logic for a while; `limit` when dirty lines are left.
template <int W, bool Plain>
Outcome Board<W, Plain>::advance(int64_t budget) {
    const int64_t end = ticks + budget;
    while (!broken_ && !queue_.empty()) {
        if (ticks >= end) return Outcome::limit;
        broken_ = !settle_next();
    }
    return state();
}

template <int W, bool Plain>
std::string Board<W, Plain>::line_cells(int index) const {
    std::string out(shape_->lines[index].size, static_cast<char>(unknown_cell));
    write_cells(index, out.data());
    return out;
}

template <int W, bool Plain>
void Board<W, Plain>::write_cells(int index, char* out) const {
    const Mask several = once_and_twice(may(index)).second;
    for (int v = 0; v < values(); ++v) (may(index)[v] & ~several).each([&](int p) { out[p] = static_cast<char>(v); });
}

template <int W, bool Plain>
std::string Board<W, Plain>::cells() const {
    std::string out(cell_count(), static_cast<char>(unknown_cell));
    for (int y = 0; y < height_; ++y) write_cells(y, &out[static_cast<size_t>(y) * width_]);
    return out;
}

template <int W, bool Plain>
std::vector<uint64_t> Board<W, Plain>::domains() const {
    std::vector<uint64_t> out(cell_count(), 0);
    for (int y = 0; y < height_; ++y)
        for (int v = 0; v < values_; ++v) may(y)[v].each([&](int x) { out[y * width_ + x] |= 1ull << v; });
    return out;
}

}  // namespace nonokit
