#include "trace.hpp"

#include <utility>

#include "any_board.hpp"

namespace nonokit {

void replay(AnyBoard& board, std::span<const Decision> decisions) {
    const auto poll = std::exchange(board.poll, nullptr);
    const bool was_stopped = std::exchange(board.is_stopped, false);
    const int64_t ticks = board.ticks;
    for (const auto& [cell, value, kind] : decisions) {
        board.trace.note(kind, {static_cast<double>(cell), static_cast<double>(value)});
        const bool fits = kind == Event::guessed ? board.assign(cell, value) : board.forbid(cell, value);
        if (!fits || board.propagate() == Outcome::contradiction) break;
    }
    board.ticks = ticks;
    board.is_stopped = was_stopped;
    board.poll = poll;
}

void trace_solution(AnyBoard& board, size_t index, int64_t conflicts) {
    Trace& trace = board.trace;
    trace.note(Event::solution, {static_cast<double>(index)});
    const auto way = board.copy();
    way->trace.events.clear();
    way->propagate();
    if (index < trace.paths.size()) replay(*way, trace.paths[index]);
    trace.events.insert(trace.events.end(), way->trace.events.begin(), way->trace.events.end());
    const Grid cells = way->cells(), &solution = board.solutions[index];
    trace.begin(Event::learned, {static_cast<double>(conflicts)});
    for (size_t cell = 0; cell < cells.size(); ++cell)
        if (cells[cell] == unknown_cell && solution[cell] != unknown_cell)
            trace.pair(static_cast<int>(cell), solution[cell]);
    trace.end_unless_empty();
}

}  // namespace nonokit
