// What lines tell the learner: true of the picture, and as much as line logic finds.
#include <algorithm>

#include "check.hpp"
#include "line_clauses.hpp"

using namespace check;

namespace {

// A learner's trail, with no conclusions but those of lines.
struct TrailOfLines {
    nonokit::LineClauses lines;
    std::vector<int> level;       // per variable; 0: open
    std::vector<uint8_t> values;  // per literal: whether it is true

    explicit TrailOfLines(const nonokit::Formula& formula)
        : lines(formula), level(formula.variables, 0), values(2 * formula.variables, 0) {}

    void assign(int literal) {
        values[literal] = level[literal >> 1] = 1;
        lines.assigned(literal);
    }
    void take_back(int literal) {
        values[literal] = level[literal >> 1] = 0;
        lines.taken_back(literal);
    }
    bool is_open(int literal) const { return !values[literal] && !values[literal ^ 1]; }
    // Draws all conclusions; those that were drawn.
    std::vector<int> conclude() {
        std::vector<int> drawn;
        std::vector<nonokit::LineClauses::Clause> clauses;
        while (lines.next(level, clauses))
            for (const auto& clause : clauses) {
                CHECK(is_open(clause[0]));
                CHECK(std::all_of(clause.begin() + 1, clause.end(), [&](int other) { return values[other ^ 1]; }));
                if (!is_open(clause[0])) return drawn;
                drawn.push_back(clause[0]);
                assign(clause[0]);
            }
        return drawn;
    }
};

}  // namespace

TEST(lines_say_what_line_logic_finds_and_forget_what_is_taken_back) {
    Random random(5);
    for (int round = 0; round < 200; ++round) {
        const Picture picture = random_picture(random, 4 + below(random, 5), 4 + below(random, 5), 2, 40);
        const Numbers numbers = picture.puzzle(random);
        const auto board = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
        board->propagate();
        const nonokit::Formula formula = nonokit::encode(*board, 0);
        if (formula.cells.empty()) continue;
        TrailOfLines trail(formula);
        for (int turn = 0; turn < 3; ++turn) {
            const auto copy = board->copy();
            const int variable = below(random, static_cast<int>(formula.cells.size()));
            const int cell = formula.cells[variable] / 2, literal = 2 * variable + !picture.cells[cell];
            trail.assign(literal);
            const std::vector<int> drawn = trail.conclude();
            copy->assign(cell, picture.cells[cell]);
            copy->propagate();
            CHECK_EQUAL(drawn.size() + 1, board->open_count - copy->open_count);
            for (int other : drawn) {
                CHECK_EQUAL(!(other & 1), picture.cells[formula.cells[other >> 1] / 2]);
                trail.take_back(other);
            }
            trail.take_back(literal);
        }
    }
}

TEST(a_line_that_is_broken_says_why) {
    const Numbers numbers{4, 1, 2, 0, 1, 2, 1, 1, 1, 1, 0, 0};  // columns that do not matter here
    const auto board = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
    const nonokit::Formula formula = nonokit::encode(*board, 0);
    TrailOfLines trail(formula);
    trail.assign(0);
    trail.assign(6);  // the first cell and the last: a run of two has both in no place
    std::vector<nonokit::LineClauses::Clause> clauses;
    CHECK(trail.lines.next(trail.level, clauses));
    CHECK_EQUAL(clauses.size(), 1);
    std::sort(clauses[0].begin(), clauses[0].end());
    CHECK(clauses[0] == (nonokit::LineClauses::Clause{1, 7}));
}
