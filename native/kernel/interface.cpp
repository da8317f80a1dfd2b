// The C interface: checks what comes in, and turns what went wrong into numbers. Here: errors, and boards.
#include "handles.hpp"
#include "verify.hpp"

using namespace nonokit;

namespace {

bool holds(const AnyBoard& board, int cell, int value) {
    return cell >= 0 && cell < board.puzzle->cell_count() && value >= 0 && value < board.puzzle->values;
}

}  // namespace

extern "C" {

int32_t nk_last_error(void) { return last_error; }

const char* nk_error_text(int32_t error) {
    switch (error) {
        case NK_BAD_PUZZLE:
            return "the numbers make no puzzle";
        case NK_BAD_CELL:
            return "no such cell, value or solution";
        case NK_BAD_LITERAL:
            return "a literal is 0 or speaks of a variable that does not exist";
        case NK_BAD_SIZE:
            return "too little room, or too many variables";
        case NK_BAD_PLAN:
            return "no such method, or a budget that is no number";
        case NK_BUSY:
            return "in use by another call";
        case NK_NO_MEMORY:
            return "out of memory";
        case NK_TOO_LARGE:
            return "what is left is too large for the learner";
        case NK_WRONG:
            return "a solution failed its check";
        default:
            return "no error";
    }
}

double nk_puzzle_size(const int32_t* numbers, size_t count) {
    return guarded(static_cast<double>(NK_NO_MEMORY), [&]() -> double {
        size_t used = 0;
        if (!read_puzzle({numbers, count}, &used)) return fail(NK_BAD_PUZZLE);
        return static_cast<double>(used);
    });
}

// --- boards ---

nk_board* nk_board_new(const int32_t* puzzle, size_t count) {
    return guarded<nk_board*>(nullptr, [&]() -> nk_board* {
        size_t used = 0;
        auto compiled = read_puzzle({puzzle, count}, &used);
        if (!compiled) return fail_with_none<nk_board>(NK_BAD_PUZZLE);
        return new nk_board(std::move(compiled), {puzzle, used});
    });
}
nk_board* nk_board_copy(nk_board* board) {
    return alone<nk_board, nk_board*>(board, nullptr, [&] { return new nk_board(*board); });
}
void nk_board_free(nk_board* board) { delete board; }
int32_t nk_board_set_poll(nk_board* board, nk_poll poll, void* context) {
    return alone(board, [&] {
        board->board().poll = poll_of(poll, context);
        return 1;
    });
}

int32_t nk_board_width(const nk_board* board) { return board->board().puzzle->width; }
int32_t nk_board_height(const nk_board* board) { return board->board().puzzle->height; }
int32_t nk_board_values(const nk_board* board) { return board->board().puzzle->values; }
double nk_board_ticks(const nk_board* board) { return static_cast<double>(board->board().ticks); }
int32_t nk_board_open_count(const nk_board* board) { return board->board().open_count; }
double nk_board_guesses(const nk_board* board) { return static_cast<double>(board->board().guesses); }
double nk_board_conflicts(const nk_board* board) {
    return board->solve.session ? static_cast<double>(board->solve.session->conflicts()) : 0;
}
int32_t nk_board_cells(nk_board* board, uint8_t* cells, size_t room) {
    return alone(board, [&] {
        if (room < static_cast<size_t>(board->board().puzzle->cell_count())) return fail(NK_BAD_SIZE);
        board->board().write_cells(cells);
        return 1;
    });
}
int32_t nk_board_domains(nk_board* board, uint64_t* domains, size_t room) {
    return alone(board, [&] {
        if (room < static_cast<size_t>(board->board().puzzle->cell_count())) return fail(NK_BAD_SIZE);
        board->board().write_domains(domains);
        return 1;
    });
}
int32_t nk_board_forbid(nk_board* board, int32_t cell, int32_t value) {
    return alone(board, [&]() -> int32_t {
        if (!holds(board->board(), cell, value)) return fail(NK_BAD_CELL);
        return board->board().forbid(cell, value);
    });
}
int32_t nk_board_assign(nk_board* board, int32_t cell, int32_t value) {
    return alone(board, [&]() -> int32_t {
        if (!holds(board->board(), cell, value)) return fail(NK_BAD_CELL);
        return board->board().assign(cell, value);
    });
}
int32_t nk_board_propagate(nk_board* board) {
    return alone(board, [&] { return code(board->board().propagate()); });
}
int32_t nk_board_advance(nk_board* board, double budget_ticks) {
    return alone(board, [&] { return code(board->board().advance(ticks_of(budget_ticks))); });
}
int32_t nk_board_probe(nk_board* board, int32_t max_solutions, double budget_ticks) {
    return alone(board,
                 [&] { return code(probe(board->board(), std::max(1, max_solutions), ticks_of(budget_ticks))); });
}
int32_t nk_board_search(nk_board* board, int32_t max_solutions, double budget_ticks) {
    return alone(board,
                 [&] { return code(search(board->board(), std::max(1, max_solutions), ticks_of(budget_ticks))); });
}
int32_t nk_board_solution_count(const nk_board* board) { return static_cast<int32_t>(board->board().solutions.size()); }
int32_t nk_board_solution(nk_board* board, int32_t index, uint8_t* cells, size_t room) {
    return alone(board, [&] {
        const auto& solutions = board->board().solutions;
        if (index < 0 || static_cast<size_t>(index) >= solutions.size()) return fail(NK_BAD_CELL);
        if (room < solutions[index].size()) return fail(NK_BAD_SIZE);
        std::copy(solutions[index].begin(), solutions[index].end(), cells);
        return 1;
    });
}
int32_t nk_board_add_solution(nk_board* board, const uint8_t* cells, size_t size) {
    return alone(board, [&] {
        if (size != static_cast<size_t>(board->board().puzzle->cell_count())) return fail(NK_BAD_SIZE);
        if (!check::solves(board->numbers.data(), board->numbers.size(), cells)) return fail(NK_WRONG);
        const Grid grid(cells, cells + size);
        if (board->solve.session) board->solve.session->block(grid);
        board->board().keep_solution(grid, {});
        return 1;
    });
}
nk_list* nk_board_implications(nk_board* board) {
    return alone<nk_board, nk_list*>(board, nullptr, [&] {
        const std::vector<int32_t> found = implications(board->board());
        return list_of({found.begin(), found.end()});
    });
}

// --- what happened ---

int32_t nk_board_set_clock(nk_board* board, nk_clock clock, void* context) {
    return alone(board, [&] {
        board->board().trace.clock = nullptr;
        if (clock) board->board().trace.clock = [clock, context] { return clock(context); };
        return 1;
    });
}
int32_t nk_board_listen(nk_board* board) {
    return alone(board, [&] {
        Trace& trace = board->board().trace;
        trace.is_on = true;
        trace.paths.resize(board->board().solutions.size());
        return 1;
    });
}
int32_t nk_board_trace_solution(nk_board* board, int32_t index) {
    return alone(board, [&] {
        const size_t count = board->board().solutions.size();
        if (index < 0 || static_cast<size_t>(index) >= count) return fail(NK_BAD_CELL);
        trace_solution(board->board(), index, board->solve.session ? board->solve.session->conflicts() : 0);
        return 1;
    });
}
nk_list* nk_board_take_events(nk_board* board) {
    return alone<nk_board, nk_list*>(board, nullptr,
                                     [&] { return list_of(std::exchange(board->board().trace.events, {})); });
}
const double* nk_list_numbers(const nk_list* list) { return list->numbers.data(); }
size_t nk_list_count(const nk_list* list) { return list->numbers.size(); }
void nk_list_free(nk_list* list) { delete list; }

}  // extern "C"
