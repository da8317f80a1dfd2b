// Up to four short lines of a black-and-white puzzle settled side by side. With AVX2 each takes a lane of a 256-bit
// register: the steps are those of Settler::settle_plain in settler.hpp, with one empty cell more behind every line, so
// that a gap follows every run. Other processors settle one line after another.
#pragma once

#include "packed_lines.hpp"
#include "settler.hpp"

#ifdef NONOKIT_AVX2
#include <immintrin.h>
#endif

namespace nonokit {

class FourLines {
public:
    int cost = 0;

    void add(const PackedLine& line, const Bits<1>* may) {
        line_[count_] = &line;
        may_[count_++] = may->word.data();
        cost += line.cost;
        longest_ = std::max<int>(longest_, line.count);
        doublings_ = std::max<int>(doublings_, line.doublings);
        steps_ = std::max<int>(steps_, line.steps);
    }
    // The lanes in which nothing fits, as bits.
    unsigned settle(Settler<1>& settler) {
#ifdef NONOKIT_AVX2
        if (uses_avx2.load(std::memory_order_relaxed)) {
            for (int i = count_; i < lines_at_once; ++i) line_[i] = &nobody, may_[i] = nothing;
            if (doublings_ > 4 || steps_ > 5) return ~settle<6, 6>() & 15;
            if (doublings_ > 3 || steps_ > 4) return ~settle<4, 5>() & 15;
            return ~settle<3, 4>() & 15;
        }
#endif
        unsigned misfits = 0;
        for (int i = 0; i < count_; ++i) {
            const Bits<1> may[2] = {{{may_[i][0]}}, {{may_[i][1]}}};
            Bits<1> found[2] = {};
            if (!settler.settle_plain(*line_[i]->line, may, found)) misfits |= 1u << i;
            for (int v : {0, 1}) gone_[v][i] = (may[v] & ~found[v]).word[0];
        }
        return misfits;
    }
    bool has_news(int i) const { return gone_[0][i] | gone_[1][i]; }
    Bits<1> found(int value, int i) const { return {{~gone_[value][i]}}; }

private:
    const PackedLine* line_[lines_at_once];
    const uint64_t* may_[lines_at_once];
    alignas(32) uint64_t gone_[2][lines_at_once];
    int count_ = 0, longest_ = 0, doublings_ = 0, steps_ = 0;

#ifdef NONOKIT_AVX2
    typedef uint64_t Four __attribute__((vector_size(32)));
#define NONOKIT_FOUR __attribute__((target("avx2"), always_inline)) static inline

    NONOKIT_FOUR Four gather(const uint64_t* a, const uint64_t* b, const uint64_t* c, const uint64_t* d) {
        return Four{*a, *b, *c, *d};
    }
    // Where there is no run, `otherwise`.
    NONOKIT_FOUR Four choose(Four run, Four ours, Four otherwise) {
        return (Four)_mm256_blendv_pd((__m256d)ours, (__m256d)otherwise, (__m256d)run);
    }
    NONOKIT_FOUR Four byte(Four run, int i) {
        return (Four)_mm256_shuffle_epi8((__m256i)run, (__m256i)(Four{0, 8, 0, 8} + (~0xffull | i)));
    }
    NONOKIT_FOUR Four fill(Four start, Four mask) { return ((mask + (start & mask)) ^ mask) | start; }
    template <int Steps>
    NONOKIT_FOUR Four walk_back(Four at, const Four* rung) {
#pragma GCC unroll 6
        for (int i = 0; i < Steps; ++i) at |= (at >> (1 << i)) & rung[i];
        return at;
    }

    // The lanes in which something fits.
    template <int Doublings, int Steps>
    __attribute__((target("avx2"))) unsigned settle() {
        Four run[most_runs_at_once], starts[most_runs_at_once], before[most_runs_at_once];
        const Four may_empty = gather(may_[0], may_[1], may_[2], may_[3]);
        const Four filled = gather(may_[0] + 1, may_[1] + 1, may_[2] + 1, may_[3] + 1);
        const Four end = gather(&line_[0]->end, &line_[1]->end, &line_[2]->end, &line_[3]->end);
        const Four empty = may_empty | end, goal = end << 1;
        const uint64_t *a = line_[0]->runs, *b = line_[1]->runs, *c = line_[2]->runs, *d = line_[3]->runs;
        Four at = fill(Four{1, 1, 1, 1}, empty);
        for (int j = 0; j < longest_; ++j) {
            run[j] = gather(a + j, b + j, c + j, d + j);
            before[j] = at;
            Four room = filled;
#pragma GCC unroll 6
            for (int i = 1; i <= Doublings; ++i) room &= room >> byte(run[j], i);
            starts[j] = choose(run[j], at & room, Four{});
            const Four ends = ((starts[j] << byte(run[j], 0)) & empty) << 1;
            at = choose(run[j], fill(ends, empty), at);
        }
        Four rung[Steps] = {empty};
        for (int i = 1; i < Steps; ++i) rung[i] = rung[i - 1] & (rung[i - 1] >> (1 << (i - 1)));
        Four after = walk_back<Steps>(goal, rung) >> 1;
        Four gaps = at & after, behind = after & empty, cells{};
        for (int j = longest_ - 1; j >= 0; --j) {
            const Four length = byte(run[j], 0), legal = starts[j] & (behind >> length);
            Four cover = legal;
#pragma GCC unroll 6
            for (int i = 1; i <= Doublings; ++i) cover |= cover << byte(run[j], i);
            cells |= cover;
            after = walk_back<Steps>(legal, rung) >> 1;
            gaps |= (legal << length) | (before[j] & after);
            behind = choose(run[j], after & empty, behind);
        }
        *reinterpret_cast<Four*>(gone_[0]) = may_empty & ~gaps;
        *reinterpret_cast<Four*>(gone_[1]) = filled & ~cells;
        return _mm256_movemask_pd((__m256d)((at & goal) == goal));
    }
#undef NONOKIT_FOUR
#endif
};

}  // namespace nonokit
