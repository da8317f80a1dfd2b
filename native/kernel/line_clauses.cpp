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
    dirty_ = {(1ull << puzzle_->height) - 1, (1ull << puzzle_->width) - 1};
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

int LineClauses::next_dirty() {
    for (int side : {0, 1})
        if (dirty_[side]) {
            const int at = std::countr_zero(dirty_[side]);
            dirty_[side] &= dirty_[side] - 1;
            return side ? puzzle_->height + at : at;
        }
    return -1;
}

bool LineClauses::next(std::vector<News>& news) {
    news.clear();
    int lines[lines_at_once], count;
    do {
        for (count = 0; count < lines_at_once; ++count)
            if ((lines[count] = next_dirty()) < 0) break;
        settle({lines, lines + count}, news);
    } while (count == lines_at_once && news.empty());
    return !news.empty();
}

void LineClauses::settle(std::span<const int> lines, std::vector<News>& news) {
    FourLines<1> work;
    for (int line : lines) work.add(puzzle_->at_once.lines[line], may_[line].data());
    ticks += ticks_per_line_settled * static_cast<int64_t>(lines.size());
    const unsigned misfits = work.settle(settler_);
    if (misfits) {
        news.push_back({-1, lines[std::countr_zero(misfits)]});
        return;
    }
    for (size_t i = 0; i < lines.size(); ++i) {
        if (!work.has_news(i)) continue;
        const auto& may = may_[lines[i]];
        for (int value : {0, 1})
            (may[0] & may[1] & ~work.found(value, i)).each([&](int p) {
                news.push_back({2 * variable_at(lines[i], p) + value, lines[i]});
            });
    }
}

// A cell is left out where the line would fit, or leave the cell of the news open, whatever it is; of several reasons
// the one that was known first, because what is learned from it leads back farther.
void LineClauses::explain(News news, size_t before, const std::vector<Assignment>& assigned, Clause& clause) {
    std::array<Mask, 2> may = may_[news.line];
    known_.clear();
    (may[0] ^ may[1]).each([&](int p) {
        const int variable = variable_at(news.line, p);
        if (variable < 0 || !assigned[variable].level) return;
        if (assigned[variable].place < static_cast<int>(before))
            known_.push_back({assigned[variable].place, p});
        else
            may[may_[news.line][0].test(p)].set(p);
    });
    if (news.literal >= 0) {
        const int cell = cell_[news.literal >> 1];
        may[1 - (news.literal & 1)].clear(news.line < puzzle_->height ? cell % puzzle_->width : cell / puzzle_->width);
    }
    std::sort(known_.begin(), known_.end(), [](Known a, Known b) { return a.place > b.place; });
    ticks += static_cast<int64_t>(known_.size()) / 2;
    for (const auto& [_, p] : known_) {
        const int gone = may[0].test(p);
        may[gone].set(p);
        if (!settler_.forward(puzzle_->lines[news.line], may.data())) continue;
        may[gone].clear(p);
        clause.push_back(2 * variable_at(news.line, p) + 1 - gone);
    }
}

}  // namespace nonokit
