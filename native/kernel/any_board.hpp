// A puzzle being solved, as stages and faces see it, whatever the number of words a line takes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "puzzle.hpp"
#include "trace.hpp"

namespace nonokit {

enum class Outcome { open = 0, solved = 1, contradiction = 2, stopped = 3, limit = 4 };

using Grid = std::vector<uint8_t>;

// Places on a line for each of its runs, ascending.
class Positions {
public:
    void clear() {
        all_.clear();
        ends_.clear();
    }
    void add(int position) { all_.push_back(position); }
    void end_run() { ends_.push_back(all_.size()); }
    std::span<const int> of(size_t run) const {
        const size_t begin = run ? ends_[run - 1] : 0;
        return {all_.data() + begin, ends_[run] - begin};
    }

private:
    std::vector<int> all_;
    std::vector<size_t> ends_;  // per run
};

struct Opinion;

class AnyBoard {
public:
    AnyBoard(std::shared_ptr<const Puzzle> puzzle, int words)
        : puzzle(std::move(puzzle)), words(words), next_poll(poll_interval()) {}
    virtual ~AnyBoard() = default;
    virtual std::unique_ptr<AnyBoard> copy() const = 0;
    virtual void write_cells(uint8_t* out) const = 0;
    virtual void write_domains(uint64_t* out) const = 0;
    virtual bool forbid(int cell, int value) = 0;
    virtual bool assign(int cell, int value) = 0;
    virtual Outcome propagate() = 0;
    virtual Outcome advance(int64_t budget) = 0;
    // Where the runs of a line can start by now, and where those of unknown length can end, for whoever asks; false
    // when nothing fits.
    virtual bool place_runs(int line, Positions& starts, Positions* ends) = 0;
    // What a line fixes when its cell `at` has the value, as literals (cell × values + value).
    virtual void imply(int line, int at, int value, std::vector<int32_t>& literals) = 0;

    Grid cells() const {
        Grid grid(puzzle->cell_count());
        write_cells(grid.data());
        return grid;
    }
    // Asks, now and then, whether to go on.
    bool stop_requested() {
        if (ticks >= next_poll && !is_stopped) {
            next_poll = ticks + poll_interval();
            is_stopped = poll && poll();
        }
        return is_stopped;
    }
    bool has_enough(int max_solutions) const { return solutions.size() >= static_cast<size_t>(max_solutions); }
    // Remembers a solution and, when somebody listens, the decisions that led to it.
    void keep_solution(Grid grid, std::span<const Decision> path);

    std::shared_ptr<const Puzzle> puzzle;
    const int words;
    int64_t ticks = 0;
    int open_count = 0;
    int64_t guesses = 0;
    std::vector<Grid> solutions;
    std::shared_ptr<const Opinion> opinion;  // search's, for the learner
    Trace trace;
    std::function<bool()> poll;  // true: stop
    int64_t next_poll;
    bool is_stopped = false;

private:
    int64_t poll_interval() const { return ticks_between_polls / (puzzle->longest() / 64 + 1); }
};

std::unique_ptr<AnyBoard> make_board(std::shared_ptr<const Puzzle> puzzle);

// The stages, each in the unit of its name.
Outcome probe(AnyBoard& board, int max_solutions, int64_t budget);
Outcome search(AnyBoard& board, int max_solutions, int64_t budget);
Outcome probing_search(AnyBoard& board, int max_solutions, int64_t budget);
// Per literal (cell × values + value) of an open cell: the literal, how many others its lines fix at once, and these.
std::vector<int32_t> implications(AnyBoard& board);

}  // namespace nonokit
