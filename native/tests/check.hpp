// A test is a function with a name; a check that fails says where and with what, and the run goes on.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "nonokit.h"

namespace check {

struct Test {
    std::string name;
    std::function<void()> run;
};
inline std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}
inline int failures = 0;
struct Registered {
    Registered(const char* name, std::function<void()> run) { tests().push_back({name, std::move(run)}); }
};

#define TEST(name)                                                 \
    static void name();                                            \
    static const check::Registered registered_##name(#name, name); \
    static void name()

#define CHECK(condition)                                                                            \
    do {                                                                                            \
        if (!(condition)) {                                                                         \
            if (++check::failures < 20) std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
        }                                                                                           \
    } while (0)

#define CHECK_EQUAL(a, b)                                                                        \
    do {                                                                                         \
        const long long is = static_cast<long long>(a), want = static_cast<long long>(b);        \
        if (is != want && ++check::failures < 20)                                                \
            std::printf("%s:%d: %s is %lld, expected %lld\n", __FILE__, __LINE__, #a, is, want); \
    } while (0)

// Whose budget is in slices.
inline bool is_learner(int method) { return method == NK_LEARN || method == NK_LEARN_APART; }

// --- puzzles for tests ---

using Numbers = std::vector<int32_t>;
using Cells = std::vector<uint8_t>;
using Random = std::mt19937;

inline int below(Random& random, int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }

// The runs of a finished line, as pairs of a length and a value.
inline std::vector<std::pair<int, int>> runs_of(const Cells& cells) {
    std::vector<std::pair<int, int>> runs;
    for (size_t i = 0; i < cells.size(); ++i) {
        if (!cells[i]) continue;
        if (i && cells[i] == cells[i - 1])
            ++runs.back().first;
        else
            runs.push_back({1, cells[i]});
    }
    return runs;
}

struct Picture {
    int width, height, values;
    Cells cells;

    Cells line(int index) const {
        Cells line;
        if (index < height)
            line.assign(cells.begin() + index * width, cells.begin() + (index + 1) * width);
        else
            for (int y = 0; y < height; ++y) line.push_back(cells[y * width + index - height]);
        return line;
    }
    // Its clues. Each may be missing, and each length unknown, as often as `blur` of a hundred.
    Numbers puzzle(Random& random, int blur = 0) const {
        Numbers numbers{width, height, values, 0};
        for (int index = 0; index < width + height; ++index) {
            if (below(random, 100) < blur) {
                numbers.push_back(-1);
                continue;
            }
            const auto runs = runs_of(line(index));
            numbers.push_back(static_cast<int>(runs.size()));
            for (const auto& [length, value] : runs) {
                numbers.push_back(below(random, 100) < blur ? 0 : length);
                if (values > 2) numbers.push_back(value);
            }
        }
        return numbers;
    }
};

inline Picture random_picture(Random& random, int width, int height, int values, int filled = 55) {
    Picture picture{width, height, values, Cells(static_cast<size_t>(width) * height)};
    for (uint8_t& cell : picture.cells)
        if (below(random, 100) < filled && values > 1) cell = static_cast<uint8_t>(1 + below(random, values - 1));
    return picture;
}

// Calls f with every picture of so many cells.
template <class F>
void each_picture(size_t cells, int values, F f) {
    Cells picture(cells, 0);
    for (;;) {
        f(picture);
        size_t i = 0;
        while (i < cells && ++picture[i] == values) picture[i++] = 0;
        if (i == cells) return;
    }
}

struct BoardPointer {
    nk_board* board;
    explicit BoardPointer(const Numbers& puzzle) : board(nk_board_new(puzzle.data(), puzzle.size())) {}
    explicit BoardPointer(nk_board* board) : board(board) {}
    BoardPointer(const BoardPointer&) = delete;
    ~BoardPointer() { nk_board_free(board); }
    operator nk_board*() const { return board; }

    Cells cells() const {
        Cells cells(static_cast<size_t>(nk_board_width(board)) * nk_board_height(board));
        nk_board_cells(board, cells.data(), cells.size());
        return cells;
    }
    std::vector<Cells> solutions() const {
        std::vector<Cells> all;
        for (int i = 0; i < nk_board_solution_count(board); ++i) {
            Cells one = cells();
            nk_board_solution(board, i, one.data(), one.size());
            all.push_back(std::move(one));
        }
        return all;
    }
    std::vector<double> events() const {
        nk_list* const list = nk_board_take_events(board);
        std::vector<double> numbers(nk_list_numbers(list), nk_list_numbers(list) + nk_list_count(list));
        nk_list_free(list);
        return numbers;
    }
};

}  // namespace check
