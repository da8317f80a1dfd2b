// Settling one line exactly, on bit masks: bit p of a mask speaks of cell or boundary p.
//
// A forward pass finds the boundaries reachable after each run, a backward pass those that can still be finished. Both
// go over the runs, not the cells: "walk over empty cells" is one addition, because the carry sweeps a row of ones;
// walking back takes log(slack) shifts. What both passes reach is legal, and the cells of legal placements, or-ed, are
// exactly the values each cell can still have.
#pragma once

#include <algorithm>
#include <vector>

#include "bits.hpp"
#include "line.hpp"

namespace nonokit {

// "This many cells in a row are in the mask", for 1, 2, 4, … cells.
template <int W>
struct Ladder {
    std::array<Bits<W>, 13> rung;
    int count = 0;

    // In one word all rungs are made, whatever the reach: six steps cost less than a loop that ends unforeseen.
    Ladder(Bits<W> mask, int reach) {
        if constexpr (W == 1) {
            count = std::bit_width(static_cast<unsigned>(reach));
            for (int i = 0; i < 6; ++i) {
                rung[i] = mask;
                mask &= mask >> (1 << i);
            }
            return;
        }
        for (int shift = 1; shift <= reach; shift *= 2) {
            rung[count++] = mask;
            mask &= mask >> shift;
        }
    }
    Bits<W> walk_back(Bits<W> at) const {
        for (int i = 0; i < count; ++i) at |= (at >> (1 << i)) & rung[i];
        return at;
    }
};

template <int W>
inline Bits<W> fits(Bits<W> mask, int length) {
    int shift = 1;
    for (; shift * 2 <= length; shift *= 2) mask &= mask >> shift;
    return mask & (mask >> (length - shift));
}

template <int W>
inline Bits<W> spread(Bits<W> starts, int length) {
    int shift = 1;
    for (; shift * 2 <= length; shift *= 2) starts |= starts << shift;
    return starts | (starts << (length - shift));
}

// Legal placements of a line, as far as a caller wants to see them.
template <int W>
struct Placement {
    std::vector<Bits<W>> starts;   // per run
    std::vector<Bits<W>> covered;  // per run: cells it may cover
};

// Scratch space for settling, one per board: no allocation in the hot loop.
template <int W>
class Settler {
public:
    explicit Settler(size_t runs) : room_(2 * runs + 1) {}

    // Boundaries reachable before each run; false when the line cannot be finished.
    bool forward(const Line& line, const Bits<W>* may) {
        const size_t count = line.runs.size();
        room_.resize(std::max(room_.size(), 2 * count + 1));  // boards that settle long lines otherwise have none
        const Bits<W> empty = may[0];
        Bits<W>*const reached = this->reached(), *const first = this->first();
        Bits<W> at = fill(Bits<W>::bit(0), empty);
        reached[0] = at;
        for (size_t j = 0; j < count; ++j) {
            const Run run = line.runs[j];
            Bits<W> ends;
            if (run.length) {
                first[j] = at & fits(may[run.value], run.length);
                ends = first[j] << run.length;
            } else {
                ends = fill((at & may[run.value]) << 1, may[run.value]);
            }
            if (line.runs[j].gap) ends = (ends & empty) << 1;
            at = fill(ends, empty);
            if (!at.any()) return false;
            reached[j + 1] = at;
        }
        return at.test(line.size);
    }

    // Black and white with known lengths: the hot case, in as few instructions as will do.
    bool settle_plain(const Line& line, const Bits<W>* may, Bits<W>* found) {
        if (!line.can_fit) return false;
        const Bits<W> empty = may[0];
        const Run* const runs = line.runs.data();
        const int count = static_cast<int>(line.runs.size());
        Bits<W>* const __restrict before = reached();
        Bits<W>* const __restrict starts = first();
        const Ladder<W> filled(may[1], line.longest);
        before[0] = fill(Bits<W>::bit(0), empty);
        for (int j = 0; j < count; ++j) {
            const Run run = runs[j];
            const Bits<W> rung = filled.rung[run.rung];
            starts[j] = before[j] & rung & (rung >> run.rest);
            // Behind the last run no gap is needed: the line is as good as one cell longer.
            const Bits<W> ends = ((starts[j] << run.length) & empty) << 1;
            before[j + 1] = fill(ends, empty);
        }
        const Bits<W> end = count ? starts[count - 1] << runs[count - 1].length : before[0];
        const Bits<W> last = count ? fill(end, empty) : before[0];
        if (!last.test(line.size)) return false;
        before[count] = last;
        // The number of steps back is known when compiling, for the usual few; long lines rarely have so little slack.
        if constexpr (W > 4) return walk_back<6>(line, empty, filled.count, found);
        switch (std::bit_width(static_cast<unsigned>(line.slack))) {
            case 0:
                return walk_back<0>(line, empty, filled.count, found);
            case 1:
                return walk_back<1>(line, empty, filled.count, found);
            case 2:
                return walk_back<2>(line, empty, filled.count, found);
            case 3:
                return walk_back<3>(line, empty, filled.count, found);
            case 4:
                return walk_back<4>(line, empty, filled.count, found);
            case 5:
                return walk_back<5>(line, empty, filled.count, found);
            default:
                return walk_back<6>(line, empty, filled.count, found);
        }
    }

