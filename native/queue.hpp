// Dirty lines, best first: the line with most news, and among equals the lowest index. News are counted up to a
// ceiling, so a level per count is enough, each a set of lines as bits.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace nonokit {

class LineQueue {
public:
    static constexpr int most_news = 15;

    explicit LineQueue(size_t lines) : news_(lines, 0), words_((lines + 63) / 64), bits_(words_ * (most_news + 1), 0) {}

    void add(int line, int news) {
        const int old = news_[line];
        const int now = std::min(old + news, most_news);
        const uint64_t bit = 1ull << (line & 63);
        uint64_t* const word = &bits_[line >> 6];
        word[old * words_] &= ~bit;
        word[now * words_] |= bit;
        news_[line] = static_cast<uint8_t>(now);
        levels_ |= 1u << now;
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
        while (levels_ && !is_used(top())) levels_ &= ~(1u << top());
        return !levels_;
    }
    void clear() {
        while (pop() >= 0) {
        }
    }

private:
    std::vector<uint8_t> news_;  // per line; 0: not queued
    size_t words_;
    std::vector<uint64_t> bits_;  // [level × words + word]; level 0 is nobody's
    uint32_t levels_ = 0;         // which levels may have lines

    bool is_used(int level) const {
        uint64_t all = 0;
        for (size_t i = 0; i < words_; ++i) all |= bits_[level * words_ + i];
        return all != 0;
    }
    int top() const { return std::bit_width(levels_) - 1; }
};

}  // namespace nonokit
