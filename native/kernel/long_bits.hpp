// Masks of long lines. They know which words they use: where a run may be is a short stretch of its line, and only that
// is gone through. Boards keep such masks one behind the other, each with as many words as the longest line needs.
#pragma once

#include <algorithm>
#include <concepts>
#include <vector>

#include "bits.hpp"

namespace nonokit {

// Words from `from()` to `to()`; all others are 0. `word` is for those and, where a mask can be shifted, for their
// neighbours; `at` for any.
template <class A>
concept Words = requires(const A& a) {
    { a.from() } -> std::same_as<int>;
    { a.to() } -> std::same_as<int>;
    { a.word(0) } -> std::same_as<uint64_t>;
};

// What can be asked of them.
template <class Self>
struct WordsToRead {
    uint64_t at(int i) const { return i >= self().from() && i < self().to() ? self().word(i) : 0; }
    bool test(int p) const { return at(p >> 6) >> (p & 63) & 1; }
    bool any() const {
        for (int i = self().from(); i < self().to(); ++i)
            if (self().word(i)) return true;
        return false;
    }
    int count() const {
        int n = 0;
        for (int i = self().from(); i < self().to(); ++i) n += std::popcount(self().word(i));
        return n;
    }
    int lowest() const {
        for (int i = self().from(); i < self().to(); ++i)
            if (self().word(i)) return 64 * i + std::countr_zero(self().word(i));
        return -1;
    }
    template <class F>
    void each(F f) const {
        for (int i = self().from(); i < self().to(); ++i)
            for (uint64_t w = self().word(i); w; w &= w - 1) f(64 * i + std::countr_zero(w));
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

private:
    const Self& self() const { return static_cast<const Self&>(*this); }
};

template <>
struct Bits<long_words> : WordsToRead<Bits<long_words>> {
    static constexpr int most = long_words;

    Bits() {}
    Bits(const Bits& o) { take(o); }
    template <Words A>
    Bits(const A& o) : Bits(made(o.from(), o.to(), [&](int i) { return o.word(i); })) {}
    Bits& operator=(const Bits& o) {
        if (this != &o) take(o);
        return *this;
    }
    static Bits bit(int p) {
        Bits b;
        b.set(p);
        return b;
    }
    static Bits low(int count) {
        Bits b;
        b.use(0, (count + 63) >> 6);
        std::fill_n(b.own(0), b.to_, ~0ull);
        if (count & 63) *b.own(b.to_ - 1) = (1ull << (count & 63)) - 1;
        return b;
    }
    // Of words from one to another, each made by `word`.
    template <class F>
    static Bits made(int from, int to, F word) {
        Bits b;
        if (from >= to) return b;
        uint64_t* const __restrict own = b.own(0);
        for (int i = from; i < to; ++i) own[i] = word(i);
        b.use(from, to);
        b.trim();
        return b;
    }
    int from() const { return from_; }
    int to() const { return to_; }
    uint64_t word(int i) const { return room_[i + 1]; }
    void set(int p) {
        extend(p >> 6, (p >> 6) + 1);
        *own(p >> 6) |= 1ull << (p & 63);
    }
    void clear(int p) {
        if (p >> 6 >= from_ && p >> 6 < to_) *own(p >> 6) &= ~(1ull << (p & 63));
    }
    Bits& operator|=(const Bits& o) {
        if (o.from_ == o.to_) return *this;
        extend(o.from_, o.to_);
        for (int i = o.from_; i < o.to_; ++i) *own(i) |= o.word(i);
        return *this;
    }
    template <Words A>
    Bits& operator&=(const A& o) {
        return *this = *this & o;
    }

    // Shifted by so much: made word by word, when it is used. Shifts are by less than the number of bits.
    struct Up {
        const Bits& of;
        int whole, part;

        int from() const { return std::min(of.from_ + whole, most); }
        int to() const { return of.from_ == of.to_ ? from() : std::min(of.to_ + whole + (part > 0), most); }
        uint64_t word(int i) const { return of.word(i - whole) << part | of.word(i - whole - 1) >> 1 >> (63 - part); }
    };
    struct Down {
        const Bits& of;
        int whole, part;

        int from() const { return of.from_ == of.to_ ? to() : std::max(of.from_ - whole - (part > 0), 0); }
        int to() const { return std::max(of.to_ - whole, 0); }
        uint64_t word(int i) const { return of.word(i + whole) >> part | of.word(i + whole + 1) << 1 << (63 - part); }
    };
    Up operator<<(int n) const { return {*this, n >> 6, n & 63}; }
    Down operator>>(int n) const { return {*this, n >> 6, n & 63}; }

