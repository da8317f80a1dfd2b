// Settling long lines of a black-and-white puzzle: the passes of Settler::settle_plain (settler.hpp) word by word.
// Where a run may be is a short stretch of a long line, and only its words are gone through; each is read and written
// once for all that a step needs.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "line.hpp"

namespace nonokit {

class LongLines {
public:
    // From the cells that may be empty and filled, as words, to those that some legal placement leaves so; false when
    // there is none.
    bool settle(const Line& line, std::array<const uint64_t*, 2> may, std::array<uint64_t*, 2> found);

private:
    // Words from one to another of a mask; on either side of them is one that is 0.
    struct Stretch {
        uint64_t* word;
        int from, to;

        uint64_t at(int i) const { return i >= from && i < to ? word[i] : 0; }
        void use(int from, int to);
    };
    int words_ = 0;
    std::vector<uint64_t> room_;
    std::vector<Stretch> stretches_;
    uint64_t* free_ = nullptr;  // in the room

    void begin(const Line& line);
    uint64_t* take();
    void find_starts(const Stretch& at, const uint64_t* rung, int rest, Stretch& starts) const;
    void go_on(const Stretch& starts, int length, bool has_gap, const uint64_t* empty, Stretch& reached) const;
};

}  // namespace nonokit
