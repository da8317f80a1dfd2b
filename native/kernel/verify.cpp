#include "verify.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

namespace nonokit::check {

namespace {

constexpr uint8_t open = 255;

// The puzzle's numbers, read a second time and in another way than the solver does: one after another, as the check
// needs them. A clue's parts are valid until the next is read.
class Reader {
public:
    Reader(const int32_t* numbers, size_t count) : at_(numbers), end_(numbers + count) {
        width = next();
        height = next();
        values = next();
    }

    long width, height, values;
    bool failed = false;
    std::vector<Part> parts;

    long next() {
        if (at_ == end_) failed = true;
        return failed ? 0 : *at_++;
    }
    // So many numbers at once; null when there are fewer.
    const int32_t* next_many(long count) {
        if (count > end_ - at_) failed = true;
        if (failed || count <= 0) return nullptr;
        at_ += count;
        return at_ - count;
    }
    // The next clue; false for a line without one.
    bool next_clue() {
        const long count = next();
        parts.clear();
        for (long i = 0; i < count && !failed; ++i) {
            const long length = next();
            parts.push_back({length, values > 2 ? next() : 1});
        }
        return count >= 0;
    }

private:
    const int32_t *at_, *end_;
};

// Whether a line of black and white, its filled cells the bits of a word, reads as the puzzle's next clue.
bool word_fits_next_clue(Reader& puzzle, uint64_t filled) {
    const long count = puzzle.next();
    const int32_t* const lengths = puzzle.next_many(count);
    for (long i = 0; i < count; ++i) {
        if (!filled || !lengths) return false;
        filled >>= std::countr_zero(filled);
        const int found = std::countr_one(filled);
        if (lengths[i] != 0 && lengths[i] != found) return false;
        filled = found < 64 ? filled >> found : 0;
    }
    return count < 0 || !filled;
}

// Cells of 0 and 1 as the bits of a word. Eight at a time, where they lie in memory as multiplying needs them.
uint64_t word_of(const uint8_t* cells, long count) {
    uint64_t word = 0;
    long x = 0;
    if constexpr (std::endian::native == std::endian::little)
        for (; x + 8 <= count; x += 8) {
            uint64_t eight;
            std::memcpy(&eight, cells + x, 8);
            word |= (eight * 0x0102040810204080u >> 56) << x;
        }
    for (; x < count; ++x) word |= static_cast<uint64_t>(cells[x]) << x;
    return word;
}

// The columns as words: of eight rows at a time a byte for each.
void write_columns(const uint8_t* cells, long width, long height, uint64_t* columns) {
    for (long top = 0; top < height; top += 8) {
        uint8_t eight[64] = {};
        for (long y = top; y < std::min(top + 8, height); ++y)
            for (long x = 0; x < width; ++x) eight[x] |= static_cast<uint8_t>(cells[y * width + x] << (y - top));
        for (long x = 0; x < width; ++x) columns[x] |= static_cast<uint64_t>(eight[x]) << top;
    }
}

// Small pictures in black and white: a word for every line, so that the check takes no longer than the solving.
bool words_solve(Reader& puzzle, const uint8_t* cells) {
    uint64_t columns[64] = {};
    write_columns(cells, puzzle.width, puzzle.height, columns);
    for (long y = 0; y < puzzle.height; ++y)
        if (!word_fits_next_clue(puzzle, word_of(cells + y * puzzle.width, puzzle.width))) return false;
    for (long x = 0; x < puzzle.width; ++x)
        if (!word_fits_next_clue(puzzle, columns[x])) return false;
    return !puzzle.failed;
}

// A cell left open reads as no clue, so that it may only be where row and column have none.
bool lines_solve(Reader& puzzle, const uint8_t* cells) {
    const long width = puzzle.width, height = puzzle.height;
    for (long i = 0; i < width + height; ++i) {
        if (!puzzle.next_clue()) continue;
        const bool is_row = i < height;
        const uint8_t* const first = cells + (is_row ? i * width : i - height);
        if (!line_reads_as(puzzle.parts.data(), puzzle.parts.size(), first, is_row ? width : height,
                           is_row ? 1 : width))
            return false;
    }
    return !puzzle.failed;
}

bool has_known(Reader& puzzle, const uint8_t* cells) {
    for (long i = puzzle.next(); i > 0; --i) {
        const long cell = puzzle.next(), value = puzzle.next();
        if (puzzle.failed || cell < 0 || cell >= puzzle.width * puzzle.height || cells[cell] != value) return false;
    }
    return true;
}

bool is_black_and_white(const uint8_t* cells, long count) {
    uint8_t any = 0;
    for (long cell = 0; cell < count; ++cell) any |= cells[cell];
    return any <= 1;
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
            if (colour == open || part.colour != colour || (part.length != 0 && part.length != end - i)) return false;
        }
        i = end;
    }
    return next == part_count;
}

bool solves(const int32_t* numbers, size_t number_count, const uint8_t* cells) {
    Reader puzzle(numbers, number_count);
    if (puzzle.failed || puzzle.width < 1 || puzzle.height < 1 || !has_known(puzzle, cells)) return false;
    const bool is_small = puzzle.values <= 2 && puzzle.width <= 64 && puzzle.height <= 64;
    if (is_small && is_black_and_white(cells, puzzle.width * puzzle.height)) return words_solve(puzzle, cells);
    return lines_solve(puzzle, cells);
}

}  // namespace nonokit::check
