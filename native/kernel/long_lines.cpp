#include "long_lines.hpp"

#include <algorithm>
#include <array>

namespace nonokit {

namespace {

constexpr int steps_in_a_word = 6;

// A word of a mask shifted up or down by so many words and bits.
uint64_t up(const uint64_t* of, int i, int whole, int part) {
    return of[i - whole] << part | of[i - whole - 1] >> 1 >> (63 - part);
}
uint64_t down(const uint64_t* of, int i, int whole, int part) {
    return of[i + whole] >> part | of[i + whole + 1] << 1 << (63 - part);
}

// Adds a shifted stretch to a mask.
void join(uint64_t* to, int words, const uint64_t* of, int first, int last, int by) {
    const int whole = by >> 6, part = by & 63, end = std::min(last + whole + 1, words);
    for (int i = first + whole; i < end; ++i) to[i] |= up(of, i, whole, part);
}

}  // namespace

void LongLines::Stretch::use(int first, int last) {
    while (first < last && !word[first]) ++first;
    while (first < last && !word[last - 1]) --last;
    from = first;
    to = last;
    word[from - 1] = word[to] = 0;
}

void LongLines::begin(const Line& line) {
    words_ = ((line.size + 1) >> 6) + 1;
    const size_t masks = 2 * line.runs.size() + 4 + 2 * 13 + steps_in_a_word;
    room_.resize(std::max(room_.size(), masks * (words_ + 2)));
    stretches_.resize(std::max(stretches_.size(), 2 * line.runs.size() + 2));
    free_ = room_.data() + 1;
}

// Room for a mask, with one word before and one behind it.
uint64_t* LongLines::take() {
    uint64_t* const own = free_;
    free_ += words_ + 2;
    return own;
}

void LongLines::find_starts(const Stretch& at, const uint64_t* rung, int rest, Stretch& starts) const {
    const int whole = rest >> 6, part = rest & 63, end = std::min(at.to, words_ - whole);
    for (int i = at.from; i < end; ++i) starts.word[i] = at.word[i] & rung[i] & down(rung, i, whole, part);
    starts.use(at.from, std::max(at.from, end));
}

// What is reached behind a run: over an empty cell, where it needs a gap, and on over more of them.
void LongLines::go_on(const Stretch& starts, int length, bool has_gap, const uint64_t* empty, Stretch& reached) const {
    const int whole = length >> 6, part = length & 63;
    const int from = starts.from + whole, end = std::min(starts.to + whole + 1, words_);
    uint64_t carry = 0, over = 0;
    int i = from;
    for (; i < words_ && (i < end || carry); ++i) {
        uint64_t at = i < end ? up(starts.word, i, whole, part) : 0;
        if (has_gap) {
            const uint64_t ends = at & empty[i];
            at = ends << 1 | over;
            over = ends >> 63;
        }
        const uint64_t sum = empty[i] + (at & empty[i]);
        reached.word[i] = ((sum + carry) ^ empty[i]) | at;
        carry = (sum < empty[i]) | (sum + carry < carry);
    }
    reached.use(from, i);
}

bool LongLines::settle(const Line& line, std::array<const uint64_t*, 2> may, std::array<uint64_t*, 2> found) {
    if (!line.can_fit) return false;
    begin(line);
    const int count = static_cast<int>(line.runs.size()), words = words_, own = (line.size + 63) >> 6;
    const int classes = std::bit_width(static_cast<unsigned>(line.longest));
    const auto blank = [&] {
        uint64_t* const mask = take();
        std::fill(mask - 1, mask + words + 1, 0);
        return mask;
    };
    // "So many cells in a row may be filled", for 1, 2, 4 …; and cells that runs of that class cover.
    std::array<uint64_t*, 13> rung, cover;
    uint64_t* const empty = blank();
    std::copy_n(may[0], own, empty);
    for (int b = 0; b < classes; ++b) rung[b] = blank(), cover[b] = blank();
    if (classes) std::copy_n(may[1], own, rung[0]);
    for (int b = 1; b < classes; ++b) {
        const int shift = 1 << (b - 1), whole = shift >> 6, part = shift & 63;
        for (int i = 0; i < own - whole; ++i) rung[b][i] = rung[b - 1][i] & down(rung[b - 1], i, whole, part);
    }

    Stretch *const before = stretches_.data(), *const starts = before + count + 1;
    for (Stretch* one = before; one <= before + 2 * count + 1; ++one) *one = {take(), 0, 0};
    Stretch& behind = before[2 * count + 1];
    behind.word[0] = 1;  // the boundary in front of the line
    behind.use(0, 1);
    go_on(behind, 0, false, empty, before[0]);
    for (int j = 0; j < count; ++j) {
        const Run& run = line.runs[j];
        find_starts(before[j], rung[run.rung], run.rest, starts[j]);
        if (starts[j].from == starts[j].to) return false;
        go_on(starts[j], run.length, j + 1 < count, empty, before[j + 1]);
    }
    const int last = line.size >> 6;
    if (!(before[count].at(last) >> (line.size & 63) & 1)) return false;

    // Walking back over empty cells: in a row of 2, 4, 8 … of them within a word, and from each word into the one
    // below.
    std::array<uint64_t*, steps_in_a_word> row{empty};
    for (int k = 1; k < steps_in_a_word; ++k) {
        row[k] = take();
        for (int i = 0; i < words; ++i) row[k][i] = row[k - 1][i] & (row[k - 1][i] >> (1 << (k - 1)));
    }
    uint64_t* const gaps = blank();
    Stretch legal{take(), 0, 0};
    const auto walk_back = [&](const Stretch& from, const Stretch& reached, bool has_gap) {
        uint64_t above = 0;
        int w = from.to - 1;
        for (; w >= 0; --w) {
            uint64_t here = from.at(w) | ((above << 63) & empty[w]);
            if (!here && w < from.from) break;
            for (int k = 0; k < steps_in_a_word; ++k) here |= (here >> (1 << k)) & row[k][w];
            const uint64_t ends = here >> 1 | above << 63;  // of the empty cells in front of what was reached
            gaps[w] |= reached.at(w) & ends;
            behind.word[w] = has_gap ? ends & empty[w] : here;
            above = here;
        }
        behind.use(w + 1, from.to);
    };
    legal.word[last] = 1ull << (line.size & 63);
    legal.use(last, last + 1);
    walk_back(legal, before[count], false);
    for (int j = count - 1; j >= 0; --j) {
        const Run& run = line.runs[j];
        const int whole = run.length >> 6, part = run.length & 63;
        const int from = std::max(starts[j].from, behind.from - whole - 1);
        const int to = std::max(from, std::min(starts[j].to, behind.to - whole));
        for (int i = from; i < to; ++i) legal.word[i] = starts[j].word[i] & down(behind.word, i, whole, part);
        legal.use(from, to);
        for (int i = legal.from; i < legal.to; ++i) cover[run.rung][i] |= legal.word[i];
        join(cover[run.rung], words, legal.word, legal.from, legal.to, run.rest);
        join(gaps, words, legal.word, legal.from, legal.to, run.length);
        walk_back(legal, before[j], true);
    }
    for (int b = classes - 1; b > 0; --b) {
        for (int i = 0; i < own; ++i) cover[b - 1][i] |= cover[b][i];
        join(cover[b - 1], words, cover[b], 0, own, 1 << (b - 1));
    }
    for (int i = 0; i < own; ++i) {
        found[0][i] = gaps[i] & empty[i];
        found[1][i] = classes ? cover[0][i] : 0;
    }
    return true;
}

}  // namespace nonokit
