// The C interface: from clues to a checked answer.
#include <cmath>

#include "handles.hpp"
#include "verify.hpp"

using namespace nonokit;

namespace {

bool read_plan(std::span<const double> numbers, std::vector<Stage>& plan) {
    for (size_t i = 0; i + 2 < numbers.size(); i += 3) {
        if (!(numbers[i] >= 1 && numbers[i] <= 6)) return false;
        if (!std::isfinite(numbers[i + 1]) || !std::isfinite(numbers[i + 2])) return false;
        const auto method = static_cast<Method>(static_cast<int>(numbers[i]));
        // So many ticks for a cell that those of all cells together are still a number.
        const int64_t per_cell = std::min<int64_t>(ticks_of(numbers[i + 2]), int64_t{1} << 32);
        plan.push_back({method, ticks_of(numbers[i + 1]), per_cell});
    }
    return true;
}

void write_stages(std::span<const StageLog> stages, double* to) {
    for (const StageLog& stage : stages) {
        *to++ = static_cast<double>(stage.method);
        *to++ = static_cast<double>(stage.ticks);
        *to++ = stage.seconds;
        *to++ = stage.open_count;
    }
}

int32_t status_of(const Solve& solve) {
    const size_t found = solve.board->solutions.size();
    if (found > 1) return NK_MULTIPLE;
    if (!solve.is_complete) return NK_UNKNOWN;
    return found ? NK_UNIQUE : NK_NONE;
}

// Solves, and checks every solution before anybody sees it.
int32_t solve_and_check(nk_board* board, std::span<const Stage> plan, int32_t max_solutions) {
    board->solve.run(plan, std::max(1, max_solutions));
    for (const Grid& grid : board->board().solutions)
        if (!check::solves(board->numbers.data(), board->numbers.size(), grid.data())) return NK_WRONG;
    return status_of(board->solve);
}

}  // namespace

extern "C" {

int32_t nk_board_run(nk_board* board, const double* plan, size_t stages, int32_t max_solutions) {
    return alone(board, [&] {
        std::vector<Stage> checked;
        if (stages > SIZE_MAX / 3 || !read_plan({plan, 3 * stages}, checked)) return fail(NK_BAD_PLAN);
        return code(board->solve.run(checked, std::max(1, max_solutions)));
    });
}
size_t nk_default_plan(double* plan, size_t room_for_stages) {
    const std::span<const Stage> stages(default_plan);
    for (size_t i = 0; i < std::min(room_for_stages, stages.size()); ++i) {
        plan[3 * i] = static_cast<double>(stages[i].method);
        plan[3 * i + 1] = static_cast<double>(stages[i].fixed);
        plan[3 * i + 2] = static_cast<double>(stages[i].per_open_cell);
    }
    return stages.size();
}
int32_t nk_board_is_complete(const nk_board* board) { return board->solve.is_complete; }
int32_t nk_board_is_too_large(const nk_board* board) { return board->solve.is_too_large; }
int32_t nk_board_read_stages(nk_board* board, double* stages, size_t room_for_stages) {
    return alone(board, [&] {
        write_stages(std::span(board->solve.log).first(std::min(room_for_stages, board->solve.log.size())), stages);
        return static_cast<int32_t>(board->solve.log.size());
    });
}
nk_list* nk_board_stages(nk_board* board) {
    return alone<nk_board, nk_list*>(board, nullptr, [&] {
        std::vector<double> numbers(4 * board->solve.log.size());
        write_stages(board->solve.log, numbers.data());
        return list_of(std::move(numbers));
    });
}
int32_t nk_board_solve(nk_board* board, int32_t max_solutions) {
    return alone(board, [&] {
        const int32_t status = solve_and_check(board, default_plan, max_solutions);
        return status < 0 ? fail(status) : status;
    });
}
int32_t nk_board_solve_briefly(nk_board* board, int32_t max_solutions) {
    return alone(board, [&] {
        const std::span<const Stage> all(default_plan);
        const int32_t status = solve_and_check(board, all.first(all.size() - 1), max_solutions);
        return status < 0 ? fail(status) : status;
    });
}
int32_t nk_solve_many(const int32_t* puzzles, size_t count, int32_t max_solutions, nk_poll poll, nk_report report,
                      void* context) {
    int32_t seen = 0;
    for (size_t at = 0; at < count; ++seen) {
        nk_board* const board = nk_board_new(puzzles + at, count - at);
        if (!board) return report(context, seen, last_error, nullptr), seen + 1;
        nk_board_set_poll(board, poll, context);
        at += board->numbers.size();
        const bool is_over = report(context, seen, nk_board_solve(board, max_solutions), board) != 0;
        nk_board_free(board);
        if (is_over) return seen + 1;
    }
    return seen;
}

}  // extern "C"
