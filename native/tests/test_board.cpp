// Boards and the whole pipeline, against brute force over every picture.
#include <algorithm>
#include <map>
#include <thread>

#include "check.hpp"

using namespace check;

namespace {

std::vector<Cells> all_solutions(const Numbers& puzzle) {
    const int width = puzzle[0], height = puzzle[1], values = puzzle[2];
    std::vector<Cells> found;
    each_picture(static_cast<size_t>(width) * height, values, [&](const Cells& cells) {
        if (nk_verify(puzzle.data(), puzzle.size(), cells.data(), cells.size()) == 1) found.push_back(cells);
    });
    return found;
}

// Whether a cell is open in all its places, or agrees with the picture.
bool agrees(const Cells& known, const Cells& picture) {
    for (size_t i = 0; i < known.size(); ++i)
        if (known[i] != 255 && known[i] != picture[i]) return false;
    return true;
}

int32_t stop_at_once(void*) { return 1; }
int32_t count_polls(void* polls) {
    ++*static_cast<int*>(polls);
    return 0;
}

}  // namespace

TEST(every_clue_set_of_three_by_three_has_the_right_number_of_solutions) {
    Random random(0);
    std::map<Numbers, int> pictures;
    each_picture(9, 2, [&](const Cells& cells) { ++pictures[Picture{3, 3, 2, cells}.puzzle(random)]; });
    CHECK_EQUAL(pictures.size(), 445);
    int unique = 0;
    for (const auto& [puzzle, count] : pictures) {
        BoardPointer board(puzzle);
        const int status = nk_board_solve(board, 100);
        CHECK_EQUAL(status, count == 1 ? NK_UNIQUE : NK_MULTIPLE);
        CHECK_EQUAL(nk_board_solution_count(board), count);
        unique += status == NK_UNIQUE;
    }
    CHECK_EQUAL(unique, 384);
}

TEST(every_stage_is_sound_and_the_pipeline_finds_all) {
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        const int values = 2 + below(random, 2), width = 1 + below(random, 3), height = 1 + below(random, 5 - values);
        const Numbers puzzle = random_picture(random, width, height, values).puzzle(random, i % 3 ? 0 : 8);
        const std::vector<Cells> expected = all_solutions(puzzle);
        for (int stage = 0; stage < 3; ++stage) {
            BoardPointer board(puzzle);
            const int outcome = stage == 0   ? nk_board_propagate(board)
                                : stage == 1 ? nk_board_probe(board, 2, 1e6)
                                             : nk_board_search(board, 1000, 1e6);
            CHECK(outcome >= 0 && outcome != NK_CONTRADICTION);
            for (const Cells& solution : expected) CHECK(agrees(board.cells(), solution));
            if (stage == 2 && std::count(puzzle.begin() + 4, puzzle.end(), -1) == 0 && outcome == NK_SOLVED &&
                nk_board_solution_count(board))
                CHECK_EQUAL(nk_board_solution_count(board), expected.size());
        }
        for (int method = 1; method <= NK_PROBING_SEARCH; ++method) {
            const double plan[] = {static_cast<double>(method), is_learner(method) ? 0 : 1e9, 0};
            BoardPointer board(puzzle);
            const int outcome = nk_board_run(board, plan, 1, 1000);
            if (std::count(puzzle.begin() + 4, puzzle.end(), -1)) continue;  // cells that no clue reaches stay open
            if (outcome == NK_SOLVED) {
                std::vector<Cells> found = board.solutions();
                std::sort(found.begin(), found.end());
                std::vector<Cells> sorted = expected;
                std::sort(sorted.begin(), sorted.end());
                CHECK(found == sorted);
            }
            const bool is_tried = method != NK_PROBING_SEARCH || values == 2;
            CHECK(method < 3 || outcome == NK_SOLVED || !is_tried);
        }
    }
}

