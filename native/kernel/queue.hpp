// Dirty lines, best first: those with most news, and among equals the lowest, rows before columns. News are counted in
// planes of bits, plane k holding bit k of every line's count, so that a whole set of lines is told at once.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "bits.hpp"

namespace nonokit {

template <int W>
class LineQueue {
    using Set = Bits<W>;

public:
    // News for a single line.
    void add(bool is_column, int line, int news) {
        Side& side = sides_[is_column];
        side.dirty.set(line);
        for (int k = 0; std::min(news, most_news) >> k; ++k) {
            if (std::min(news, most_news) >> k & 1) side.plane[k].set(line);
            used_ = std::max(used_, k + 1);
        }
    }
    // One piece of news for some lines of a side, three for others.
    void add(bool is_column, const Set& one, const Set& three) {
        Side& side = sides_[is_column];
        const Set all = one | three;
        side.dirty |= all;
        const Set twos = side.plane[0] & all;
        Set carry = side.plane[1] & three;
        side.plane[0] ^= all;
        side.plane[1] ^= three;
        carry |= side.plane[1] & twos;
        side.plane[1] ^= twos;
        for (int k = 2; carry.any(); ++k) {
            if (k == planes) return side.saturate(carry);
            used_ = std::max(used_, k + 1);
            const Set both = side.plane[k] & carry;
            side.plane[k] ^= carry;
            carry = both;
        }
    }
    // Takes out the best line: whether it is a column, and which.
    std::pair<bool, int> pop() {
        std::array<Set, 2> rest{sides_[0].dirty, sides_[1].dirty};
        // Plane by plane, from above: who has this bit comes before who has not.
        for (int k = used_; k-- > 0;) {
            const Set rows = rest[0] & sides_[0].plane[k], columns = rest[1] & sides_[1].plane[k];
            if (rows.any() || columns.any())
                rest = {rows, columns};
            else if (k + 1 == used_ && k >= 2)
                used_ = k;  // nobody has that many news any more
        }
        const bool is_column = !rest[0].any();
        const int line = rest[is_column].lowest();
        Side& side = sides_[is_column];
        side.dirty.clear(line);
        for (int k = 0; k < used_; ++k) side.plane[k].clear(line);
        return {is_column, line};
    }
    // The same for several, at most so many.
    std::array<Set, 2> pop(int most) {
        std::array<Set, 2> rest{sides_[0].dirty, sides_[1].dirty}, best{};
        if (rest[0].count() + rest[1].count() <= most) {
            clear();
            return rest;
        }
        for (int k = used_; k-- > 0;) {
            const Set rows = rest[0] & sides_[0].plane[k], columns = rest[1] & sides_[1].plane[k];
            const int count = rows.count() + columns.count();
            if (count > most) {
                rest = {rows, columns};
                continue;
            }
            best = {best[0] | rows, best[1] | columns};
            rest = {rest[0] & ~rows, rest[1] & ~columns};
            most -= count;
        }
        for (int side : {0, 1})
            for (int p; most && (p = rest[side].lowest()) >= 0; --most) {
                rest[side].clear(p);
                best[side].set(p);
            }
        for (int side : {0, 1}) sides_[side].forget(best[side], used_);
        return best;
    }
    bool empty() const { return !(sides_[0].dirty | sides_[1].dirty).any(); }
    void clear() {
        for (Side& side : sides_) {
            side.dirty = {};
            std::fill_n(side.plane.begin(), used_, Set{});
        }
        used_ = 2;
    }

private:
    static constexpr int planes = 12;
    static constexpr int most_news = (1 << planes) - 1;

    struct Side {
        Set dirty{};
        std::array<Set, planes> plane{};

        void saturate(const Set& lines) {
            for (Set& one : plane) one |= lines;
        }
        void forget(const Set& lines, int used) {
            dirty &= ~lines;
            for (int k = 0; k < used; ++k) plane[k] &= ~lines;
        }
    };
    std::array<Side, 2> sides_{};  // rows, columns
    int used_ = 2;                 // planes that may have bits
};

}  // namespace nonokit