    Bits& operator^=(const Bits& o) {
        if (o.from_ == o.to_) return *this;
        extend(o.from_, o.to_);
        for (int i = o.from_; i < o.to_; ++i) *own(i) ^= o.word(i);
        trim();
        return *this;
    }
    friend Bits operator^(const Bits& a, const Bits& b) {
        Bits r(a);
        return r ^= b;
    }
    friend bool operator==(const Bits& a, const Bits& b) { return !(a ^ b).any(); }

    friend Bits fill(const Bits& start, const Bits& mask) {
        Bits r;
        uint64_t carry = 0;
        int i = start.from_;
        for (; i < start.to_; ++i) {
            const uint64_t own = mask.at(i), sum = own + (start.word(i) & own);
            *r.own(i) = ((sum + carry) ^ own) | start.word(i);
            carry = (sum < own) | (sum + carry < carry);
        }
        for (; carry && i < most; ++i) {
            const uint64_t own = mask.at(i);
            carry = own + 1 == 0;
            *r.own(i) = (own + 1) ^ own;
        }
        r.use(start.from_, i);
        return r;
    }

private:
    int from_ = 0, to_ = 0;
    std::array<uint64_t, most + 2> room_;  // on either side of the words in use there is one that is 0

    uint64_t* own(int i) { return &room_[i + 1]; }
    void use(int from, int to) {
        from_ = from;
        to_ = to;
        *own(from - 1) = *own(to) = 0;
    }
    void take(const Bits& o) {
        for (int i = o.from_; i < o.to_; ++i) *own(i) = o.word(i);
        use(o.from_, o.to_);
    }
    // Uses these words at least.
    void extend(int from, int to) {
        if (from_ == to_) from_ = to_ = from;
        if (from < from_) std::fill(own(from), own(from_), 0);
        if (to > to_) std::fill(own(to_), own(to), 0);
        use(std::min(from, from_), std::max(to, to_));
    }
    // Leaves out words at either end that are 0.
    void trim() {
        int from = from_, to = to_;
        while (from < to && !word(from)) ++from;
        while (from < to && !word(to - 1)) --to;
        use(from, to);
    }
};

using LongBits = Bits<long_words>;

template <Words A, Words B>
LongBits operator&(const A& a, const B& b) {
    return LongBits::made(std::max(a.from(), b.from()), std::min(a.to(), b.to()),
                          [&](int i) { return a.word(i) & b.word(i); });
}
template <Words A, Words B>
LongBits operator|(const A& a, const B& b) {
    LongBits r(a);
    return r |= b;
}

// All that a mask lacks.
template <Words A>
struct Inverse {
    const A& of;

    int from() const { return 0; }
    int to() const { return long_words; }
    uint64_t word(int i) const { return ~of.at(i); }
};
template <Words A>
Inverse<A> operator~(const A& of) {
    return {of};
}

// One of the masks that a board keeps.
template <class Word>
class Stored : public WordsToRead<Stored<Word>> {
public:
    Stored(Word* own, int bits) : own_(own), count_((bits + 63) >> 6) {}
    Stored(const Stored&) = default;
    Stored& operator=(const Stored&) = delete;  // whose words?
    Word* words() const { return own_; }
    const Stored& operator=(const LongBits& o) const {
        for (int i = 0; i < count_; ++i) own_[i] = o.at(i);
        return *this;
    }
    int from() const { return 0; }
    int to() const { return count_; }
    uint64_t word(int i) const { return own_[i]; }
    void set(int p) const { own_[p >> 6] |= 1ull << (p & 63); }
    void clear(int p) const { own_[p >> 6] &= ~(1ull << (p & 63)); }
    const Stored& operator|=(const LongBits& o) const {
        for (int i = o.from(); i < std::min(count_, o.to()); ++i) own_[i] |= o.word(i);
        return *this;
    }
    const Stored& operator&=(const LongBits& o) const {
        for (int i = 0; i < count_; ++i) own_[i] &= o.at(i);
        return *this;
    }

private:
    Word* own_;
    int count_;
};

// Some of them, as a pointer to the first would give them.
template <class Word>
struct StoredRow {
    Word* first;
    int words;

    Stored<Word> operator[](size_t i) const { return {first + i * words, 64 * words}; }
};

template <>
class Masks<long_words> {
public:
    Masks() = default;
    Masks(size_t count, int longest) : words_(longest / 64 + 1), all_(count * words_) {}
    StoredRow<uint64_t> from(size_t i) { return {&all_[i * words_], words_}; }
    StoredRow<const uint64_t> from(size_t i) const { return {&all_[i * words_], words_}; }

private:
    int words_ = 1;
    std::vector<uint64_t> all_;
};

}  // namespace nonokit
