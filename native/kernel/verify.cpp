#include "verify.hpp"

#include <vector>

namespace nonokit::check {

namespace {

constexpr uint8_t open = 255;

struct Clue {
    bool exists = false;
    std::vector<Part> parts;
};

// The puzzle, read a second time and in another way than the solver does.
class Reader {
public:
    Reader(const int32_t* numbers, size_t count) : at_(numbers), end_(numbers + count) {
        width = next();
        height = next();
        values = next();
        for (long i = next(); i > 0 && !failed; --i) {
            const long cell = next();
            known.push_back({cell, next()});
        }
        for (long i = 0; i < width + height && !failed; ++i) clues.push_back(clue());
    }

    long width, height, values;
    bool failed = false;
    std::vector<std::pair<long, long>> known;
    std::vector<Clue> clues;

private:
    const int32_t *at_, *end_;

    long next() {
        if (at_ == end_) failed = true;
        return failed ? 0 : *at_++;
    }
    Clue clue() {
        const long count = next();
        Clue clue;
        clue.exists = count >= 0;
        for (long i = 0; i < count && !failed; ++i) {
            const long length = next();
            clue.parts.push_back({length, values > 2 ? next() : 1});
        }
        return clue;
    }
};

bool solves(const Reader& puzzle, const uint8_t* cells) {
    const long width = puzzle.width, height = puzzle.height;
    for (const auto& [cell, value] : puzzle.known)
        if (cell < 0 || cell >= width * height || cells[cell] != value) return false;
    for (long cell = 0; cell < width * height; ++cell)
        if (cells[cell] == open && (puzzle.clues[cell / width].exists || puzzle.clues[height + cell % width].exists))
            return false;
    for (long i = 0; i < width + height; ++i) {
        const Clue& clue = puzzle.clues[i];
        if (!clue.exists) continue;
        const bool is_row = i < height;
        const uint8_t* const first = cells + (is_row ? i * width : i - height);
        if (!line_reads_as(clue.parts.data(), clue.parts.size(), first, is_row ? width : height, is_row ? 1 : width))
            return false;
    }
    return true;
}

}  // namespace

bool line_reads_as(const Part* parts, size_t part_count, const uint8_t* cells, long count, long stride) {
    size_t next = 0;
    for (long i = 0; i < count;) {
        const uint8_t colour = cells[i * stride];
        long end = i + 1;
        while (end < count && cells[end * stride] == colour) ++end;
        if (colour) {
            if (next == part_count) return false;
            const Part& part = parts[next++];
            if (part.colour != colour || (part.length != 0 && part.length != end - i)) return false;
        }
        i = end;
    }
    return next == part_count;
}

bool all_solve(const int32_t* numbers, size_t number_count, const uint8_t* pictures, size_t picture_count) {
    const Reader puzzle(numbers, number_count);
    if (puzzle.failed || puzzle.width < 1 || puzzle.height < 1) return false;
    for (size_t i = 0; i < picture_count; ++i)
        if (!solves(puzzle, pictures + i * puzzle.width * puzzle.height)) return false;
    return true;
}

}  // namespace nonokit::check
