// What lines tell the learner of black-and-white puzzles with short lines. Each line that has cells assigned is settled
// once learned clauses have nothing more to say. Why a cell follows is worked out only when a contradiction is traced
// back to it: a clause of cells, as short as it can be told. So the learner knows cells and no others: there is nothing
// to write down before it begins, and propagating takes a fifth of the steps that clauses of runs took.
#pragma once

#include <array>

#include "formula.hpp"
#include "four_lines.hpp"

namespace nonokit {

// How a variable of the learner came to its value: at which level, why (see Learner::Reason), and where on the trail.
struct Assignment {
    int level = 0;
    uint32_t reason = 0;
    int place = 0;
};

class LineClauses {
public:
    using Literal = int;  // the learner's: 0, 1 for the first variable and its negation, 2, 3 for the second, …
    using Clause = std::vector<Literal>;
    struct News {
        Literal literal;  // true by this line; −1: nothing fits it
        int line;
    };

    explicit LineClauses(const Formula& formula);
    static bool can_tell(const Puzzle& puzzle) { return puzzle.is_plain && puzzle.longest() <= longest_in_a_word; }

    bool speaks_of(Literal literal) const { return static_cast<size_t>(literal >> 1) < cell_.size(); }
    void assigned(Literal literal);
    void taken_back(Literal literal) { put(cell_[literal >> 1], literal & 1, true); }
    // No line has cells assigned since it was settled, after all.
    void nothing_new() { dirty_ = {}; }
    // What the next lines with news say; false when none has any.
    bool next(std::vector<News>& news);
    // Adds the negations of those cells, known before a place on the trail, that the news follow from.
    void explain(News news, size_t before, const std::vector<Assignment>& assigned, Clause& clause);

    int64_t ticks = 0;

private:
    using Mask = Bits<1>;
    struct Known {
        int place, at;
    };

    std::shared_ptr<const Puzzle> puzzle_;
    Settler<1> settler_;
    std::vector<int> cell_;                 // per variable
    std::vector<int> variable_;             // per cell
    std::vector<std::array<Mask, 2>> may_;  // per line: the cells that may be empty, and filled
    std::array<uint64_t, 2> dirty_{};       // rows and columns with cells assigned since they were settled
    std::vector<Known> known_;

    int variable_at(int line, int p) const { return variable_[puzzle_->first_cell(line) + p * puzzle_->step(line)]; }
    void put(int cell, int value, bool is_possible);
    int next_dirty();
    void settle(std::span<const int> lines, std::vector<News>& news);
};

}  // namespace nonokit