    // The second pass. Covers are gathered by size class and spread together.
    template <int Steps>
    bool walk_back(const Line& line, const Bits<W> empty, int classes, Bits<W>* found) {
        const Run* const runs = line.runs.data();
        const int count = static_cast<int>(line.runs.size());
        const Bits<W>* const __restrict before = reached();
        const Bits<W>* const __restrict starts = first();
        // Word by word, from above: a walk that goes on in the next word enters it as one more place to start from.
        Bits<W> rung[Steps + 1];
        rung[0] = empty;
        for (int i = 1; i < Steps; ++i)
            for (int w = 0; w < W; ++w) rung[i].word[w] = rung[i - 1].word[w] & (rung[i - 1].word[w] >> (1 << (i - 1)));
        auto walk = [&rung](Bits<W> at) {
            uint64_t over = 0;
            for (int w = W - 1; w >= 0; --w) {
                uint64_t here = at.word[w] | ((over << 63) & rung[0].word[w]);
                over = 0;
                if (W > 1 && !here) continue;
#pragma GCC unroll 6
                for (int i = 0; i < Steps; ++i) here |= (here >> (1 << i)) & rung[i].word[w];
                at.word[w] = here;
                over = here & 1;
            }
            return at;
        };
        std::array<Bits<W>, 13> cover;
        if constexpr (W == 1) classes = 6;
        for (int b = 0; b < classes; ++b) cover[b] = {};
        Bits<W> after = walk(Bits<W>::bit(line.size));
        Bits<W> gaps = before[count] & (after >> 1);
        Bits<W> behind = after;  // the last run needs no gap
        for (int j = count - 1; j >= 0; --j) {
            const Run run = runs[j];
            const Bits<W> legal = starts[j] & (behind >> run.length);
            cover[run.rung] |= legal | (legal << run.rest);
            gaps |= legal << run.length;
            after = walk(legal);
            gaps |= before[j] & (after >> 1);
            behind = (after >> 1) & empty;
        }
        for (int b = classes - 1; b > 0; --b) cover[b - 1] |= cover[b] | (cover[b] << (1 << (b - 1)));
        found[0] = gaps & empty;
        found[1] = count ? cover[0] : Bits<W>{};
        return true;
    }

    // Everything else. `seen`, when given, receives the legal placements.
    bool settle_any(const Line& line, const Bits<W>* may, Bits<W>* found, int values, Placement<W>* seen = nullptr) {
        if (!line.has_clue) {
            std::copy(may, may + values, found);
            return true;
        }
        if (!line.can_fit || !forward(line, may)) return false;
        const Bits<W> empty = may[0];
        const Bits<W>*const reached = this->reached(), *const first = this->first();
        const Ladder<W> ladder(empty, line.slack);
        Bits<W> after = ladder.walk_back(Bits<W>::bit(line.size));
        const size_t count = line.runs.size();
        Bits<W> gaps = reached[count] & (after >> 1);
        for (int v = 0; v < values; ++v) found[v] = {};
        if (seen) {
            seen->starts.resize(count);
            seen->covered.resize(count);
        }
        for (size_t j = count; j-- > 0;) {
            const Run run = line.runs[j];
            if (line.runs[j].gap) after = (after >> 1) & empty;
            Bits<W> starts, cells, ends;
            if (run.length) {
                starts = first[j] & (after >> run.length);
                cells = spread(starts, run.length);
                ends = starts << run.length;
            } else {
                const Bits<W> mask = may[run.value];
                cells = fill(reached[j] & mask, mask) & mask;
                cells &= Ladder<W>(mask, line.size).walk_back(after) >> 1;
                starts = reached[j] & cells;
                ends = (cells << 1) & after;
            }
            found[run.value] |= cells;
            if (line.runs[j].gap) gaps |= ends;
            after = ladder.walk_back(starts);
            gaps |= reached[j] & (after >> 1);
            if (seen) {
                seen->starts[j] = starts;
                seen->covered[j] = cells;
            }
        }
        found[0] = gaps & empty;
        return true;
    }

private:
    std::vector<Bits<W>> room_;

    // Boundaries reached before each run and at the end, and behind them the runs' starts, both as seen from the left.
    Bits<W>* reached() { return room_.data(); }
    Bits<W>* first() { return room_.data() + room_.size() / 2 + 1; }
};

}  // namespace nonokit
