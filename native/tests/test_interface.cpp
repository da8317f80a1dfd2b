// The doors: whatever comes in, the answer is a number.
#include <cmath>
#include <limits>

#include "check.hpp"

using namespace check;

namespace {

const Numbers good{2, 1, 2, 0, 1, 1, 1, 1, 0};

bool is_refused(const Numbers& puzzle) {
    BoardPointer board(puzzle);
    return !board.board && nk_last_error() == NK_BAD_PUZZLE;
}

}  // namespace

TEST(numbers_that_make_no_puzzle_are_refused) {
    BoardPointer board(good);
    CHECK(board.board);
    for (size_t count = 0; count < good.size(); ++count) CHECK(is_refused({good.begin(), good.begin() + count}));
    CHECK(is_refused({0, 1, 2, 0, 0}));
    CHECK(is_refused({4096, 1, 2, 0}));
    CHECK(is_refused({1, 1, 0, 0, 0, 0}));
    CHECK(is_refused({1, 1, 65, 0, 0, 0}));
    CHECK(is_refused({1, 1, 2, 0, -2, 0}));
    CHECK(is_refused({1, 1, 2, 0, 1, -1, 0}));
    CHECK(is_refused({1, 1, 2, 0, 1, 1'000'001, 0}));
    CHECK(is_refused({1, 1, 3, 0, 1, 1, 3, 0}));
    CHECK(is_refused({1, 1, 3, 0, 1, 1, 0, 0}));
    CHECK(is_refused({1, 1, 1, 0, 1, 1, 0}));
    CHECK(is_refused({1, 1, 2, 1, 1, 0, 0, 0}));
    CHECK(is_refused({1, 1, 2, 1, 0, 2, 0, 0}));
    CHECK(is_refused({1, 1, 2, 0, std::numeric_limits<int32_t>::max(), 1}));
    CHECK_EQUAL(nk_puzzle_size(nullptr, 0), NK_BAD_PUZZLE);
}

TEST(cells_values_and_sizes_are_checked) {
    BoardPointer board(good);
    for (int cell : {-1, 2, std::numeric_limits<int32_t>::max()}) {
        CHECK_EQUAL(nk_board_assign(board, cell, 0), NK_BAD_CELL);
        CHECK_EQUAL(nk_board_forbid(board, cell, 0), NK_BAD_CELL);
    }
    for (int value : {-1, 2}) CHECK_EQUAL(nk_board_assign(board, 0, value), NK_BAD_CELL);
    uint8_t cells[2];
    uint64_t domains[2];
    CHECK_EQUAL(nk_board_cells(board, cells, 1), NK_BAD_SIZE);
    CHECK_EQUAL(nk_board_domains(board, domains, 1), NK_BAD_SIZE);
    CHECK_EQUAL(nk_board_solution(board, 0, cells, 2), NK_BAD_CELL);
    CHECK_EQUAL(nk_board_trace_solution(board, 0), NK_BAD_CELL);
    CHECK_EQUAL(nk_board_propagate(board), NK_SOLVED);
}

TEST(budgets_may_be_anything) {
    Random random(13);
    const Numbers puzzle = random_picture(random, 9, 9, 2).puzzle(random);
    for (double budget : {-1.0, 0.0, 1e300, HUGE_VAL, -HUGE_VAL, std::nan("")}) {
        BoardPointer board(puzzle);
        CHECK(nk_board_advance(board, budget) >= 0);
        CHECK(nk_board_probe(board, -5, budget) >= 0);
        CHECK(nk_board_search(board, std::numeric_limits<int32_t>::max(), budget) >= 0);
        const double plan[] = {NK_SEARCH, budget, budget};
        CHECK_EQUAL(nk_board_run(board, plan, 1, 2) < 0, !std::isfinite(budget));
    }
    BoardPointer board(puzzle);
    const double no_method[] = {7, 0, 0};
    CHECK_EQUAL(nk_board_run(board, no_method, 1, 2), NK_BAD_PLAN);
}

