// A line's clue, and what can be told from it once and for all.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

namespace nonokit {

struct Run {
    int length;  // 0: unknown, at least 1
    int value;
    // What compiling a line finds out.
    uint8_t gap = 0;    // 1 when the next run has the same colour
    uint8_t rung = 0;   // the length as a power of two …
    uint16_t rest = 0;  // … and what is left of it
};

struct Line {
    std::span<const Run> runs;  // kept by whoever made the line
    int run_count = 0;
    bool has_clue = false;
    bool has_unknown = false;
    bool can_fit = true;
    int size = 0;
    int slack = 0;
    int longest = 0;
    int cost = 1;
    int head_start = 0;  // cells it settles in an empty grid

    void compile(std::span<Run> own) {
        runs = own;
        int64_t room = size;  // thousands of runs of a million cells each leave 32 bits far behind
        for (size_t j = 0; j < own.size(); ++j) {
            Run& run = own[j];
            const int length = std::max(1, run.length);
            run.gap = j + 1 < own.size() && run.value == own[j + 1].value;
            run.rung = static_cast<uint8_t>(std::bit_width(static_cast<unsigned>(length)) - 1);
            run.rest = static_cast<uint16_t>(length - (1 << run.rung));  // cut off in lines that cannot fit
            room -= length + run.gap;
            longest = std::max(longest, run.length);
            has_unknown |= run.length == 0;
        }
        can_fit = room >= 0;
        slack = has_unknown ? size : static_cast<int>(std::max<int64_t>(0, room));
        cost = static_cast<int>(own.size()) + 1;
        if (!slack || own.empty()) head_start = size;
        if (!slack || longest <= slack || !can_fit) return;
        for (const Run& run : own) head_start += std::max(0, run.length - slack);
    }
};

}  // namespace nonokit
