// Dirty lines, best first: the line with most news, and among equals the lowest index. Each level of urgency is a set
// of lines as bits. A small count of news is a level of its own; beyond, there are two levels for every doubling.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace nonokit {

class LineQueue {
public:
    explicit LineQueue(size_t lines) : news_(lines, 0), words_((lines + 63) / 64), bits_(words_ * levels, 0) {}

    void add(int line, int news) {
        const int old = news_[line];
        const int from = urgency(old), to = urgency(old + news);
        const uint64_t bit = 1ull << (line & 63);
        uint64_t* const word = &bits_[line >> 6];
        word[from * words_] &= ~bit;
        word[to * words_] |= bit;
        news_[line] = old + news;
        used_ |= 1u << to;
    }
    // The best line, or −1 when none is dirty.
    int pop() {
        if (empty()) return -1;
        uint64_t* word = &bits_[top() * words_];
        size_t i = 0;
        while (!word[i]) ++i;
        const int line = static_cast<int>(64 * i) + std::countr_zero(word[i]);
        word[i] &= word[i] - 1;
        news_[line] = 0;
        return line;
    }
    bool empty() {
        while (used_ && !is_used(top())) used_ &= ~(1u << top());
        return !used_;
    }
    void clear() {
        while (pop() >= 0) {
        }
    }

private:
    static constexpr int levels = 32;
    static constexpr int exact = 16;  // news below this many count one by one

    std::vector<int> news_;  // per line; 0: not queued
    size_t words_;
    std::vector<uint64_t> bits_;  // [level × words + word]; level 0 is nobody's
    uint32_t used_ = 0;           // which levels may have lines

    static int urgency(int news) {
        if (news < exact) return news;
        const int doublings =
            std::bit_width(static_cast<unsigned>(news)) - std::bit_width(static_cast<unsigned>(exact));
        return std::min(2 * doublings + (news >> (doublings + 3)) + exact - 2, levels - 1);
    }
    bool is_used(int level) const {
        uint64_t all = 0;
        for (size_t i = 0; i < words_; ++i) all |= bits_[level * words_ + i];
        return all != 0;
    }
    int top() const { return std::bit_width(used_) - 1; }
};

}  // namespace nonokit
