// Bit masks of a fixed number of 64-bit words: bit p speaks of cell or boundary p of a line.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

namespace nonokit {

// Lines of 64 to 127 cells are common enough to deserve the compiler's own double word.
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 Double;
#endif

// Eight bits as eight bytes, the lowest first in memory.
inline constexpr std::array<uint64_t, 256> spread_bits = [] {
    std::array<uint64_t, 256> table{};
    for (int bits = 0; bits < 256; ++bits)
        for (int i = 0; i < 8; ++i)
            if (bits >> i & 1) table[bits] |= 1ull << (std::endian::native == std::endian::little ? 8 * i : 56 - 8 * i);
    return table;
}();

template <int W>
struct Bits {
    std::array<uint64_t, W> word;  // left unset on purpose: write Bits{} for an empty mask

    static Bits bit(int p) {
        Bits b{};
        b.set(p);
        return b;
    }
    // The lowest `count` bits.
    static Bits low(int count) {
        Bits b;
        for (int i = 0; i < W; ++i) {
            int rest = count - 64 * i;
            b.word[i] = rest >= 64 ? ~0ull : rest > 0 ? (1ull << rest) - 1 : 0;
        }
        return b;
    }
    bool test(int p) const { return word[p >> 6] >> (p & 63) & 1; }
    void set(int p) { word[p >> 6] |= 1ull << (p & 63); }
    void clear(int p) { word[p >> 6] &= ~(1ull << (p & 63)); }
    bool any() const {
        uint64_t all = 0;
        for (uint64_t w : word) all |= w;
        return all != 0;
    }
    int count() const {
        int n = 0;
        for (uint64_t w : word) n += std::popcount(w);
        return n;
    }
    int lowest() const {
        for (int i = 0; i < W; ++i)
            if (word[i]) return 64 * i + std::countr_zero(word[i]);
        return -1;
    }
    template <class F>
    void each(F f) const {
        for (int i = 0; i < W; ++i)
            for (uint64_t w = word[i]; w; w &= w - 1) f(64 * i + std::countr_zero(w));
    }
    // The lowest `count` bits, each as a byte; bytes behind them, up to seven, may be written, too.
    void write_bytes(uint8_t* out, int count) const {
        for (int p = 0; p < count; p += 8) {
            const uint64_t bytes = spread_bits[word[p >> 6] >> (p & 63) & 0xff];
            std::memcpy(out + p, &bytes, 8);
        }
    }
    // Adds so much to the byte of each bit that is set; no sum may exceed 255.
    void add_bytes(uint8_t* out, int count, int much) const {
        for (int p = 0; p < count; p += 8) {
            uint64_t bytes;
            std::memcpy(&bytes, out + p, 8);
            bytes += much * spread_bits[word[p >> 6] >> (p & 63) & 0xff];
            std::memcpy(out + p, &bytes, 8);
        }
    }
    Bits operator&(const Bits& o) const {
        Bits r;
        for (int i = 0; i < W; ++i) r.word[i] = word[i] & o.word[i];
        return r;
    }
    Bits operator|(const Bits& o) const {
        Bits r;
        for (int i = 0; i < W; ++i) r.word[i] = word[i] | o.word[i];
        return r;
    }
    Bits operator^(const Bits& o) const {
        Bits r;
        for (int i = 0; i < W; ++i) r.word[i] = word[i] ^ o.word[i];
        return r;
    }
    Bits operator~() const {
        Bits r;
        for (int i = 0; i < W; ++i) r.word[i] = ~word[i];
        return r;
    }
    Bits& operator|=(const Bits& o) { return *this = *this | o; }
    Bits& operator&=(const Bits& o) { return *this = *this & o; }
    Bits& operator^=(const Bits& o) { return *this = *this ^ o; }
    bool operator==(const Bits& o) const = default;

#ifdef __SIZEOF_INT128__
    Double wide() const { return static_cast<Double>(word[W - 1]) << 64 | word[0]; }
    static Bits of(Double d) {
        Bits r;
        r.word[W - 1] = static_cast<uint64_t>(d >> 64);
        r.word[0] = static_cast<uint64_t>(d);
        return r;
    }
#endif
    Bits operator+(const Bits& o) const {
#ifdef __SIZEOF_INT128__
        if constexpr (W == 2) return of(wide() + o.wide());
#endif
        Bits r;
        uint64_t carry = 0;
        for (int i = 0; i < W; ++i) {
            uint64_t sum = word[i] + o.word[i];
            uint64_t over = sum < word[i];
            r.word[i] = sum + carry;
            carry = over | (r.word[i] < sum);
        }
        return r;
    }
    // Shifts are by less than the number of bits.
    Bits operator<<(int n) const {
        if constexpr (W == 1) return {{word[0] << n}};
#ifdef __SIZEOF_INT128__
        if constexpr (W == 2) return of(wide() << n);
#endif
        Bits r;
        const int whole = n >> 6, part = n & 63;
        for (int i = W - 1; i >= 0; --i) {
            const uint64_t here = i >= whole ? word[i - whole] : 0, below = i > whole ? word[i - whole - 1] : 0;
            r.word[i] = here << part | below >> 1 >> (63 - part);
        }
        return r;
    }
    Bits operator>>(int n) const {
        if constexpr (W == 1) return {{word[0] >> n}};
#ifdef __SIZEOF_INT128__
        if constexpr (W == 2) return of(wide() >> n);
#endif
        Bits r;
        const int whole = n >> 6, part = n & 63;
        for (int i = 0; i < W; ++i) {
            const uint64_t here = i + whole < W ? word[i + whole] : 0,
                           above = i + whole + 1 < W ? word[i + whole + 1] : 0;
            r.word[i] = here >> part | above << 1 << (63 - part);
        }
        return r;
    }
};

// All boundaries reached from `start` by walking up over cells of `mask`: the carry sweeps rows of ones.
template <int W>
inline Bits<W> fill(const Bits<W>& start, const Bits<W>& mask) {
    return ((mask + (start & mask)) ^ mask) | start;
}

// The masks that a board keeps.
template <int W>
class Masks : public std::vector<Bits<W>> {
public:
    Masks() = default;
    Masks(size_t count, int) : std::vector<Bits<W>>(count, Bits<W>{}) {}
    Bits<W>* from(size_t i) { return this->data() + i; }
    const Bits<W>* from(size_t i) const { return this->data() + i; }
};

constexpr int long_words = 64;  // that the longest line takes

}  // namespace nonokit

#include "long_bits.hpp"
