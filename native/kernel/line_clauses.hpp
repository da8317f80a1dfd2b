// What lines say beyond their clauses. In the order encoding a run knows how far it can go to either side, but no gap
// in between, so the learner draws fewer conclusions than line logic. Here every line is settled once the learner has
// drawn its own; what is news becomes a clause of cells, as short as it can be told. (Black and white, short lines.)
#pragma once

#include <array>

#include "formula.hpp"
#include "settler.hpp"

namespace nonokit {

class LineClauses {
public:
    using Literal = int;  // the learner's: 0, 1 for the first variable and its negation, 2, 3 for the second, …
    using Clause = std::vector<Literal>;

    explicit LineClauses(const Formula& formula);
    static bool can_tell(const Puzzle& puzzle) { return puzzle.is_plain && puzzle.longest() <= longest_in_a_word; }

    bool speaks_of(Literal literal) const { return static_cast<size_t>(literal >> 1) < cell_.size(); }
    void assigned(Literal literal);
    void taken_back(Literal literal) { put(cell_[literal >> 1], literal & 1, true); }
    // The next line with news: a clause for each, all of whose literals are false but the first, or all of them. None
    // when no line has news. `level` of variables: what holds at level 0 goes without saying.
    bool next(const std::vector<int>& level, std::vector<Clause>& clauses);

    int64_t ticks = 0;

private:
    using Mask = Bits<1>;
    struct Known {
        int level, at;
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
    bool settle(int line, const std::vector<int>& level, std::vector<Clause>& clauses);
    void explain(int line, std::array<Mask, 2> may, const std::vector<int>& level, Clause& clause);
};

}  // namespace nonokit
