#include "puzzle.hpp"

#include <array>

namespace nonokit {

// A count of runs, then each as a length, with its value where there are several.
bool read_runs(Numbers& numbers, int values, Line& line, std::vector<Run>& runs) {
    const int count = numbers.next(-1, INT32_MAX);
    line.has_clue = count >= 0;
    line.run_count = std::max(0, count);
    if (count <= 0 || !numbers.is_good()) return numbers.is_good();
    const size_t size = values == 2 ? 1 : 2;
    const std::span<const int32_t> own = numbers.next_many(size * count);
    if (own.empty() || values < 2) return false;
    const size_t first = runs.size();
    runs.resize(first + count);
    bool is_good = true;
    for (int j = 0; j < count; ++j) {
        const Run run{own[size * j], size == 1 ? 1 : own[2 * j + 1]};
        is_good &= static_cast<uint32_t>(run.length) <= longest_run && run.value > 0 && run.value < values;
        runs[first + j] = run;
    }
    return is_good;
}

std::shared_ptr<const Puzzle> read_puzzle(std::span<const int32_t> from, size_t* used) {
    Numbers numbers(from);
    auto puzzle = std::make_shared<Puzzle>();
    puzzle->width = numbers.next(1, longest_line);
    puzzle->height = numbers.next(1, longest_line);
    puzzle->values = numbers.next(1, most_values);
    const int known = numbers.next(0, puzzle->cell_count());
    for (int i = 0; i < known && numbers.is_good(); ++i) {
        const int cell = numbers.next(0, puzzle->cell_count() - 1);
        puzzle->known.push_back({cell, numbers.next(0, puzzle->values - 1)});
    }
    if (!numbers.is_good()) return nullptr;
    puzzle->lines.resize(puzzle->width + puzzle->height);
    puzzle->runs.reserve(std::min(numbers.left(), 8 * puzzle->lines.size()));
    puzzle->is_plain = puzzle->values == 2;
    for (Line& line : puzzle->lines)
        if (!read_runs(numbers, puzzle->values, line, puzzle->runs)) return nullptr;
    for (std::span<Run> rest(puzzle->runs); Line& line : puzzle->lines) {
        line.size = &line < &puzzle->lines[puzzle->height] ? puzzle->width : puzzle->height;
        line.compile(rest.first(line.run_count));
        rest = rest.subspan(line.run_count);
        puzzle->is_plain &= line.has_clue && !line.has_unknown;
    }
    if (puzzle->is_plain && puzzle->longest() <= longest_at_once) puzzle->at_once.prepare(puzzle->lines);
    if (used) *used = numbers.at();
    return puzzle;
}

namespace {

struct Totals {
    std::array<int64_t, most_values> cells{};
    bool is_exact = true;

    explicit Totals(std::span<const Line> lines) {
        for (const Line& line : lines) {
            is_exact &= line.has_clue && !line.has_unknown;
            for (const Run& run : line.runs) cells[run.value] += std::max(1, run.length);
        }
    }
};

}  // namespace

// With missing or unknown parts only bounds hold.
bool Puzzle::totals_agree() const {
    const std::span<const Line> all(lines);
    const Totals rows(all.first(height)), columns(all.subspan(height));
    for (int value = 1; value < values; ++value) {
        if (rows.is_exact && rows.cells[value] < columns.cells[value]) return false;
        if (columns.is_exact && columns.cells[value] < rows.cells[value]) return false;
    }
    return true;
}

int64_t Puzzle::formula_size() const {
    int64_t size = 0;
    for (const Line& line : lines) size += static_cast<int64_t>(line.runs.size()) * line.size;
    return size;
}

}  // namespace nonokit
