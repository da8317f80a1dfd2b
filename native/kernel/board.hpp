// A puzzle being solved: which values each cell may still have, kept twice (by row and by column), a queue of
// dirty lines, and a way back from every guess. Stages live in units of their own and work on this.
#pragma once

#include <array>
#include <type_traits>

#include "any_board.hpp"
#include "history.hpp"
#include "long_lines.hpp"
#include "queue.hpp"
#include "settler.hpp"

namespace nonokit {

template <int W, bool Plain>
class Board final : public AnyBoard {
public:
    using Mask = Bits<W>;
    // Short lines of a black-and-white puzzle are settled several at a time.
    static constexpr bool has_short_lines = Plain && W <= 2;
    static constexpr bool has_long_lines = Plain && W == long_words;

    explicit Board(std::shared_ptr<const Puzzle> puzzle);

    std::unique_ptr<AnyBoard> copy() const override { return std::make_unique<Board>(*this); }
    void write_cells(uint8_t* out) const override;
    void write_domains(uint64_t* out) const override;
    bool forbid(int cell, int value) override;
    bool assign(int cell, int value) override;
    Outcome propagate() override;
    Outcome advance(int64_t budget) override;
    bool place_runs(int line, Positions& starts, Positions* ends) override;
    void imply(int line, int at, int value, std::vector<int32_t>& literals) override;

    // --- what cells may be ---
    int width() const { return width_; }
    int height() const { return height_; }
    int values() const { return Plain ? 2 : values_; }  // known when compiling, where it matters
    int cell_count() const { return width_ * height_; }
    const Line& line(int index) const { return puzzle->lines[index]; }
    auto may(int line) { return may_.from(static_cast<size_t>(line) * values()); }
    auto may(int line) const { return may_.from(static_cast<size_t>(line) * values()); }
    bool possible(int cell, int value) const { return may(cell / width_)[value].test(cell % width_); }
    const Mask& clued(bool columns) const { return clued_[columns]; }
    // The cells of a line with at least one value and with several.
    template <class Row>
    std::pair<Mask, Mask> once_and_twice(const Row& now) const {
        Mask once{}, twice{};
        for (int v = 0; v < values(); ++v) {
            twice |= once & now[v];
            once |= now[v];
        }
        return {once, twice};
    }
    bool is_known(int cell) const { return choices(cell) == 1; }
    bool is_open(int cell) const {
        return choices(cell) > 1 && (Plain || puzzle->is_reached(cell % width_, cell / width_));
    }

    // --- trying things ---
    void begin_to_try() { weight.resize(puzzle->lines.size()); }
    bool run_queue();
    Mark mark() { return {history_.mark(may_), open_count}; }
    void undo(const Mark& mark);
    void drop(const Mark& mark) { history_.drop(mark.at); }
    template <class F>
    void each_removed(const Mark& mark, F f) const {  // cells and values
        history_.each(mark.at, may_, height_, values(), [&](int line, int value, const Mask& gone) {
            const int first = puzzle->first_cell(line), step = puzzle->step(line);
            gone.each([&](int p) { f(first + p * step, value); });
        });
    }
    // A value that broke is gone for good, here and below; false when nothing is left.
    bool rule_out(int cell, int value) {
        blame_broken_line();
        return forbid(cell, value) && run_queue();
    }
    void blame_broken_line() { ++weight[broken_line_]; }
    Outcome state() const {
        if (is_stopped) return Outcome::stopped;
        return is_broken ? Outcome::contradiction : open_count ? Outcome::open : Outcome::solved;
    }
    // What can be put back as a whole.
    struct Root {
        Masks<W> may;
        int open_count;
    };
    Root root() const { return {may_, open_count}; }
    void restore(const Root& root) {
        queue_.clear();
        may_ = root.may;
        open_count = root.open_count;
        is_broken = false;
    }
    const Masks<W>& masks() const { return may_; }

    bool is_guessing = false;
    bool is_broken = false;
    std::array<Mask, 2> touched{};  // rows and columns settled since the last trial began
    std::array<Mask, 2> changed{};  // rows and columns that changed at the root since trials were looked through
    std::vector<int> weight;        // per line: contradictions met there; none before somebody tries something
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
    Masks<W> may_;                 // [line × values + value]
    std::array<Mask, 2> clued_{};  // rows and columns with a clue
    LineQueue<W> queue_;
    struct Nothing {};
    [[no_unique_address]] std::conditional_t<has_long_lines, LongLines, Nothing> long_lines_;
    std::conditional_t<has_short_lines, Copies<W>, Trail<W>> history_;
    int broken_line_ = 0;  // where the last contradiction was

    int choices(int cell) const {
        const auto now = may(cell / width_);
        int count = 0;
        for (int v = 0; v < values(); ++v) count += now[v].test(cell % width_);
        return count;
    }
    // The masks of a line where settling can work on them.
    const Mask* at_hand(int line, Mask* room) const {
        if constexpr (W < long_words) return may(line);
        for (int v = 0; v < values(); ++v) room[v] = may(line)[v];
        return room;
    }
    void queue_changed(bool columns, const Mask& emptied, const Mask& filled);
    void keep_only(int line, const Mask* found);
    bool accept(int line, const Mask* found);
    void trace_line(int line, const Mask* found);
    bool settle_line(int line);
    bool settle(const Line& line, int index, Mask* found);
    bool settle_next();
    bool settle_short_lines(const std::array<Mask, 2>& batch)
        requires has_short_lines;
};

// The boards there are: for lines of up to 62, 126, 255, 511 cells (a boundary more than cells has to fit, and another
// where several are settled at once) and longer ones, plain and others.
#define NONOKIT_BOTH(DO, W) DO(W, true) DO(W, false)
#define NONOKIT_EACH_BOARD(DO) \
    NONOKIT_BOTH(DO, 1) NONOKIT_BOTH(DO, 2) NONOKIT_BOTH(DO, 4) NONOKIT_BOTH(DO, 8) NONOKIT_BOTH(DO, 64)

// Calls f with the board as what it is.
template <class F>
auto with_board(AnyBoard& board, F f) {
    switch (2 * board.words + board.puzzle->is_plain) {
#define NONOKIT_CASE(W, PLAIN) \
    case 2 * W + PLAIN:        \
        return f(static_cast<Board<W, PLAIN>&>(board));
        NONOKIT_EACH_BOARD(NONOKIT_CASE)
#undef NONOKIT_CASE
        default:
            __builtin_unreachable();
    }
}

// Compiled once, in board.cpp and board_lines.cpp.
#define NONOKIT_EXTERN(W, PLAIN) extern template class Board<W, PLAIN>;
NONOKIT_EACH_BOARD(NONOKIT_EXTERN)
#undef NONOKIT_EXTERN

}  // namespace nonokit