TEST(literals_are_checked) {
    const Numbers zero{0}, beyond{2}, far{std::numeric_limits<int32_t>::min()};
    for (const Numbers& bad : {zero, beyond, far}) {
        CHECK(!nk_learner_new(1, bad.data(), 1) && nk_last_error() == NK_BAD_LITERAL);
        nk_learner* const learner = nk_learner_new(1, nullptr, 0);
        CHECK_EQUAL(nk_learner_prefer(learner, bad.data(), 1), NK_BAD_LITERAL);
        CHECK_EQUAL(nk_learner_solve(learner, bad.data(), 1, 1e6), NK_BAD_LITERAL);
        CHECK_EQUAL(nk_learner_add(learner, bad.data(), 1), bad == beyond ? 1 : NK_BAD_LITERAL);
        CHECK_EQUAL(nk_learner_solve(learner, nullptr, 0, 1e6), NK_YES);
        nk_learner_free(learner);
    }
    CHECK(!nk_learner_new(-1, nullptr, 0) && nk_last_error() == NK_BAD_SIZE);
    CHECK(!nk_learner_new(std::numeric_limits<int32_t>::max(), nullptr, 0) && nk_last_error() == NK_BAD_SIZE);
}

TEST(a_formula_does_not_go_into_a_smaller_learner) {
    Random random(14);
    BoardPointer board(random_picture(random, 6, 6, 2).puzzle(random));
    nk_formula* const formula = nk_board_encode(board, 3);
    nk_learner* const learner = nk_learner_new(1, nullptr, 0);
    CHECK(nk_formula_variables(formula) > 1);
    CHECK_EQUAL(nk_learner_load(learner, formula), NK_BAD_LITERAL);
    uint8_t cells[36];
    CHECK_EQUAL(nk_formula_picture(formula, nullptr, 0, cells, 36), NK_BAD_SIZE);
    nk_learner_free(learner);
    nk_formula_free(formula);
}

TEST(a_board_serves_one_call_at_a_time) {
    Random random(15);
    BoardPointer board(random_picture(random, 50, 50, 2, 50).puzzle(random));
    struct Seen {
        nk_board* board;
        int32_t answer;
    } seen{board, 0};
    nk_board_set_poll(
        board,
        [](void* context) -> int32_t {
            auto& seen = *static_cast<Seen*>(context);
            seen.answer = nk_board_propagate(seen.board);
            return 1;
        },
        &seen);
    CHECK_EQUAL(nk_board_search(board, 2, 1e12), NK_STOPPED);
    CHECK_EQUAL(seen.answer, NK_BUSY);
}

TEST(a_solution_from_elsewhere_is_checked) {
    const Numbers either{2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    BoardPointer board(either);
    const Cells right{1, 0, 0, 1}, wrong{1, 1, 0, 0};
    CHECK_EQUAL(nk_board_add_solution(board, wrong.data(), 4), NK_WRONG);
    CHECK_EQUAL(nk_board_add_solution(board, right.data(), 3), NK_BAD_SIZE);
    CHECK_EQUAL(nk_board_add_solution(board, right.data(), 4), 1);
    CHECK_EQUAL(nk_board_solve(board, 2), NK_MULTIPLE);
    CHECK(board.solutions()[0] == right);
}

TEST(the_check_finds_every_wrong_cell) {
    Random random(16);
    for (int i = 0; i < 60; ++i) {
        const Picture picture =
            random_picture(random, 1 + below(random, 9), 1 + below(random, 9), 2 + below(random, 3));
        const Numbers puzzle = picture.puzzle(random);
        CHECK_EQUAL(nk_verify(puzzle.data(), puzzle.size(), picture.cells.data(), picture.cells.size()), 1);
        for (size_t cell = 0; cell < picture.cells.size(); ++cell) {
            Cells other = picture.cells;
            other[cell] = static_cast<uint8_t>((other[cell] + 1) % picture.values);
            CHECK_EQUAL(nk_verify(puzzle.data(), puzzle.size(), other.data(), other.size()), 0);
            other[cell] = 255;
            CHECK_EQUAL(nk_verify(puzzle.data(), puzzle.size(), other.data(), other.size()), 0);
        }
    }
}