TEST(clues_without_a_picture_have_no_solution) {
    Random random(6);
    int none = 0;
    for (int i = 0; i < 100; ++i) {
        Numbers puzzle = random_picture(random, 3, 3, 2).puzzle(random);
        const Numbers other = random_picture(random, 3, 3, 2).puzzle(random);
        // The rows of one picture with the columns of another.
        size_t at = 4, from = 4;
        for (int line = 0; line < 3; ++line) at += 1 + puzzle[at], from += 1 + other[from];
        puzzle.resize(at);
        puzzle.insert(puzzle.end(), other.begin() + from, other.end());
        const auto expected = all_solutions(puzzle);
        BoardPointer board(puzzle);
        const int status = nk_board_solve(board, 2);
        CHECK_EQUAL(status, expected.empty() ? NK_NONE : expected.size() == 1 ? NK_UNIQUE : NK_MULTIPLE);
        none += status == NK_NONE;
    }
    CHECK(none > 20);
}

TEST(known_cells_are_kept) {
    const Numbers either{2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    BoardPointer open(either);
    CHECK_EQUAL(nk_board_solve(open, 2), NK_MULTIPLE);
    Numbers one{2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    BoardPointer board(one);
    CHECK_EQUAL(nk_board_solve(board, 2), NK_UNIQUE);
    CHECK((board.solutions()[0] == Cells{0, 1, 1, 0}));
}

TEST(copies_go_their_own_way) {
    const Numbers puzzle{2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    BoardPointer board(puzzle);
    nk_board_propagate(board);
    BoardPointer copy(nk_board_copy(board));
    CHECK_EQUAL(nk_board_assign(copy, 0, 1), 1);
    CHECK_EQUAL(nk_board_propagate(copy), NK_SOLVED);
    CHECK_EQUAL(nk_board_open_count(board), 4);
}

TEST(a_poll_that_says_stop_leaves_the_root) {
    Random random(7);
    const Numbers puzzle = random_picture(random, 60, 60, 2, 50).puzzle(random);
    for (int method = 2; method <= NK_PROBING_SEARCH; ++method) {
        BoardPointer board(puzzle);
        nk_board_propagate(board);
        const Cells before = board.cells();
        nk_board_set_poll(board, stop_at_once, nullptr);
        const double plan[] = {static_cast<double>(method), is_learner(method) ? 0 : 1e12, 0};
        CHECK_EQUAL(nk_board_run(board, plan, 1, 2), NK_STOPPED);
        CHECK(agrees(before, board.cells()) && nk_board_is_complete(board) == 0);
    }
}

// Another method goes on with it.
TEST(probing_search_leaves_the_board_as_it_was) {
    Random random(9);
    int spent = 0;
    for (int i = 0; i < 12; ++i) {
        const int values = i % 6 == 5 ? 3 : 2, size = i % 4 ? 20 : 70;  // one word and two
        BoardPointer board(random_picture(random, size, size, values, 40).puzzle(random));
        nk_board_propagate(board);
        const double ticks = nk_board_ticks(board);
        std::vector<uint64_t> before(size * size), after(before);
        nk_board_domains(board, before.data(), before.size());
        const double plan[] = {NK_PROBING_SEARCH, 2e5, 0};
        const int outcome = nk_board_run(board, plan, 1, 2);
        nk_board_domains(board, after.data(), after.size());
        CHECK(before == after);
        CHECK(outcome == NK_LIMIT || outcome == NK_SOLVED);
        CHECK((nk_board_ticks(board) > ticks) == (values == 2));
        spent += outcome == NK_LIMIT && nk_board_solution_count(board) < 2;
    }
    CHECK(spent > 5);
}

// And asks at every node, since the first thread may wait for it to stop.
TEST(probing_search_takes_the_same_path_every_time) {
    double guesses[2], ticks[2];
    int polls = 0;
    for (int i = 0; i < 2; ++i) {
        Random random(5);
        BoardPointer board(random_picture(random, 20, 20, 2, 40).puzzle(random));
        nk_board_set_poll(board, count_polls, &polls);
        const double plan[] = {NK_PROBING_SEARCH, 1e9, 0};
        CHECK_EQUAL(nk_board_run(board, plan, 1, 2), NK_LIMIT);
        CHECK_EQUAL(nk_board_solution_count(board), 2);
        guesses[i] = nk_board_guesses(board), ticks[i] = nk_board_ticks(board);
    }
    CHECK(guesses[0] > 0 && guesses[0] == guesses[1] && ticks[0] == ticks[1]);
    CHECK(polls >= 2 * guesses[0]);
}

TEST(many_puzzles_in_one_call) {
    Random random(8);
    Numbers all;
    std::vector<int32_t> expected;
    for (int i = 0; i < 40; ++i) {
        const Numbers puzzle = random_picture(random, 1 + below(random, 9), 1 + below(random, 9), 2).puzzle(random);
        CHECK_EQUAL(nk_puzzle_size(puzzle.data(), puzzle.size()), puzzle.size());
        BoardPointer board(puzzle);
        expected.push_back(nk_board_solve(board, 2));
        all.insert(all.end(), puzzle.begin(), puzzle.end());
    }
    std::vector<int32_t> seen;
    const auto report = [](void* context, int32_t index, int32_t status, nk_board* board) -> int32_t {
        auto& list = *static_cast<std::vector<int32_t>*>(context);
        CHECK_EQUAL(index, list.size());
        CHECK(board);
        list.push_back(status);
        return 0;
    };
    CHECK_EQUAL(nk_solve_many(all.data(), all.size(), 2, nullptr, report, &seen), 40);
    CHECK(seen == expected);
}

TEST(threads_do_not_disturb_each_other) {
    Random random(9);
    std::vector<Numbers> puzzles;
    std::vector<int32_t> expected;
    for (int i = 0; i < 24; ++i) {
        puzzles.push_back(random_picture(random, 14, 14, 2 + i % 2, 45).puzzle(random));
        BoardPointer board(puzzles.back());
        expected.push_back(nk_board_solve(board, 2));
    }
    std::vector<int32_t> seen(puzzles.size(), -100);
    std::vector<std::thread> threads;
    for (size_t t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (size_t i = t; i < puzzles.size(); i += 4) {
                BoardPointer board(puzzles[i]);
                seen[i] = nk_board_solve(board, 2);
            }
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(seen == expected);
}

// Replays events on what each cell may be; every cell of the solution must get its value exactly once.
TEST(every_cell_of_a_solution_has_one_origin) {
    Random random(10);
    int by_guessing = 0, by_learning = 0;
    for (int i = 0; i < 150; ++i) {
        const int width = 5 + below(random, 14), height = 5 + below(random, 14), values = 2 + below(random, 2);
        const Numbers puzzle = random_picture(random, width, height, values, 45).puzzle(random);
        const double learner_only[] = {NK_LEARN, 0, 0};
        const double no_probing[] = {NK_LINES, 0, 0, NK_SEARCH, 1e9, 0};
        BoardPointer board(puzzle);
        std::vector<uint64_t> domains(static_cast<size_t>(width) * height, (1ull << values) - 1);
        nk_board_listen(board);
        if (i % 3 == 0) nk_board_solve(board, 2);
        if (i % 3 == 1) nk_board_run(board, learner_only, 1, 2);
        if (i % 3 == 2) nk_board_run(board, no_probing, 2, 2);
        CHECK(nk_board_solution_count(board) > 0);
        nk_board_trace_solution(board, 0);
        const std::vector<double> events = board.events();
        const Cells solution = board.solutions()[0];
        auto remove = [&](double cell, double value) {
            uint64_t& domain = domains[static_cast<size_t>(cell)];
            const uint64_t bit = 1ull << static_cast<int>(value);
            CHECK(domain & bit);
            domain &= ~bit;
            CHECK(domain >> solution[static_cast<size_t>(cell)] & 1);
        };
        for (size_t at = 0; at < events.size(); at += static_cast<size_t>(events[at + 1])) {
            const int kind = static_cast<int>(events[at]);
            const size_t end = at + static_cast<size_t>(events[at + 1]);
            CHECK(end > at + 2 && end <= events.size());
            if (kind == 1 || kind == 3)
                for (size_t j = at + 4; j < end; j += 2) remove(events[j], events[j + 1]);
            if (kind == 2 || kind == 5) remove(events[at + 3], events[at + 4]);
            if (kind == 4 || kind == 7)
                for (size_t j = at + (kind == 4 ? 3 : 4); j < end; j += 2)
                    for (int v = 0; v < values; ++v)
                        if (v != events[j + 1] && domains[static_cast<size_t>(events[j])] >> v & 1)
                            remove(events[j], v);
            by_guessing += kind == 4;
            by_learning += kind == 7;
        }
        for (size_t cell = 0; cell < domains.size(); ++cell) CHECK_EQUAL(domains[cell], 1ull << solution[cell]);
    }
    CHECK(by_guessing > 10 && by_learning > 10);
}
