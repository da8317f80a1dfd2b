// What lines tell the learner: true of the picture, and as much as line logic finds.
#include <algorithm>

#include "check.hpp"
#include "line_clauses.hpp"
#include "session.hpp"

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
    std::vector<nonokit::Assignment> assigned;  // per variable
    std::vector<uint8_t> values;                // per literal: whether it is true
    size_t length = 0;
    std::vector<LineClauses::News> news;

    explicit TrailOfLines(const nonokit::Formula& formula)
        : lines(formula), assigned(formula.variables), values(2 * formula.variables, 0) {
        lines.nothing_new();
    }

    void assign(int literal, int level = 1) {
        values[literal] = 1;
        assigned[literal >> 1] = {level, 0, static_cast<int>(length++)};
        lines.assigned(literal);
    }
    void take_back(int literal) {
        values[literal] = 0;
        assigned[literal >> 1] = {};
        lines.taken_back(literal);
        --length;
    }
    bool is_open(int literal) const { return !values[literal] && !values[literal ^ 1]; }
    LineClauses::Clause why(const LineClauses::News& what, size_t before) {
        LineClauses::Clause clause;
        if (what.literal >= 0) clause.push_back(what.literal);
        lines.explain(what, before, assigned, clause);
        return clause;
    }
    LineClauses::Clause sorted_why(const LineClauses::News& what) {
        LineClauses::Clause clause = why(what, length);
        std::sort(clause.begin(), clause.end());
        return clause;
    }
    // Draws all conclusions; those that were drawn. Reasons are asked for once all are known, as the learner does.
    std::vector<int> conclude(const std::function<void(const LineClauses::Clause&)>& look) {
        std::vector<std::pair<LineClauses::News, size_t>> drawn;
        while (lines.next(news)) {
            const size_t before = length;
            for (const LineClauses::News& each : news) {
                CHECK(each.literal >= 0 && !values[each.literal ^ 1]);
                if (values[each.literal]) continue;  // said by a row and a column
                drawn.push_back({each, before});
                assign(each.literal);
            }
        }
        std::vector<int> literals;
        for (const auto& [each, before] : drawn) {
            const auto clause = why(each, before);
            look(clause);
            CHECK(std::all_of(clause.begin() + 1, clause.end(), [&](int other) {
                return values[other ^ 1] && assigned[other >> 1].place < static_cast<int>(before);
            }));
            literals.push_back(each.literal);
        }
        return literals;
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
    TrailOfLines trail(nonokit::encode(*board, 0));
    trail.assign(0);
    trail.assign(6);  // the first cell and the last: a run of two has both in no place
    CHECK(trail.lines.next(trail.news));
    CHECK_EQUAL(trail.news.size(), 1);
    CHECK_EQUAL(trail.news[0].literal, -1);
    CHECK(trail.sorted_why(trail.news[0]) == (LineClauses::Clause{1, 7}));
}

TEST(a_reason_is_what_was_known_first_and_what_always_holds_goes_without_saying) {
    const Numbers numbers{5, 1, 2, 0, 1, 1, 1, 1, 0, 0, 0, 0};  // one cell of five; columns that do not matter here
    const auto board = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
    const nonokit::Formula formula = nonokit::encode(*board, 0);
    using Known = std::vector<std::pair<int, int>>;  // cells and levels, in the order of the trail
    for (const auto& [known, reason] : std::vector<std::pair<Known, LineClauses::Clause>>{
             {{{2, 1}, {4, 2}, {0, 3}}, {5, 9}}, {{{0, 1}, {4, 2}, {2, 3}}, {1, 9}}, {{{0, 0}, {4, 1}, {2, 4}}, {9}}}) {
        TrailOfLines trail(formula);
        for (const auto& [cell, level] : known) trail.assign(2 * cell, level);
        CHECK(trail.lines.next(trail.news));
        CHECK_EQUAL(trail.news.size(), 1);
        CHECK(trail.sorted_why(trail.news[0]) == reason);
    }
}

TEST(what_follows_at_the_outset_is_news) {
    const Numbers numbers{3, 1, 2, 0, 1, 2, 1, 1, 1, 1, 0};
    const auto board = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
    LineClauses lines(nonokit::encode(*board, 0));
    std::vector<LineClauses::News> news;
    CHECK(lines.next(news));
    CHECK(std::any_of(news.begin(), news.end(), [](const auto& each) { return each.literal == 2 && each.line == 0; }));
}

TEST(lines_without_anything_new_are_not_settled) {
    const Numbers numbers{4, 1, 2, 0, 1, 2, 1, 1, 1, 1, 0, 0};
    const auto board = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
    TrailOfLines trail(nonokit::encode(*board, 0));
    trail.assign(0);  // the next cell follows
    trail.lines.nothing_new();
    CHECK(!trail.lines.next(trail.news));
    CHECK_EQUAL(trail.lines.ticks, 0);
}

// It decides once more, slowly, by what the search of another board believed.
TEST(a_copy_that_learns_for_long_needs_no_original) {
    Random random(7);
    const Picture picture = random_picture(random, 30, 30, 2, 43);
    const Numbers numbers = picture.puzzle(random);
    auto original = nonokit::make_board(nonokit::read_puzzle(numbers, nullptr));
    nonokit::search(*original, 2, 200'000);
    const auto copy = original->copy();
    const auto hasty = copy->opinion;
    CHECK(hasty);
    original.reset();
    nonokit::Session session(*copy, nonokit::belief_rounds);
    CHECK(session.ask(1) != nonokit::Learner::Answer::no);
    CHECK(session.conflicts() > 100);
    CHECK(copy->opinion != hasty);
}
