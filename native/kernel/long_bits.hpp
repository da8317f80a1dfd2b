// Masks of lines with more than a thousand cells. They know how many words they use, so that a line of 1,030 cells does
// not pay for the 4,095 it could have; words behind those in use are 0, whatever the memory holds.
#pragma once

#include <algorithm>

#include "bits.hpp"

namespace nonokit {

template <>
struct Bits<64> {
    static constexpr int most = 64;
    std::array<uint64_t, most> word;
    int used = 0;

    Bits() {}
    Bits(const Bits& o) : used(o.used) { std::copy_n(o.word.data(), used, word.data()); }
    Bits& operator=(const Bits& o) {
        if (this != &o) std::copy_n(o.word.data(), used = o.used, word.data());
        return *this;
    }
    static Bits bit(int p) {
        Bits b;
        b.set(p);
        return b;
    }
    static Bits low(int count) {
        Bits b;
        b.used = (count + 63) >> 6;
        std::fill_n(b.word.data(), b.used, ~0ull);
        if (count & 63) b.word[b.used - 1] = (1ull << (count & 63)) - 1;
        return b;
    }
    int words() const { return used; }
    // Uses so many words at least.
    void extend(int words) {
        for (; used < words; ++used) word[used] = 0;
    }
    uint64_t at(int i) const { return i < used ? word[i] : 0; }
    bool test(int p) const { return at(p >> 6) >> (p & 63) & 1; }
    void set(int p) {
        extend((p >> 6) + 1);
        word[p >> 6] |= 1ull << (p & 63);
    }
    void clear(int p) {
        if (p >> 6 < used) word[p >> 6] &= ~(1ull << (p & 63));
    }
    bool any() const {
        return std::any_of(word.data(), word.data() + used, [](uint64_t w) { return w != 0; });
    }
    int count() const {
        int n = 0;
        for (int i = 0; i < used; ++i) n += std::popcount(word[i]);
        return n;
    }
    int lowest() const {
        for (int i = 0; i < used; ++i)
            if (word[i]) return 64 * i + std::countr_zero(word[i]);
        return -1;
    }
    int highest() const {
        for (int i = used - 1; i >= 0; --i)
            if (word[i]) return 64 * i + 63 - std::countl_zero(word[i]);
        return -1;
    }
    template <class F>
    void each(F f) const {
        for (int i = 0; i < used; ++i)
            for (uint64_t w = word[i]; w; w &= w - 1) f(64 * i + std::countr_zero(w));
    }
    void write_bytes(uint8_t* out, int count) const {
        for (int p = 0; p < count; p += 8) {
            const uint64_t bytes = spread_bits[at(p >> 6) >> (p & 63) & 0xff];
            std::memcpy(out + p, &bytes, 8);
        }
    }
    void add_bytes(uint8_t* out, int count, int much) const {
        for (int p = 0; p < count; p += 8) {
            uint64_t bytes;
            std::memcpy(&bytes, out + p, 8);
            bytes += much * spread_bits[at(p >> 6) >> (p & 63) & 0xff];
            std::memcpy(out + p, &bytes, 8);
        }
    }
    // All that a mask lacks; most of it would be ones that the next step drops.
    struct Inverse {
        const Bits& of;
    };
    Inverse operator~() const { return {*this}; }
    Bits(Inverse o) : used(most) {
        const int own = o.of.used;
        for (int i = 0; i < own; ++i) word[i] = ~o.of.word[i];
        std::fill(word.data() + own, word.data() + most, ~0ull);
    }
    Bits operator&(Inverse o) const {
        Bits r(*this);
        r &= o;
        return r;
    }
    Bits& operator&=(Inverse o) {
        for (int i = 0, common = std::min(used, o.of.used); i < common; ++i) word[i] &= ~o.of.word[i];
        return *this;
    }
    Bits operator&(const Bits& o) const {
        Bits r;
        r.used = std::min(used, o.used);
        for (int i = 0; i < r.used; ++i) r.word[i] = word[i] & o.word[i];
        return r;
    }
    Bits operator|(const Bits& o) const {
        return joined(o, [](uint64_t a, uint64_t b) { return a | b; });
    }
    Bits operator^(const Bits& o) const {
        return joined(o, [](uint64_t a, uint64_t b) { return a ^ b; });
    }
    Bits& operator|=(const Bits& o) {
        extend(o.used);
        for (int i = 0; i < o.used; ++i) word[i] |= o.word[i];
        return *this;
    }
    Bits& operator&=(const Bits& o) {
        used = std::min(used, o.used);
        for (int i = 0; i < used; ++i) word[i] &= o.word[i];
        return *this;
    }
    bool operator==(const Bits& o) const { return !(*this ^ o).any(); }
    Bits operator+(const Bits& o) const {
        const Bits &shorter = used < o.used ? *this : o, &longer = used < o.used ? o : *this;
        Bits r;
        uint64_t carry = 0;
        for (; r.used < shorter.used; ++r.used) {
            const uint64_t own = longer.word[r.used], sum = own + shorter.word[r.used];
            r.word[r.used] = sum + carry;
            carry = (sum < own) | (r.word[r.used] < sum);
        }
        for (; r.used < longer.used; ++r.used) carry = (r.word[r.used] = longer.word[r.used] + carry) < carry;
        if (carry && r.used < most) r.word[r.used++] = 1;
        return r;
    }
    // Ends of the loops apart, so that what is between them takes several words at a time.
    Bits operator<<(int n) const {
        Bits r;
        const int whole = n >> 6, part = n & 63;
        if (!used || whole >= most) return r;
        const int end = std::min(used, most - whole);
        uint64_t* const to = r.word.data() + whole;
        std::fill_n(r.word.data(), whole, 0);
        to[0] = word[0] << part;
        for (int i = 1; i < end; ++i) to[i] = word[i] << part | word[i - 1] >> 1 >> (63 - part);
        r.used = whole + end;
        if (part && r.used < most) r.word[r.used++] = word[end - 1] >> (64 - part);
        return r;
    }
    Bits operator>>(int n) const {
        Bits r;
        const int whole = n >> 6, part = n & 63;
        if (whole >= used) return r;
        const uint64_t* const from = word.data() + whole;
        r.used = used - whole;
        for (int i = 0; i + 1 < r.used; ++i) r.word[i] = from[i] >> part | from[i + 1] << 1 << (63 - part);
        r.word[r.used - 1] = from[r.used - 1] >> part;
        return r;
    }

private:
    template <class F>
    Bits joined(const Bits& o, F f) const {
        const Bits &shorter = used < o.used ? *this : o, &longer = used < o.used ? o : *this;
        Bits r;
        r.used = longer.used;
        for (int i = 0; i < shorter.used; ++i) r.word[i] = f(word[i], o.word[i]);
        std::copy(longer.word.data() + shorter.used, longer.word.data() + longer.used, r.word.data() + shorter.used);
        return r;
    }
};

}  // namespace nonokit
