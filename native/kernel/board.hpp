// A puzzle being solved: which values each cell may still have, kept twice (by row and by column), a queue of
// dirty lines, and a way back from every guess. Stages live in units of their own and work on this.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "history.hpp"
#include "puzzle.hpp"
#include "queue.hpp"
#include "trace.hpp"

namespace nonokit {

enum class Outcome { open = 0, solved = 1, contradiction = 2, stopped = 3, limit = 4 };

using Grid = std::vector<uint8_t>;

// What stages and faces see, whatever the number of words a line takes.
class AnyBoard {
public:
    AnyBoard(std::shared_ptr<const Puzzle> puzzle, int words)
        : puzzle(std::move(puzzle)), words(words), next_poll(ticks_between_polls / words) {}
    virtual ~AnyBoard() = default;
    virtual std::unique_ptr<AnyBoard> copy() const = 0;
    virtual void write_cells(uint8_t* out) const = 0;
    virtual void write_domains(uint64_t* out) const = 0;
    virtual bool forbid(int cell, int value) = 0;
    virtual bool assign(int cell, int value) = 0;
    virtual Outcome propagate() = 0;
    virtual Outcome advance(int64_t budget) = 0;

    Grid cells() const {
        Grid grid(puzzle->cell_count());
        write_cells(grid.data());
        return grid;
    }
    // Asks, now and then, whether to go on.
    bool stop_requested() {
        if (ticks >= next_poll && !is_stopped) {
            next_poll = ticks + ticks_between_polls / words;
            is_stopped = poll && poll();
        }
        return is_stopped;
    }
    bool has_enough(int max_solutions) const { return solutions.size() >= static_cast<size_t>(max_solutions); }
    // Remembers a solution and, when somebody listens, the decisions that led to it.
    void keep_solution(Grid grid, std::span<const Decision> path);

    std::shared_ptr<const Puzzle> puzzle;
    const int words;
    int64_t ticks = 0;
    int open_count = 0;
    int64_t guesses = 0;
    std::vector<Grid> solutions;
    Trace trace;
    std::function<bool()> poll;  // true: stop
    int64_t next_poll;
    bool is_stopped = false;
};

std::unique_ptr<AnyBoard> make_board(std::shared_ptr<const Puzzle> puzzle);

// The stages, each in the unit of its name.
Outcome probe(AnyBoard& board, int max_solutions, int64_t budget);
Outcome search(AnyBoard& board, int max_solutions, int64_t budget);
// Per literal (cell × values + value) of an open cell: the literal, how many others its lines fix at once, and these.
std::vector<int32_t> implications(AnyBoard& board);

template <int W, bool Plain>
class Board final : public AnyBoard {
public:
    using Mask = Bits<W>;
    // Short lines of a black-and-white puzzle are settled several at a time.
    static constexpr bool has_short_lines = Plain && W == 1;

    explicit Board(std::shared_ptr<const Puzzle> puzzle);

    std::unique_ptr<AnyBoard> copy() const override { return std::make_unique<Board>(*this); }
    void write_cells(uint8_t* out) const override;
    void write_domains(uint64_t* out) const override;
    bool forbid(int cell, int value) override;
    bool assign(int cell, int value) override;
    Outcome propagate() override;
    Outcome advance(int64_t budget) override;

    // --- what cells may be ---
    int width() const { return width_; }
    int height() const { return height_; }
    int values() const { return Plain ? 2 : values_; }  // known when compiling, where it matters
    int cell_count() const { return width_ * height_; }
    const Line& line(int index) const { return puzzle->lines[index]; }
    Mask* may(int line) { return &may_[static_cast<size_t>(line) * values()]; }
    const Mask* may(int line) const { return &may_[static_cast<size_t>(line) * values()]; }
    bool possible(int cell, int value) const { return may(cell / width_)[value].test(cell % width_); }
    const Mask& clued(bool columns) const { return clued_[columns]; }
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
        return once_and_twice(may(cell / width_)).second.test(cell % width_) && (Plain || is_reached(cell));
    }
    // Cells of a line: the first, and how far it is from one to the next.
    int first_cell(int line) const { return line < height_ ? line * width_ : line - height_; }
    int step(int line) const { return line < height_ ? 1 : width_; }

