#include "line_clauses.hpp"

#include <algorithm>

namespace nonokit {

LineClauses::LineClauses(const Formula& formula)
    : puzzle_(formula.puzzle),
      settler_(longest_in_a_word),
      variable_(formula.domains.size(), -1),
      may_(puzzle_->lines.size(), {Mask{}, Mask{}}) {
    for (const int literal : formula.cells) {
        const int cell = literal / formula.values;
        variable_[cell] = static_cast<int>(cell_.size());
        cell_.push_back(cell);
    }
    for (int cell = 0; cell < static_cast<int>(formula.domains.size()); ++cell)
        for (int value : {0, 1})
            if (formula.domains[cell] >> value & 1) put(cell, value, true);
}

void LineClauses::put(int cell, int value, bool is_possible) {
    const int y = cell / puzzle_->width, x = cell % puzzle_->width;
    Mask &row = may_[y][value], &column = may_[puzzle_->height + x][value];
    if (is_possible)
        row.set(x), column.set(y);
    else
        row.clear(x), column.clear(y);
}

// A variable that is true says that its cell is filled.
void LineClauses::assigned(Literal literal) {
    const int cell = cell_[literal >> 1];
    put(cell, literal & 1, false);
    dirty_[0] |= 1ull << (cell / puzzle_->width);
    dirty_[1] |= 1ull << (cell % puzzle_->width);
}

bool LineClauses::next(const std::vector<int>& level, std::vector<Clause>& clauses) {
    clauses.clear();
    for (int side : {0, 1})
        while (dirty_[side]) {
            const int at = std::countr_zero(dirty_[side]);
            dirty_[side] &= dirty_[side] - 1;
            if (settle(side ? puzzle_->height + at : at, level, clauses)) return true;
        }
    return false;
}

bool LineClauses::settle(int line, const std::vector<int>& level, std::vector<Clause>& clauses) {
    const std::array<Mask, 2> may = may_[line];
    Mask found[2];
    ticks += ticks_per_line_settled;
    if (!settler_.settle_plain(puzzle_->lines[line], may.data(), found)) {
        explain(line, may, level, clauses.emplace_back());
        return true;
    }
    for (int value : {0, 1})
        (may[0] & may[1] & ~found[value]).each([&](int p) {
            std::array<Mask, 2> broken = may;
            broken[1 - value].clear(p);
            explain(line, broken, level, clauses.emplace_back(1, 2 * variable_at(line, p) + value));
        });
    return !clauses.empty();
}

// Adds the negations of known cells without which the line would fit again; of several reasons the one that was known
// first, because what is learned from it leads back farther. A clause's first literal is of a cell that is not known.
void LineClauses::explain(int line, std::array<Mask, 2> may, const std::vector<int>& level, Clause& clause) {
    known_.clear();
    (may_[line][0] ^ may_[line][1]).each([&](int p) {
        const int variable = variable_at(line, p);
        if (variable >= 0 && level[variable]) known_.push_back({level[variable], p});
    });
    std::sort(known_.begin(), known_.end(),
              [](Known a, Known b) { return a.level != b.level ? a.level > b.level : a.at < b.at; });
    ticks += static_cast<int64_t>(known_.size()) / 2;
    for (const auto& [_, p] : known_) {
        const int gone = may[0].test(p);
        may[gone].set(p);
        if (!settler_.forward(puzzle_->lines[line], may.data())) continue;
        may[gone].clear(p);
        clause.push_back(2 * variable_at(line, p) + 1 - gone);
    }
}

}  // namespace nonokit
