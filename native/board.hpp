// A puzzle being solved: which values each cell may still have, kept twice (by row and by column), a queue of
// dirty lines, and a trail of what was removed since the last guess. Stages live in files of their own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "line.hpp"
#include "queue.hpp"

namespace nonokit {

enum class Outcome { open = 0, solved = 1, contradiction = 2, stopped = 3, limit = 4 };

constexpr int unknown_cell = 255;
constexpr int max_values = 64;

struct Shape {
    int width = 0, height = 0, values = 2;
    std::vector<Line> lines;  // rows, then columns
    std::vector<Run> runs;    // of all lines
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
        return cell >= 0 && cell < static_cast<int>(left_.size()) && value >= 0 && value < values_;
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
    struct Removal {
        uint16_t y, x;
        uint8_t value;
    };

    // --- state ---
    std::shared_ptr<const Shape> shape_;
    int width_, height_, values_;
    std::vector<Mask> may_;      // [line × values + value]
    std::vector<uint8_t> left_;  // per cell: how many values are left
    LineQueue queue_;
    std::vector<Removal> trail_;
    bool trailing_ = false;
    bool broken_ = false;
    bool stop_ = false;
    Settler<W> settler_;
    std::vector<int> agreed_;  // scratch of probe_cell
    int literal(const Removal& r) const { return (r.y * width_ + r.x) * values() + r.value; }

    int values() const { return Plain ? 2 : values_; }  // known when compiling, where it matters
    Mask* may(int line) { return &may_[static_cast<size_t>(line) * values()]; }
    const Mask* may(int line) const { return &may_[static_cast<size_t>(line) * values()]; }
    bool possible(int cell, int value) const { return may(cell / width_)[value].test(cell % width_); }
    bool knowable(int cell) const {
        return shape_->lines[cell / width_].has_clue || shape_->lines[height_ + cell % width_].has_clue;
    }
    bool is_open(int cell) const { return left_[cell] > 1 && (Plain || knowable(cell)); }

    void book(int y, int x, int value);
    void touch(int line, int news);
    bool settle_line(int line);
    bool run_queue();
    bool stop_requested();
    void undo(size_t mark);
    std::string line_cells(int line) const;
    Outcome state() const {
        if (stop_) return Outcome::stopped;
        return broken_ ? Outcome::contradiction : open_count ? Outcome::open : Outcome::solved;
    }

    // --- probing (probe.hpp) ---
    std::vector<int64_t> changed_at_ = std::vector<int64_t>(256, 0);  // per line modulo 256
    int64_t changes_ = 0;                                             // at the root, so far
    struct Trial {
        int64_t changes;                  // at the root, by then
        std::array<uint64_t, 4> touched;  // lines it settled, modulo 256
    };
    std::vector<Trial> trials_;       // that went well; the first is none
    std::vector<uint32_t> trial_of_;  // per literal: the last trial that led to it
    std::vector<int> weight_;         // per line: contradictions met there
    std::vector<int> stamp_;          // per literal, scratch
    std::array<uint64_t, 4> touched_{};
    int broken_line_ = 0;

    enum class News { none, fixed, broken };
    std::vector<int> open_in_;  // per line, scratch of each_promising
    template <class F>
    void each_promising(F f);  // open cells with their score, lower is better
    bool is_stale(int cell, int value) const;
    void remember_trial(size_t mark);
    void keep_solution();
    void prepare_probing();
    News probe_cell(int cell);

