// A puzzle as the kernel keeps it: all lines compiled, read from flat numbers (nonokit.h says how they are laid out).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "packed_lines.hpp"

namespace nonokit {

struct KnownCell {
    int cell, value;
};

struct Puzzle {
    int width = 0, height = 0, values = 2;
    bool is_plain = false;         // black and white, with all clues and lengths known
    std::vector<Line> lines;       // rows, then columns
    std::vector<Run> runs;         // of all lines
    std::vector<KnownCell> known;  // from the outset
    FourLineTable at_once;         // the same lines, where they are plain and short

    int cell_count() const { return width * height; }
    int longest() const { return std::max(width, height); }
    // Cells of a line: the first, and how far it is from one to the next.
    int first_cell(int line) const { return line < height ? line * width : line - height; }
    int step(int line) const { return line < height ? 1 : width; }
    // Whether a clue says anything about a cell.
    bool is_reached(int x, int y) const { return lines[y].has_clue || lines[height + x].has_clue; }
    // Whether rows and columns fill the same number of cells of every colour, as far as clues say.
    bool totals_agree() const;
    // About how many clauses the lines would make.
    int64_t formula_size() const;
};

// Reads numbers one after another and never past their end.
class Numbers {
public:
    explicit Numbers(std::span<const int32_t> from) : from_(from) {}
    // The next one; outside of low to high, or when there is none, everything read is bad.
    int next(int low, int high) {
        if (at_ == from_.size() || from_[at_] < low || from_[at_] > high) {
            is_good_ = false;
            return low;
        }
        return from_[at_++];
    }
    // So many at once; none when there are fewer.
    std::span<const int32_t> next_many(size_t count) {
        if (count > left()) {
            is_good_ = false;
            return {};
        }
        at_ += count;
        return from_.subspan(at_ - count, count);
    }
    bool is_good() const { return is_good_; }
    size_t at() const { return at_; }
    size_t left() const { return from_.size() - at_; }

private:
    std::span<const int32_t> from_;
    size_t at_ = 0;
    bool is_good_ = true;
};

// The puzzle that the numbers begin with; null when they make none. `used`, when given, is how many it took.
std::shared_ptr<const Puzzle> read_puzzle(std::span<const int32_t> numbers, size_t* used = nullptr);

// One line's runs; false when the numbers make none. The line speaks of `runs`, which must stay where they are.
bool read_runs(Numbers& numbers, int values, Line& line, std::vector<Run>& runs);

}  // namespace nonokit
