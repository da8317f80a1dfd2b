// Four masks side by side, of one or two words each, in 256-bit registers: lane i of each register is a word of mask i.
#pragma once

#include <immintrin.h>

#include <cstdint>

namespace nonokit {

typedef uint64_t Four __attribute__((vector_size(32)));
#define NONOKIT_FOUR __attribute__((target("avx2"), always_inline)) inline

// Shifts by 64 and more, which give 0, are what two words need.
NONOKIT_FOUR Four up(Four a, Four n) { return (Four)_mm256_sllv_epi64((__m256i)a, (__m256i)n); }
NONOKIT_FOUR Four down(Four a, Four n) { return (Four)_mm256_srlv_epi64((__m256i)a, (__m256i)n); }
// Where the sign bit is set, `otherwise`.
NONOKIT_FOUR Four choose(Four sign, Four ours, Four otherwise) {
    return (Four)_mm256_blendv_pd((__m256d)ours, (__m256d)otherwise, (__m256d)sign);
}

template <int W>
struct Lanes {
    static_assert(W == 1 || W == 2);
    Four word[W];

    NONOKIT_FOUR friend Lanes operator&(Lanes a, const Lanes& b) {
        for (int w = 0; w < W; ++w) a.word[w] &= b.word[w];
        return a;
    }
    NONOKIT_FOUR friend Lanes operator|(Lanes a, const Lanes& b) {
        for (int w = 0; w < W; ++w) a.word[w] |= b.word[w];
        return a;
    }
    NONOKIT_FOUR friend Lanes operator~(Lanes a) {
        for (int w = 0; w < W; ++w) a.word[w] = ~a.word[w];
        return a;
    }
    // By less than 64.
    NONOKIT_FOUR friend Lanes operator<<(Lanes a, Four n) {
        for (int w = W - 1; w >= 0; --w) {
            a.word[w] = up(a.word[w], n);
            if (w) a.word[w] |= down(a.word[w - 1], 64 - n);
        }
        return a;
    }
    NONOKIT_FOUR friend Lanes operator>>(Lanes a, Four n) {
        for (int w = 0; w < W; ++w) {
            a.word[w] = down(a.word[w], n);
            if (w + 1 < W) a.word[w] |= up(a.word[w + 1], 64 - n);
        }
        return a;
    }
    NONOKIT_FOUR friend Lanes operator<<(Lanes a, int n) { return a << (Four{} + n); }
    NONOKIT_FOUR friend Lanes operator>>(Lanes a, int n) { return a >> (Four{} + n); }
    // By less than there are bits.
    NONOKIT_FOUR Lanes shifted_up(Four n) const {
        Lanes shifted = *this << n;
        if constexpr (W == 2) shifted.word[1] |= up(word[0], n - 64);
        return shifted;
    }
    NONOKIT_FOUR Lanes shifted_down(Four n) const {
        Lanes shifted = *this >> n;
        if constexpr (W == 2) shifted.word[0] |= down(word[1], n - 64);
        return shifted;
    }
    // As `fill` of bits.hpp. What goes over from a word into the next is the top bit's carry.
    NONOKIT_FOUR friend Lanes fill(Lanes start, Lanes mask) {
        Lanes filled;
        Four over{};
        for (int w = 0; w < W; ++w) {
            const Four from = start.word[w] & mask.word[w], sum = mask.word[w] + from + over;
            over = (from | (mask.word[w] & ~sum)) >> 63;
            filled.word[w] = (sum ^ mask.word[w]) | start.word[w];
        }
        return filled;
    }
    NONOKIT_FOUR friend Lanes choose(Four sign, Lanes ours, Lanes otherwise) {
        for (int w = 0; w < W; ++w) ours.word[w] = choose(sign, ours.word[w], otherwise.word[w]);
        return ours;
    }
    // Down over the cells of rung[0], where rung[i] has 2^i of them in a row of the same word.
    template <int Steps>
    NONOKIT_FOUR Lanes walked_back(const Lanes* rung) const {
        Lanes at = *this;
        for (int w = W - 1; w >= 0; --w) {
#pragma GCC unroll 6
            for (int i = 0; i < Steps; ++i) at.word[w] |= (at.word[w] >> (1 << i)) & rung[i].word[w];
            if (w) at.word[w - 1] |= (at.word[w] << 63) & rung[0].word[w - 1];
        }
        return at;
    }
};

}  // namespace nonokit