    // --- trying things ---
    bool run_queue();
    Mark mark() { return {history_.mark(may_), open_count}; }
    void undo(const Mark& mark);
    void drop(const Mark& mark) { history_.drop(mark.at); }
    template <class F>
    void each_removed(const Mark& mark, F f) const {  // cells and values
        history_.each(mark.at, may_, height_, values(), [&](int line, int value, const Mask& gone) {
            const int first = first_cell(line), step = this->step(line);
            gone.each([&](int p) { f(first + p * step, value); });
        });
    }
    // A value that broke is gone for good, here and below; false when nothing is left.
    bool rule_out(int cell, int value) {
        ++weight[broken_line_];
        return forbid(cell, value) && run_queue();
    }
    void blame_broken_line() { ++weight[broken_line_]; }
    Outcome state() const {
        if (is_stopped) return Outcome::stopped;
        return is_broken ? Outcome::contradiction : open_count ? Outcome::open : Outcome::solved;
    }
    // What can be put back as a whole.
    struct Root {
        std::vector<Mask> may;
        int open_count;
    };
    Root root() const { return {may_, open_count}; }
    void restore(const Root& root) {
        queue_.clear();
        may_ = root.may;
        open_count = root.open_count;
        is_broken = false;
    }
    const std::vector<Mask>& masks() const { return may_; }

    bool is_guessing = false;
    bool is_broken = false;
    std::array<Mask, 2> touched{};  // rows and columns settled since the last trial began
    std::array<Mask, 2> changed{};  // rows and columns that changed at the root since trials were looked through
    std::vector<int> weight;        // per line: contradictions met there
    Settler<W> settler;

    // What probing remembers from one run to the next.
    struct Trial {
        std::array<Mask, 2> touched;  // rows and columns it settled
        bool is_stale;                // some of these have changed since
    };
    std::vector<Trial> trials;       // that went well; the first stands for none
    std::vector<uint32_t> trial_of;  // per literal: the last trial that led to it

private:
    int width_, height_, values_;
    std::vector<Mask> may_;        // [line × values + value]
    std::array<Mask, 2> clued_{};  // rows and columns with a clue
    LineQueue<W> queue_;
    std::conditional_t<has_short_lines, Copies<W>, Trail<W>> history_;
    int broken_line_ = 0;  // where the last contradiction was

    bool is_reached(int cell) const {
        return puzzle->lines[cell / width_].has_clue || puzzle->lines[height_ + cell % width_].has_clue;
    }
    void queue_changed(bool columns, const Mask& emptied, const Mask& filled);
    void keep_only(int line, const Mask* found);
    bool accept(int line, const Mask* found);
    void trace_line(int line, const Mask* found);
    bool settle_line(int line);
    bool settle_next();
    bool settle_short_lines(const std::array<Mask, 2>& batch)
        requires has_short_lines;
};

// Calls f with the board as what it is. (Lines of up to 62, 127, 255 … cells: a boundary more than cells has to fit.)
// Sanitizers do without the widths that are compiled from the same lines as others.
#ifdef NONOKIT_FEW_WIDTHS
#define NONOKIT_EACH_WIDTH(DO) DO(1) DO(2) DO(64)
#else
#define NONOKIT_EACH_WIDTH(DO) DO(1) DO(2) DO(4) DO(8) DO(16) DO(64)
#endif

template <class F>
auto with_board(AnyBoard& board, F f) {
    const bool is_plain = board.puzzle->is_plain;
    switch (board.words) {
#define NONOKIT_CASE(W) \
    case W:             \
        return is_plain ? f(static_cast<Board<W, true>&>(board)) : f(static_cast<Board<W, false>&>(board));
        NONOKIT_EACH_WIDTH(NONOKIT_CASE)
#undef NONOKIT_CASE
        default:
            __builtin_unreachable();
    }
}

// Compiled once, in board.cpp.
#define NONOKIT_EXTERN(W)                 \
    extern template class Board<W, true>; \
    extern template class Board<W, false>;
NONOKIT_EACH_WIDTH(NONOKIT_EXTERN)
#undef NONOKIT_EXTERN

}  // namespace nonokit
