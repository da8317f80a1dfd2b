// Settling lines, against brute force.
#include "check.hpp"

using namespace check;

namespace {

using Domains = std::vector<uint64_t>;

bool reads_as(const Numbers& clue, int values, const Cells& cells) {
    if (clue[0] < 0) return true;
    const auto runs = runs_of(cells);
    if (static_cast<int>(runs.size()) != clue[0]) return false;
    for (size_t j = 0; j < runs.size(); ++j) {
        const int length = values == 2 ? clue[1 + j] : clue[1 + 2 * j], value = values == 2 ? 1 : clue[2 + 2 * j];
        if (runs[j].second != value || (length && length != runs[j].first)) return false;
    }
    return true;
}

Domains brute_force(const Numbers& clue, int values, const Domains& domains) {
    Domains found(domains.size(), 0);
    each_picture(domains.size(), values, [&](const Cells& cells) {
        for (size_t p = 0; p < cells.size(); ++p)
            if (!(domains[p] >> cells[p] & 1)) return;
        if (reads_as(clue, values, cells))
            for (size_t p = 0; p < cells.size(); ++p) found[p] |= 1ull << cells[p];
    });
    return found;
}

Numbers random_clue(Random& random, int size, int values) {
    const Picture picture = random_picture(random, size, 1, values);
    Numbers clue{below(random, 12) ? 0 : -1};
    if (clue[0] < 0) return clue;
    for (const auto& [length, value] : runs_of(picture.cells)) {
        ++clue[0];
        clue.push_back(below(random, 6) ? length : 0);
        if (values > 2) clue.push_back(value);
    }
    return clue;
}

}  // namespace

TEST(lines_equal_brute_force) {
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        const int size = 1 + below(random, 5), values = 2 + below(random, 3);
        const Numbers clue = random_clue(random, size, values);
        Domains domains(size), settled(size);
        for (uint64_t& domain : domains)
            domain = below(random, 3) ? (1ull << values) - 1 : 1 + random() % ((1u << values) - 1);
        const Domains expected = brute_force(clue, values, domains);
        const bool is_possible = expected[0] != 0;
        CHECK_EQUAL(nk_settle(clue.data(), clue.size(), values, domains.data(), size, settled.data()), is_possible);
        CHECK(!is_possible || settled == expected);
    }
}

TEST(many_lines_are_settled_like_single_ones) {
    Random random(2);
    Numbers sizes, clues;
    Domains domains, expected;
    std::vector<uint8_t> expected_fits;
    for (int i = 0; i < 50; ++i) {
        const int size = 1 + below(random, 80);
        const Numbers clue = random_clue(random, size, 3);
        Domains own(size, 7), settled(size, 0);
        own[below(random, size)] = 2;
        expected_fits.push_back(nk_settle(clue.data(), clue.size(), 3, own.data(), size, settled.data()) == 1);
        sizes.push_back(size);
        clues.insert(clues.end(), clue.begin(), clue.end());
        domains.insert(domains.end(), own.begin(), own.end());
        expected.insert(expected.end(), settled.begin(), settled.end());
    }
    Domains settled(domains.size(), 0);
    std::vector<uint8_t> fits(sizes.size());
    CHECK_EQUAL(nk_settle_many(sizes.data(), sizes.size(), clues.data(), clues.size(), 3, domains.data(),
                               domains.size(), settled.data(), fits.data()),
                1);
    CHECK(fits == expected_fits);
    CHECK(settled == expected);
    CHECK_EQUAL(nk_settle_many(sizes.data(), sizes.size(), clues.data(), clues.size(), 3, domains.data(),
                               domains.size() - 1, settled.data(), fits.data()),
                NK_BAD_SIZE);
}

// Sparse lines have the longest way to walk back: a shift left out shows in boards of 50 to 62 cells, and
// of 114 to 126.
TEST(four_lines_at_once_are_settled_like_single_ones) {
    Random random(3);
    for (int width : {1, 2, 7, 33, 47, 49, 50, 55, 61, 62, 63, 64, 65, 79, 96, 113, 119, 125, 126, 127})
        for (int filled : {2, 5, 15, 50, 85, 97})
            for (int i = 0; i < 4; ++i) {
                const Numbers puzzle = random_picture(random, width, 9, 2, filled).puzzle(random);
                const int was = nk_use_registers(0);
                BoardPointer without(puzzle);
                const int outcome = nk_board_propagate(without);
                for (int level : {1, 2}) {
                    nk_use_registers(level);
                    BoardPointer with(puzzle);
                    CHECK_EQUAL(nk_board_propagate(with), outcome);
                    CHECK_EQUAL(nk_board_ticks(with), nk_board_ticks(without));
                    CHECK(with.cells() == without.cells());
                }
                nk_use_registers(was);
            }
}

TEST(runs_whose_sum_leaves_32_bits_do_not_fit) {
    for (int width : {10, 62, 63, 200, 3000}) {
        const int64_t all = int64_t{1} << 32;
        const int count = static_cast<int>(all / 1'000'001);
        Numbers clue{count + 1};
        clue.resize(count + 1, 1'000'000);
        clue.push_back(static_cast<int32_t>(all - count * int64_t{1'000'001} + width));
        Numbers puzzle{width, 1, 2, 0};
        puzzle.insert(puzzle.end(), clue.begin(), clue.end());
        puzzle.resize(puzzle.size() + width, 0);
        BoardPointer board(puzzle);
        CHECK(board.board);
        CHECK_EQUAL(nk_board_propagate(board), NK_CONTRADICTION);
        Domains domains(width, 3), settled(width);
        CHECK_EQUAL(nk_settle(clue.data(), clue.size(), 2, domains.data(), width, settled.data()), 0);
    }
}
