// Counting solutions, against listing all pictures.
#include <algorithm>

#include "check.hpp"

using namespace check;

namespace {

std::vector<double> numbers_of(nk_list* list) {
    std::vector<double> numbers(nk_list_numbers(list), nk_list_numbers(list) + nk_list_count(list));
    nk_list_free(list);
    return numbers;
}

struct CounterPointer {
    nk_counter* counter;
    CounterPointer(nk_board* board, double max_nodes, double max_nodes_in_depth = 0)
        : counter(nk_counter_new(board, max_nodes, max_nodes_in_depth)) {}
    CounterPointer(const CounterPointer&) = delete;
    ~CounterPointer() { nk_counter_free(counter); }
    operator nk_counter*() const { return counter; }

    double total() const {
        double product = nk_counter_is_possible(counter);
        for (int i = 0; i < nk_counter_component_count(counter); ++i)
            product *= numbers_of(nk_counter_total(counter, i)).at(0);
        return product;
    }
};

}  // namespace

TEST(counts_ways_and_samples_equal_brute_force) {
    Random random(21);
    for (int i = 0; i < 300; ++i) {
        const int values = 2 + below(random, 2), width = 1 + below(random, values == 2 ? 4 : 3),
                  height = 1 + below(random, 3);
        const Numbers puzzle = random_picture(random, width, height, values).puzzle(random, below(random, 2) * 15);
        const size_t cells = static_cast<size_t>(width) * height;
        std::vector<Cells> solutions;
        each_picture(cells, values, [&](const Cells& picture) {
            if (nk_verify(puzzle.data(), puzzle.size(), picture.data(), cells) == 1) solutions.push_back(picture);
        });
        BoardPointer board(puzzle);
        nk_board_propagate(board);
        const Cells known = board.cells();
        const bool in_depth = i % 2;
        const CounterPointer counter(board, in_depth ? 0 : 1e6, in_depth ? 1e6 : 0);
        double free = 1;  // cells that no clue reaches, which pictures have and counting leaves out
        std::vector<bool> is_counted(cells, false);
        Cells drawn = known;
        for (int part = 0; part < nk_counter_component_count(counter); ++part) {
            const auto own = numbers_of(nk_counter_cells(counter, part));
            const auto ways = numbers_of(nk_counter_ways(counter, part));
            const auto sample = numbers_of(nk_counter_sample(counter, part, i));
            const double total = numbers_of(nk_counter_total(counter, part)).at(0);
            for (size_t c = 0; c < own.size(); ++c) {
                const auto cell = static_cast<size_t>(own[c]);
                is_counted[cell] = true;
                drawn[cell] = static_cast<uint8_t>(sample[c]);
                for (int value = 0; value < values; ++value) {
                    const size_t having = std::count_if(solutions.begin(), solutions.end(),
                                                        [&](const Cells& picture) { return picture[cell] == value; });
                    CHECK_EQUAL(ways[2 * (c * values + value)] * solutions.size(), having * total);
                }
            }
        }
        for (size_t c = 0; c < cells; ++c)
            if (known[c] == 255 && !is_counted[c]) {
                free *= values;
                drawn[c] = 0;
            }
        CHECK_EQUAL(counter.total() * free, solutions.size());
        CHECK_EQUAL(nk_verify(puzzle.data(), puzzle.size(), drawn.data(), cells), 1);
    }
}

TEST(what_takes_too_many_nodes_is_not_counted) {
    Numbers puzzle{8, 8, 2, 0};
    for (int i = 0; i < 16; ++i) puzzle.insert(puzzle.end(), {1, 1});
    BoardPointer board(puzzle);
    const CounterPointer enough(board, 1e6), few(board, 100);
    CHECK_EQUAL(enough.total(), 40320);
    CHECK_EQUAL(nk_counter_component_count(few), 1);
    CHECK(numbers_of(nk_counter_total(few, 0)).empty());
    CHECK(!nk_counter_ways(few, 0));
    CHECK(!nk_counter_sample(few, 0, 1));
    CHECK(!nk_counter_cells(few, 1));
    nk_board_set_poll(board, [](void*) -> int32_t { return 1; }, nullptr);
    const CounterPointer stopped(board, 1e6, 1e6);
    CHECK(numbers_of(nk_counter_total(stopped, 0)).empty());
}

TEST(in_depth_what_was_seen_is_a_lower_bound) {
    Numbers puzzle{8, 8, 2, 0};
    for (int i = 0; i < 16; ++i) puzzle.insert(puzzle.end(), {1, 1});
    BoardPointer board(puzzle);
    const CounterPointer enough(board, 0, 1e6), few(board, 0, 500);
    CHECK_EQUAL(enough.total(), 40320);
    CHECK_EQUAL(nk_counter_is_exact(enough, 0), 1);
    CHECK(few.total() > 0 && few.total() < 40320);
    CHECK_EQUAL(nk_counter_is_exact(few, 0), 0);
    CHECK(!nk_counter_ways(few, 0));
    CHECK(nk_counter_is_exact(few, 1) < 0);
}

TEST(a_line_without_solution_makes_all_impossible) {
    const Numbers puzzle{1, 2, 2, 0, 1, 1, 1, 1, 1, 1};
    BoardPointer board(puzzle);
    const CounterPointer counter(board, 1e6);
    CHECK_EQUAL(nk_counter_is_possible(counter), 1);  // each line by itself is fine
    CHECK_EQUAL(counter.total(), 0);
    CHECK(numbers_of(nk_counter_sample(counter, 0, 1)).empty());
}
