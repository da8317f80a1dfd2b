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
        if (now == old) return;
        news_[line] = static_cast<uint8_t>(now);
        if (old) take(line, old);
        bits_[now * words_ + (line >> 6)] |= 1ull << (line & 63);
        ++count_[now];
        levels_ |= 1u << now;
    }
    // The best line, or −1 when none is dirty.
    int pop() {
        if (!levels_) return -1;
        const int level = std::bit_width(levels_) - 1;
        const uint64_t* word = &bits_[level * words_];
        size_t i = 0;
        while (!word[i]) ++i;
        const int line = static_cast<int>(64 * i) + std::countr_zero(word[i]);
        news_[line] = 0;
        take(line, level);
        return line;
    }
    bool empty() const { return !levels_; }
    void clear() {
        while (pop() >= 0) {
        }
    }

private:
    std::vector<uint8_t> news_;  // per line; 0: not queued
    size_t words_;
    std::vector<uint64_t> bits_;  // [level × words + word]
    int count_[most_news + 1] = {};
    uint32_t levels_ = 0;  // which levels have lines

    void take(int line, int level) {
        bits_[level * words_ + (line >> 6)] &= ~(1ull << (line & 63));
        if (!--count_[level]) levels_ &= ~(1u << level);
    }
};

}  // namespace nonokit
