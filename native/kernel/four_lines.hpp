// Up to four short lines of a black-and-white puzzle settled side by side. With AVX2 each takes a lane of 256-bit
// registers: the steps are those of Settler::settle_plain in settler.hpp, with one empty cell more behind every line,
// so that a gap follows every run. Other processors settle one line after another.
#pragma once

#include "packed_lines.hpp"
#include "settler.hpp"

#ifdef NONOKIT_AVX2
#include "lanes.hpp"
#endif

namespace nonokit {

template <int W>
class FourLines {
public:
    int cost = 0;

    void add(const PackedLine& line, const Bits<W>* may) {
        line_[count_] = &line;
        may_[count_++] = may->word.data();
        cost += line.cost;
        longest_ = std::max<int>(longest_, line.count);
        doublings_ = std::max<int>(doublings_, line.doublings);
        steps_ = std::max<int>(steps_, line.steps);
    }
    // The lanes in which nothing fits, as bits.
    unsigned settle(Settler<W>& settler) {
#ifdef NONOKIT_AVX2
        if (const int level = registers.load(std::memory_order_relaxed)) {
            for (int i = count_; i < lines_at_once; ++i) line_[i] = &nobody, may_[i] = nothing;
            const int variant = doublings_ > 4 || steps_ > 5 ? 2 : doublings_ > 3 || steps_ > 4 ? 1 : 0;
            return ~(level == avx512 ? settle_by_avx512(variant) : settle_by_avx2(variant)) & 15;
        }
#endif
        unsigned misfits = 0;
        for (int i = 0; i < count_; ++i) {
            Bits<W> may[2], found[2] = {};
            std::memcpy(may, may_[i], sizeof(may));
            if (!settler.settle_plain(*line_[i]->line, may, found)) misfits |= 1u << i;
            for (int v : {0, 1})
                for (int w = 0; w < W; ++w) gone_[v][w][i] = may[v].word[w] & ~found[v].word[w];
        }
        return misfits;
    }
    bool has_news(int i) const {
        uint64_t any = 0;
        for (int w = 0; w < W; ++w) any |= gone_[0][w][i] | gone_[1][w][i];
        return any;
    }
    Bits<W> found(int value, int i) const {
        Bits<W> kept;
        for (int w = 0; w < W; ++w) kept.word[w] = ~gone_[value][w][i];
        return kept;
    }

private:
    const PackedLine* line_[lines_at_once];
    const uint64_t* may_[lines_at_once];  // the words of both masks
    alignas(32) uint64_t gone_[2][W][lines_at_once];
    int count_ = 0, longest_ = 0, doublings_ = 0, steps_ = 0;

#ifdef NONOKIT_AVX2
    NONOKIT_FOUR static Four gather(const uint64_t* a, const uint64_t* b, const uint64_t* c, const uint64_t* d) {
        return Four{*a, *b, *c, *d};
    }
    NONOKIT_FOUR static Four byte(Four run, int i) {
        return (Four)_mm256_shuffle_epi8((__m256i)run, (__m256i)(Four{0, 8, 0, 8} + (~0xffull | i)));
    }
    NONOKIT_FOUR Lanes<W> gather_may(int value) const {
        Lanes<W> all;
        for (int w = 0, i = W * value; w < W; ++w, ++i)
            all.word[w] = gather(may_[0] + i, may_[1] + i, may_[2] + i, may_[3] + i);
        return all;
    }
    NONOKIT_FOUR Lanes<W> gather_ends() const {
        Lanes<W> all;
        for (int w = 0; w < W; ++w)
            all.word[w] = gather(&line_[0]->end[w], &line_[1]->end[w], &line_[2]->end[w], &line_[3]->end[w]);
        return all;
    }
    NONOKIT_FOUR void keep_gone(int value, const Lanes<W>& gone) {
        for (int w = 0; w < W; ++w) *reinterpret_cast<Four*>(gone_[value][w]) = gone.word[w];
    }

    template <int Doublings, int Steps>
    __attribute__((target("avx2"), noinline)) unsigned settle_by_avx2() {
        return settle<Doublings, Steps>();
    }
    unsigned settle_by_avx2(int variant) {
        return variant == 2   ? settle_by_avx2<5 + W, 6>()
               : variant == 1 ? settle_by_avx2<4, 5>()
                              : settle_by_avx2<3, 4>();
    }
    template <int Doublings, int Steps>
    __attribute__((target("avx2,avx512f,avx512vl,avx512bw,avx512dq"), noinline)) unsigned settle_by_avx512() {
        return settle<Doublings, Steps>();
    }
    unsigned settle_by_avx512(int variant) {
        return variant == 2   ? settle_by_avx512<5 + W, 6>()
               : variant == 1 ? settle_by_avx512<4, 5>()
                              : settle_by_avx512<3, 4>();
    }

    // The lanes in which something fits.
    template <int Doublings, int Steps>
    NONOKIT_FOUR unsigned settle() {
        constexpr int most_runs = 32 * W - 1;
        Four run[most_runs];
        Lanes<W> starts[most_runs], before[most_runs];
        const Lanes<W> may_empty = gather_may(0), filled = gather_may(1), end = gather_ends();
        const Lanes<W> empty = may_empty | end, goal = end << 1;
        const uint64_t *a = line_[0]->runs, *b = line_[1]->runs, *c = line_[2]->runs, *d = line_[3]->runs;
        Lanes<W> at = fill(Lanes<W>{{Four{1, 1, 1, 1}}}, empty);
        for (int j = 0; j < longest_; ++j) {
            run[j] = gather(a + j, b + j, c + j, d + j);
            before[j] = at;
            Lanes<W> room = filled;
#pragma GCC unroll 7
            for (int i = 1; i <= Doublings; ++i) room = room & (room >> byte(run[j], i));
            starts[j] = choose(run[j], at & room, Lanes<W>{});
            const Lanes<W> ends = (starts[j].shifted_up(byte(run[j], 0)) & empty) << 1;
            at = choose(run[j], fill(ends, empty), at);
        }
        Lanes<W> rung[Steps] = {empty};
        for (int i = 1; i < Steps; ++i)
            for (int w = 0; w < W; ++w) rung[i].word[w] = rung[i - 1].word[w] & (rung[i - 1].word[w] >> (1 << (i - 1)));
        Lanes<W> after = goal.template walked_back<Steps>(rung) >> 1;
        Lanes<W> gaps = at & after, behind = after & empty, cells{};
        for (int j = longest_ - 1; j >= 0; --j) {
            const Four length = byte(run[j], 0);
            const Lanes<W> legal = starts[j] & behind.shifted_down(length);
            Lanes<W> cover = legal;
#pragma GCC unroll 7
            for (int i = 1; i <= Doublings; ++i) cover = cover | (cover << byte(run[j], i));
            cells = cells | cover;
            after = legal.template walked_back<Steps>(rung) >> 1;
            gaps = gaps | legal.shifted_up(length) | (before[j] & after);
            behind = choose(run[j], after & empty, behind);
        }
        keep_gone(0, may_empty & ~gaps);
        keep_gone(1, filled & ~cells);
        Four missing{};
        for (int w = 0; w < W; ++w) missing |= goal.word[w] & ~at.word[w];
        return _mm256_movemask_pd((__m256d)(missing == Four{}));
    }
#endif
};

}  // namespace nonokit
