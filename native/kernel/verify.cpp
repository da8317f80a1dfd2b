#include "verify.hpp"

#include <bit>
#include <vector>

namespace nonokit::check {

namespace {

constexpr uint8_t open = 255;

// A line's parts are so many from the first on; none at all when it has no clue.
struct Clue {
    bool exists;
    size_t first, count;
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
        parts.reserve(end_ - at_);
        for (long i = 0; i < width + height && !failed; ++i) clues.push_back(clue());
    }

    long width, height, values;
    bool failed = false;
    std::vector<std::pair<long, long>> known;
    std::vector<Clue> clues;
    std::vector<Part> parts;  // of all clues

    const Part* parts_of(long line) const { return parts.data() + clues[line].first; }

private:
    const int32_t *at_, *end_;

    long next() {
        if (at_ == end_) failed = true;
        return failed ? 0 : *at_++;
    }
    Clue clue() {
        const long count = next();
        const size_t first = parts.size();
        for (long i = 0; i < count && !failed; ++i) {
            const long length = next();
            parts.push_back({length, values > 2 ? next() : 1});
        }
        return {count >= 0, first, parts.size() - first};
    }
};

// A line of black and white whose filled cells are the bits of a word.
bool word_reads_as(const Part* parts, size_t count, uint64_t filled) {
    for (size_t i = 0; i < count; ++i) {
        if (!filled) return false;
        filled >>= std::countr_zero(filled);
        const int length = std::countr_one(filled);
        if (parts[i].length != 0 && parts[i].length != length) return false;
        filled = length < 64 ? filled >> length : 0;
    }
    return !filled;
}

// Small pictures in black and white: a word for every line, so that the check takes no longer than the solving.
bool words_solve(const Reader& puzzle, const uint8_t* cells) {
    uint64_t rows[64] = {}, columns[64] = {};
    for (long y = 0; y < puzzle.height; ++y)
        for (long x = 0; x < puzzle.width; ++x) {
            const uint64_t filled = cells[y * puzzle.width + x];
            rows[y] |= filled << x;
            columns[x] |= filled << y;
        }
    for (long i = 0; i < puzzle.width + puzzle.height; ++i) {
        const uint64_t filled = i < puzzle.height ? rows[i] : columns[i - puzzle.height];
        if (puzzle.clues[i].exists && !word_reads_as(puzzle.parts_of(i), puzzle.clues[i].count, filled)) return false;
    }
    return true;
}

bool lines_solve(const Reader& puzzle, const uint8_t* cells) {
    const long width = puzzle.width, height = puzzle.height;
    for (long cell = 0; cell < width * height; ++cell)
        if (cells[cell] == open && (puzzle.clues[cell / width].exists || puzzle.clues[height + cell % width].exists))
            return false;
    for (long i = 0; i < width + height; ++i) {
        if (!puzzle.clues[i].exists) continue;
        const bool is_row = i < height;
        const uint8_t* const first = cells + (is_row ? i * width : i - height);
        if (!line_reads_as(puzzle.parts_of(i), puzzle.clues[i].count, first, is_row ? width : height,
                           is_row ? 1 : width))
            return false;
    }
    return true;
}

bool solves(const Reader& puzzle, const uint8_t* cells) {
    const long count = puzzle.width * puzzle.height;
    for (const auto& [cell, value] : puzzle.known)
        if (cell < 0 || cell >= count || cells[cell] != value) return false;
    uint8_t any = 0;
    for (long cell = 0; cell < count; ++cell) any |= cells[cell];
    const bool is_small = puzzle.values <= 2 && any <= 1 && puzzle.width <= 64 && puzzle.height <= 64;
    return is_small ? words_solve(puzzle, cells) : lines_solve(puzzle, cells);
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