    // --- search (search.hpp) ---
    struct Frame {
        int cell, value;
        size_t mark;
    };
    static constexpr int look_again = -1, dead_end = -2;
    std::string likely_;         // per cell: its likely value …
    std::vector<int> sureness_;  // … and how sure that is
    void believe();
    int choose_cell();
    int choose_value(int cell) const;
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

// What it tells the crossing line that a cell lost a value: a filled cell says more than an empty one.
constexpr int news_filled = 3;
constexpr int news_of(int value) { return value ? 1 : news_filled; }

template <int W, bool Plain>
Board<W, Plain>::Board(std::shared_ptr<const Shape> shape)
    : shape_(std::move(shape)),
      width_(shape_->width),
      height_(shape_->height),
      values_(shape_->values),
      queue_(shape_->lines.size()),
      settler_([this] {
          size_t most = 0;
          for (const Line& line : shape_->lines) most = std::max(most, line.runs.size());
          return most;
      }()) {
    const size_t lines = shape_->lines.size();
    may_.resize(lines * values_);
    for (size_t line = 0; line < lines; ++line)
        for (int v = 0; v < values_; ++v) may(line)[v] = Mask::low(shape_->lines[line].size);
    left_.assign(static_cast<size_t>(width_) * height_, static_cast<uint8_t>(values_));
    weight_.assign(lines, 0);
    if constexpr (Plain)
        open_count = static_cast<int>(left_.size());
    else
        for (size_t cell = 0; cell < left_.size(); ++cell) open_count += is_open(cell);
    for (size_t line = 0; line < lines; ++line)
        if (shape_->lines[line].has_clue) touch(line, 1 + news_filled * shape_->lines[line].head_start);
}

template <int W, bool Plain>
inline void Board<W, Plain>::touch(int line, int news) {
    if (!Plain && !shape_->lines[line].has_clue) return;
    if (!trailing_) changed_at_[line & 255] = ++changes_;
    queue_.add(line, news);
}

// Books a value as gone from a cell; the masks are the caller's to change.
template <int W, bool Plain>
inline void Board<W, Plain>::book(int y, int x, int value) {
    const size_t cell = static_cast<size_t>(y) * width_ + x;
    if (--left_[cell] == 1 && (Plain || knowable(cell))) --open_count;
    if (trailing_) trail_.push_back({static_cast<uint16_t>(y), static_cast<uint16_t>(x), static_cast<uint8_t>(value)});
}

template <int W, bool Plain>
bool Board<W, Plain>::forbid(int cell, int value) {
    if (broken_) return false;
    if (!possible(cell, value)) return true;
    const int y = cell / width_, x = cell % width_;
    may(y)[value].clear(x);
    may(height_ + x)[value].clear(y);
    book(y, x, value);
    if (!left_[cell]) {
        broken_ = true;
        return false;
    }
    touch(y, news_of(value));
    touch(height_ + x, news_of(value));
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

// Settles one line and hands its news to the crossing lines; false when nothing fits.
template <int W, bool Plain>
bool Board<W, Plain>::settle_line(int index) {
    const Line& line = shape_->lines[index];
    Mask* now = may(index);
    Mask found[Plain ? 2 : max_values];
    ticks += line.cost;
    touched_[(index & 255) >> 6] |= 1ull << (index & 63);
    const bool fits = Plain ? settler_.settle_plain(line, now, found) : settler_.settle_any(line, now, found, values_);
    if (!fits) {
        broken_line_ = index;
        return false;
    }
    std::string before;
    if (record && !trailing_) before = line_cells(index);
    bool news = false;
    for (int v = 0; v < values(); ++v) {
        const Mask gone = now[v] & ~found[v];
        if (!gone.any()) continue;
        news = true;
        now[v] = found[v];
        const bool is_row = index < height_;
        const int first = is_row ? height_ : 0, own = is_row ? index : index - height_;
        gone.each([&](int p) {
            may(first + p)[v].clear(own);
            book(is_row ? own : p, is_row ? p : own, v);
            touch(first + p, news_of(v));
        });
    }
    if (news && record && !trailing_) {
        std::string after = line_cells(index);
        if (after != before) steps.push_back({index, std::move(before), std::move(after)});
    }
    return true;
}

// Settles dirty lines until none is left; false on a contradiction or when poll says stop.
template <int W, bool Plain>
bool Board<W, Plain>::run_queue() {
    for (int line; (line = queue_.pop()) >= 0;) {
        if (!settle_line(line)) {
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
void Board<W, Plain>::undo(size_t mark) {
    queue_.clear();
    while (trail_.size() > mark) {
        const auto [y, x, value] = trail_.back();
        trail_.pop_back();
        const size_t cell = static_cast<size_t>(y) * width_ + x;
        may(y)[value].set(x);
        may(height_ + x)[value].set(y);
        if (++left_[cell] == 2 && (Plain || knowable(cell))) ++open_count;
    }
    broken_ = false;
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
        broken_ = !settle_line(queue_.pop());
    }
    return state();
}

template <int W, bool Plain>
std::string Board<W, Plain>::line_cells(int index) const {
    const int size = shape_->lines[index].size;
    std::string out(size, static_cast<char>(unknown_cell));
    for (int p = 0; p < size; ++p) {
        const int cell = index < height_ ? index * width_ + p : p * width_ + index - height_;
        if (left_[cell] != 1) continue;
        for (int v = 0; v < values_; ++v)
            if (may(index)[v].test(p)) out[p] = static_cast<char>(v);
    }
    return out;
}

template <int W, bool Plain>
std::string Board<W, Plain>::cells() const {
    std::string out(left_.size(), static_cast<char>(unknown_cell));
    for (int y = 0; y < height_; ++y) {
        char* row = &out[static_cast<size_t>(y) * width_];
        const uint8_t* left = &left_[static_cast<size_t>(y) * width_];
        for (int v = 0; v < values_; ++v)
            may(y)[v].each([&](int x) {
                if (left[x] == 1) row[x] = static_cast<char>(v);
            });
    }
    return out;
}

template <int W, bool Plain>
std::vector<uint64_t> Board<W, Plain>::domains() const {
    std::vector<uint64_t> out(left_.size(), 0);
    for (int y = 0; y < height_; ++y)
        for (int v = 0; v < values_; ++v) may(y)[v].each([&](int x) { out[y * width_ + x] |= 1ull << v; });
    return out;
}

}  // namespace nonokit
