// Settling one line exactly. The algorithm is the one of engine/reference/line.py; see there for the idea.
#pragma once

#include <algorithm>
#include <vector>

#include "bits.hpp"

namespace nonokit {

struct Run {
    int length;  // 0: unknown, at least 1
    int value;
};

// "This many cells in a row are in the mask", for 1, 2, 4, … cells.
template <int W>
struct Ladder {
    std::array<Bits<W>, 13> rung;
    int count = 0;

    Ladder(Bits<W> mask, int reach) {
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

inline int log2_floor(int n) { return std::bit_width(static_cast<unsigned>(n)) - 1; }

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

struct Line {
    std::vector<Run> runs;
    std::vector<uint8_t> gaps;  // after run j: 1 when the next run has the same colour
    bool has_clue = false;
    bool has_unknown = false;
    int size = 0;
    int slack = 0;
    int longest = 0;
    int cost = 1;

    void compile() {
        gaps.assign(runs.size(), 0);
        slack = size;
        for (size_t j = 0; j < runs.size(); ++j) {
            if (j + 1 < runs.size()) gaps[j] = runs[j].value == runs[j + 1].value;
            slack -= std::max(1, runs[j].length) + gaps[j];
            longest = std::max(longest, runs[j].length);
            has_unknown |= runs[j].length == 0;
        }
        slack = has_unknown ? size : std::max(0, slack);
        cost = static_cast<int>(runs.size()) + 1;
    }
};

// Legal placements of a line, as far as a caller wants to see them.
template <int W>
struct Placement {
    std::vector<Bits<W>> starts;   // per run
    std::vector<Bits<W>> covered;  // per run: cells it may cover
};

// Scratch space for settling, one per board: no allocation in the hot loop.
template <int W>
struct Settler {
    std::vector<Bits<W>> reached;
    std::vector<Bits<W>> first;  // starts as seen from the left

    explicit Settler(size_t runs) : reached(runs + 1), first(runs) {}

    // Boundaries reachable before each run; false when the line cannot be finished.
    bool forward(const Line& line, const Bits<W>* may, const Ladder<W>* filled) {
        const Bits<W> empty = may[0];
        Bits<W> at = fill(Bits<W>::bit(0), empty);
        reached[0] = at;
        const size_t count = line.runs.size();
        for (size_t j = 0; j < count; ++j) {
            const Run run = line.runs[j];
            Bits<W> ends;
            if (run.length) {
                if (filled) {
                    const int b = log2_floor(run.length);
                    const Bits<W>& rung = filled->rung[b];
                    first[j] = at & rung & (rung >> (run.length - (1 << b)));
                } else {
                    first[j] = at & fits(may[run.value], run.length);
                }
                ends = first[j] << run.length;
            } else {
                ends = fill((at & may[run.value]) << 1, may[run.value]);
            }
            if (line.gaps[j]) ends = (ends & empty) << 1;
            at = fill(ends, empty);
            if (!at.any()) return false;
            reached[j + 1] = at;
        }
        return at.test(line.size);
    }

    // Black and white with known lengths: the hot case. Covers are gathered by size class and spread together.
    bool settle_plain(const Line& line, const Bits<W>* may, Bits<W>* found) {
        const int top = line.longest ? log2_floor(line.longest) : 0;
        const Ladder<W> filled(may[1], line.longest);
        if (!forward(line, may, &filled)) return false;
        const Bits<W> empty = may[0];
        const Ladder<W> ladder(empty, line.slack);
        Bits<W> after = ladder.walk_back(Bits<W>::bit(line.size));
        const size_t count = line.runs.size();
        Bits<W> gaps = reached[count] & (after >> 1);
        std::array<Bits<W>, 13> cover{};
        for (size_t j = count; j-- > 0;) {
            const int length = line.runs[j].length;
            if (line.gaps[j]) after = (after >> 1) & empty;
            const Bits<W> starts = first[j] & (after >> length);
            const int b = log2_floor(length);
            cover[b] |= starts | (starts << (length - (1 << b)));
            if (line.gaps[j]) gaps |= starts << length;
            after = ladder.walk_back(starts);
            gaps |= reached[j] & (after >> 1);
        }
        for (int b = top; b > 0; --b) cover[b - 1] |= cover[b] | (cover[b] << (1 << (b - 1)));
        found[0] = gaps & empty;
        found[1] = cover[0];
        return true;
    }

    // Everything else. `seen`, when given, receives the legal placements.
    bool settle_any(const Line& line, const Bits<W>* may, Bits<W>* found, int values, Placement<W>* seen = nullptr) {
        if (!line.has_clue) {
            std::copy(may, may + values, found);
            return true;
        }
        if (!forward(line, may, nullptr)) return false;
        const Bits<W> empty = may[0];
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
            if (line.gaps[j]) after = (after >> 1) & empty;
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
            if (line.gaps[j]) gaps |= ends;
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
};

}  // namespace nonokit
