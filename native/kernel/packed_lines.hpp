// The lines of a small black-and-white puzzle as settling several at once needs them (four_lines.hpp).
#pragma once

#include <array>
#include <atomic>
#include <vector>

#include "constants.hpp"
#include "line.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define NONOKIT_AVX2
#endif

namespace nonokit {

// A run in bytes: its length, then the shifts that double up to it. `no_run` has the sign bit set.
constexpr uint64_t no_run = 1ull << 63;
constexpr uint64_t packed(int length) {
    uint64_t word = length;
    for (int i = 1, done = 1; done < length; ++i) {
        const int shift = std::min(done, length - done);
        word |= static_cast<uint64_t>(shift) << (8 * i);
        done += shift;
    }
    return word;
}

inline constexpr std::array<uint64_t, longest_at_once + 2> packed_runs = [] {
    std::array<uint64_t, longest_at_once + 2> all{};
    for (int length = 1; length < longest_at_once + 2; ++length) all[length] = packed(length);
    return all;
}();

// A line as it is needed here.
struct PackedLine {
    const Line* line;
    const uint64_t* runs;  // packed; behind them `no_run`, up to as many as any line of the puzzle has
    uint64_t end[2];       // the boundary behind the last cell, as a mask
    int cost;
    int8_t count;      // of runs
    int8_t doublings;  // shifts that double up to the longest run
    int8_t steps;      // back, to walk over the slack
};

// Where there are fewer than four lines, nobody's takes the place of the others.
inline constexpr std::array<uint64_t, most_runs_at_once> no_runs = [] {
    std::array<uint64_t, most_runs_at_once> runs{};
    runs.fill(no_run);
    return runs;
}();
inline constexpr PackedLine nobody{nullptr, no_runs.data(), {1, 0}, 0, 0, 0, 0};
inline constexpr uint64_t nothing[4] = {};

// All lines of a puzzle.
struct FourLineTable {
    std::vector<PackedLine> lines;
    std::vector<uint64_t> runs;

    void prepare(const std::vector<Line>& from) {
        size_t most = 1;
        for (const Line& line : from)
            if (line.can_fit) most = std::max(most, line.runs.size());
        runs.assign(most * from.size(), no_run);
        lines.reserve(from.size());
        for (uint64_t* own = runs.data(); const Line& line : from) {
            int count = static_cast<int>(line.runs.size()), longest = line.longest;
            for (int j = 0; line.can_fit && j < count; ++j) own[j] = packed_runs[line.runs[j].length];
            if (!line.can_fit) {  // one run that fits nowhere says as much
                count = 1;
                own[0] = packed_runs[longest = longest_at_once + 1];
            }
            const uint64_t end = 1ull << (line.size & 63);
            lines.push_back({&line,
                             own,
                             {line.size < 64 ? end : 0, line.size < 64 ? 0 : end},
                             line.cost,
                             static_cast<int8_t>(count),
                             static_cast<int8_t>(longest > 1 ? std::bit_width(longest - 1u) : 0),
                             static_cast<int8_t>(std::bit_width(static_cast<unsigned>(line.slack)))});
            own += most;
        }
    }
};

// Which registers there are for lanes: none, AVX2's, and the same ones with the instructions that came with AVX-512,
// which join two steps in one.
enum Registers { no_registers = 0, avx2 = 1, avx512 = 2 };
inline int best_registers() {
#ifdef NONOKIT_AVX2
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2")) return no_registers;
    const bool has_all =
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq");
    return has_all ? avx512 : avx2;
#else
    return no_registers;
#endif
}
// For tests and measurements it can be fewer.
inline std::atomic<int> registers = best_registers();

}  // namespace nonokit
