// Line logic: settling dirty lines, the most promising first, until none is left.
#include "board.hpp"

#include <algorithm>

#include "four_lines.hpp"

namespace nonokit {

void AnyBoard::keep_solution(Grid grid, std::span<const Decision> path) {
    if (std::find(solutions.begin(), solutions.end(), grid) != solutions.end()) return;
    solutions.push_back(std::move(grid));
    if (trace.is_on) trace.paths.emplace_back(path.begin(), path.end());
}

template <int W, bool Plain>
Board<W, Plain>::Board(std::shared_ptr<const Puzzle> from)
    : AnyBoard(std::move(from), W),
      settler([this] {
          size_t most = 0;
          if (has_long_lines) return most;
          for (const Line& line : puzzle->lines) most = std::max(most, line.can_fit ? line.runs.size() : 0);
          return most;
      }()),
      width_(puzzle->width),
      height_(puzzle->height),
      values_(puzzle->values) {
    const int lines = static_cast<int>(puzzle->lines.size());
    may_ = Masks<W>(static_cast<size_t>(lines) * values_, puzzle->longest());
    for (int index = 0; index < lines; ++index) {
        const Line& line = puzzle->lines[index];
        for (int v = 0; v < values_; ++v) may(index)[v] = Mask::low(line.size);
        if (!line.has_clue) continue;
        const bool is_column = index >= height_;
        const int own = is_column ? index - height_ : index;
        clued_[is_column].set(own);
        changed[is_column].set(own);
        queue_.add(is_column, own, 1 + news_filled * line.head_start);
    }
    open_count = cell_count();
    if constexpr (!Plain)
        for (int cell = 0; cell < cell_count(); ++cell) open_count -= !is_open(cell);
    for (const KnownCell& known : puzzle->known) assign(known.cell, known.value);
}

// Queues rows or columns some of whose cells were emptied or filled.
template <int W, bool Plain>
inline void Board<W, Plain>::queue_changed(bool columns, const Mask& emptied, const Mask& filled) {
    if (!is_guessing) changed[columns] |= emptied | filled;
    if constexpr (Plain)
        queue_.add(columns, emptied, filled);
    else
        queue_.add(columns, emptied & clued_[columns], filled & clued_[columns]);
}

template <int W, bool Plain>
bool Board<W, Plain>::forbid(int cell, int value) {
    if (is_broken) return false;
    if (!possible(cell, value)) return true;
    const int y = cell / width_, x = cell % width_;
    const Mask row = Mask::bit(y), column = Mask::bit(x), none{};
    open_count -= is_open(cell);
    may(y)[value].clear(x);
    may(height_ + x)[value].clear(y);
    open_count += is_open(cell);
    if (is_guessing) history_.note(y, value, column);
    if (!once_and_twice(may(y)).first.test(x)) {
        is_broken = true;
        return false;
    }
    queue_changed(false, value ? row : none, value ? none : row);
    queue_changed(true, value ? column : none, value ? none : column);
    return true;
}

template <int W, bool Plain>
bool Board<W, Plain>::assign(int cell, int value) {
    if (!possible(cell, value)) {
        is_broken = true;
        return false;
    }
    for (int v = 0; v < values_; ++v)
        if (v != value && !forbid(cell, v)) return false;
    return true;
}

// Takes from a line, and from the lines that cross it, what was not found; those are queued.
template <int W, bool Plain>
inline void Board<W, Plain>::keep_only(int index, const Mask* found) {
    const bool is_row = index < height_;
    const int own = is_row ? index : index - height_;
    const auto now = may(index);
    const auto crossing = may(is_row ? height_ : 0);
    if constexpr (Plain) {
        const Mask filled = now[0] & ~found[0], emptied = now[1] & ~found[1], both = filled | emptied;
        if (!both.any()) return;
        now[0] &= found[0];
        now[1] &= found[1];
        both.each([&](int p) { crossing[2 * p + emptied.test(p)].clear(own); });
        if (is_guessing && filled.any()) history_.note(index, 0, filled);
        if (is_guessing && emptied.any()) history_.note(index, 1, emptied);
        open_count -= both.count();
        queue_changed(is_row, emptied, filled);
        return;
    }
    const Mask was_open = once_and_twice(now).second, none{};
    for (int v = 0; v < values_; ++v) {
        const Mask gone = now[v] & ~found[v];
        if (!gone.any()) continue;
        now[v] &= found[v];
        gone.each([&](int p) { crossing[p * values_ + v].clear(own); });
        if (is_guessing) history_.note(index, v, gone);
        queue_changed(is_row, v ? gone : none, v ? none : gone);
    }
    open_count -= (was_open & ~once_and_twice(now).second).count();
}

// Takes over what settling a line found; false when a cell has no value left.
template <int W, bool Plain>
inline bool Board<W, Plain>::accept(int index, const Mask* found) {
    if (trace.is_on && !trace.is_muted && !is_guessing) [[unlikely]]
        trace_line(index, found);
    keep_only(index, found);
    if constexpr (!has_short_lines) return true;
    return (may(index)[0] | may(index)[1]) == Mask::low(puzzle->lines[index].size);
}

template <int W, bool Plain>
void Board<W, Plain>::trace_line(int index, const Mask* found) {
    trace.begin(Event::line, {static_cast<double>(index)});
    for (int v = 0; v < values(); ++v)
        (may(index)[v] & ~found[v]).each([&](int p) {
            trace.pair(puzzle->first_cell(index) + p * puzzle->step(index), v);
        });
    trace.end_unless_empty();
}

// Settles one line; false when nothing fits.
template <int W, bool Plain>
bool Board<W, Plain>::settle_line(int index) {
    const Line& line = puzzle->lines[index];
    Mask found[Plain ? 2 : most_values];
    ticks += line.cost;
    broken_line_ = index;
    return settle(line, index, found) && accept(index, found);
}

template <int W, bool Plain>
inline bool Board<W, Plain>::settle(const Line& line, int index, Mask* found) {
    if constexpr (has_long_lines) {
        uint64_t empty[long_words], filled[long_words];
        const auto now = may(index);
        if (!long_lines_.settle(line, {now[0].words(), now[1].words()}, {empty, filled})) return false;
        found[0] = Stored(empty, line.size);
        found[1] = Stored(filled, line.size);
        return true;
    } else if constexpr (Plain) {
        return settler.settle_plain(line, may(index), found);
    } else {
        Mask room[most_values];
        return settler.settle_any(line, at_hand(index, room), found, values_);
    }
}

// Settles the best of the dirty lines, or several of them; false when nothing fits.
template <int W, bool Plain>
inline bool Board<W, Plain>::settle_next() {
    if constexpr (has_short_lines) {
        const std::array<Mask, 2> batch = queue_.pop(lines_at_once);
        for (int side : {0, 1}) touched[side] |= batch[side];
        return settle_short_lines(batch);
    }
    const auto [is_column, line] = queue_.pop();
    touched[is_column].set(line);
    return settle_line(is_column * height_ + line);
}

// Settles lines side by side, none knowing yet what the others find.
template <int W, bool Plain>
bool Board<W, Plain>::settle_short_lines(const std::array<Mask, 2>& batch)
    requires has_short_lines
{
    FourLines<W> work;
    int index[lines_at_once], count = 0;
    for (int side : {0, 1})
        batch[side].each([&](int p) {
            index[count] = side * height_ + p;
            work.add(puzzle->at_once.lines[index[count]], may(index[count]));
            ++count;
        });
    if (count == 1) return settle_line(index[0]);
    ticks += work.cost;
    if (const unsigned misfits = work.settle(settler)) {
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

template <int W, bool Plain>
void Board<W, Plain>::undo(const Mark& mark) {
    queue_.clear();
    history_.go_back(mark.at, may_, height_, values());
    open_count = mark.open_count;
    is_broken = false;
}

template <int W, bool Plain>
Outcome Board<W, Plain>::propagate() {
    if (!is_broken && !run_queue() && !is_stopped) is_broken = true;
    return state();
}

// Line logic for a while; `limit` when dirty lines are left.
template <int W, bool Plain>
Outcome Board<W, Plain>::advance(int64_t budget) {
    const int64_t end = ticks + budget;
    while (!is_broken && !queue_.empty()) {
        if (ticks >= end) return Outcome::limit;
        is_broken = !settle_next();
    }
    return state();
}

template <int W, bool Plain>
void Board<W, Plain>::write_cells(uint8_t* out) const {
    uint8_t* const end = out + cell_count();
    const bool is_full = Plain && !open_count && !is_broken;
    if (!is_full) std::fill(out, end, static_cast<uint8_t>(unknown_cell));
    for (int y = 0; y < height_; ++y, out += width_) {
        if (is_full && end - out >= width_ + 7) {
            may(y)[1].write_bytes(out, width_);
            continue;
        }
        const Mask several = once_and_twice(may(y)).second;
        for (int v = 0; v < values(); ++v)
            (may(y)[v] & ~several).each([&](int x) { out[x] = static_cast<uint8_t>(v); });
    }
}

template <int W, bool Plain>
void Board<W, Plain>::write_domains(uint64_t* out) const {
    std::fill_n(out, cell_count(), 0);
    for (int y = 0; y < height_; ++y)
        for (int v = 0; v < values_; ++v) may(y)[v].each([&](int x) { out[y * width_ + x] |= 1ull << v; });
}

#define NONOKIT_COMPILE(W, PLAIN) template class Board<W, PLAIN>;
NONOKIT_EACH_BOARD(NONOKIT_COMPILE)
#undef NONOKIT_COMPILE

std::unique_ptr<AnyBoard> make_board(std::shared_ptr<const Puzzle> puzzle) {
    const int longest = puzzle->longest();
    const bool is_plain = puzzle->is_plain;
#define NONOKIT_FITS(W, PLAIN)                                         \
    if (is_plain == PLAIN && longest < (W <= 2 ? 64 * W - 1 : 64 * W)) \
        return std::make_unique<Board<W, PLAIN>>(std::move(puzzle));
    NONOKIT_EACH_BOARD(NONOKIT_FITS)
#undef NONOKIT_FITS
    return nullptr;
}

}  // namespace nonokit
