// What lines tell the learner: true of the picture, and as much as line logic finds.
#include <algorithm>

#include "check.hpp"
#include "line_clauses.hpp"

using namespace check;

namespace {

using nonokit::LineClauses;

// Whether all fillings of one line that has all cells of the clause, with what was known before, make it true.
bool follows(const Picture& picture, const nonokit::Formula& formula, const LineClauses::Clause& clause) {
    const auto place = [&](int literal, int line) {
        const int cell = formula.cells[literal >> 1] / 2, y = cell / picture.width, x = cell % picture.width;
        if (line < picture.height) return y == line ? x : -1;
        return x == line - picture.height ? y : -1;
    };
    for (int line = 0; line < picture.height + picture.width; ++line) {
        if (std::any_of(clause.begin(), clause.end(), [&](int literal) { return place(literal, line) < 0; })) continue;
        const Cells own = picture.line(line);
        bool always = true;
        each_picture(own.size(), 2, [&](const Cells& cells) {
            for (size_t p = 0; p < own.size(); ++p) {
                const size_t cell =
                    line < picture.height ? line * picture.width + p : p * picture.width + line - picture.height;
                if (!(formula.domains[cell] >> cells[p] & 1)) return;
            }
            always &= runs_of(cells) != runs_of(own) || std::any_of(clause.begin(), clause.end(), [&](int literal) {
                          return cells[place(literal, line)] == !(literal & 1);
                      });
        });
        if (always) return true;
    }
    return false;
}

bool follows_from_no_less(const Picture& picture, const nonokit::Formula& formula, const LineClauses::Clause& clause) {
    for (size_t i = 1; i < clause.size(); ++i) {
        LineClauses::Clause less = clause;
        less.erase(less.begin() + i);
        if (follows(picture, formula, less)) return false;
    }
    return follows(picture, formula, clause);
}

// A learner's trail, with no conclusions but those of lines.
struct TrailOfLines {
    LineClauses lines;
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
    std::vector<int> conclude(const std::function<void(const LineClauses::Clause&)>& look) {
        std::vector<int> drawn;
        std::vector<LineClauses::Clause> clauses;
        while (lines.next(level, clauses))
            for (const auto& clause : clauses) {
                look(clause);
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

constexpr int rounds_by_brute_force = 40;

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
            const std::vector<int> drawn = trail.conclude([&](const LineClauses::Clause& clause) {
                if (round < rounds_by_brute_force) CHECK(follows_from_no_less(picture, formula, clause));
            });
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
    std::vector<LineClauses::Clause> clauses;
    CHECK(trail.lines.next(trail.level, clauses));
    CHECK_EQUAL(clauses.size(), 1);
    std::sort(clauses[0].begin(), clauses[0].end());
    CHECK(clauses[0] == (LineClauses::Clause{1, 7}));
}

TEST(a_reason_is_what_was_known_first_and_what_always_holds_goes_without_saying) {
    const Numbers numbers{5, 1, 2, 0, 1, 1, 1, 1, 0, 0, 0, 0};  // one cell of five; columns that do not matter here
    const auto board = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
    const nonokit::Formula formula = nonokit::encode(*board, 0);
    for (const auto& [levels, reason] : std::vector<std::pair<std::vector<int>, LineClauses::Clause>>{
             {{3, 0, 1, 0, 2}, {5, 9}}, {{1, 0, 3, 0, 2}, {1, 9}}, {{0, 0, 4, 0, 1}, {9}}}) {
        TrailOfLines trail(formula);
        for (int cell : {0, 2, 4}) trail.assign(2 * cell);
        std::vector<LineClauses::Clause> clauses;
        CHECK(trail.lines.next(levels, clauses));
        CHECK_EQUAL(clauses.size(), 1);
        std::sort(clauses[0].begin(), clauses[0].end());
        CHECK(clauses[0] == reason);
    }
}
