// A puzzle on its way through the kernel, and who watches its limits meanwhile.
#pragma once

#include <limits>

#include "python.hpp"

namespace face {

inline double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Asks Python now and then, and for every puzzle the clock.
class Watch {
public:
    double begin = 0, deadline = std::numeric_limits<double>::infinity();
    bool is_over = false;  // for all

    explicit Watch(nb::object call) : poll(std::move(call)) {}
    virtual ~Watch() = default;
    static int32_t ask(void* context) {
        auto* const self = static_cast<Watch*>(context);
        self->is_over = self->is_over || self->wants_end();
        return self->is_over || seconds_now() >= self->deadline;
    }
    Poll poll;

protected:
    virtual bool wants_end() { return poll.is_set() && poll.ask(); }
};

// A puzzle on its way through code that does without Python. The board is kept only where there is more to find or to
// say: the next puzzle finds its memory warm.
class Job {
public:
    static constexpr int most_stages = 8;  // more than a plan without the learner has

    Numbers puzzle;  // empty: not for us
    nb::object palette;
    OwnedBoard board;
    int32_t status = NK_UNKNOWN, solution_count = 0, stage_count = 0;
    std::vector<uint8_t> cells;  // of all solutions, and where there are several of what is known
    std::array<std::array<double, 4>, most_stages> stages;
    int64_t ticks = 0, guesses = 0;
    double seconds = 0;
    bool is_complete = false;

    void run(int max_solutions, Watch& watch, double timeout_s = std::numeric_limits<double>::infinity()) {
        watch.begin = seconds_now();
        watch.deadline = watch.begin + timeout_s;
        board.reset(nk_board_new(puzzle.data(), puzzle.size()));
        status = board ? solve(max_solutions, watch) : nk_last_error();
        if (status >= 0) conclude(max_solutions);
        // All of it: after a time limit nobody must believe that some time is left.
        seconds = seconds_now() - watch.begin;
    }
    bool is_ours() const { return !puzzle.empty() && status != NK_BAD_PUZZLE; }
    // Whether there is nothing left to find or to say; of an error, too.
    bool is_settled() const { return is_ours() && !board; }
    int width() const { return puzzle[0]; }
    int height() const { return puzzle[1]; }
    size_t cell_count() const { return static_cast<size_t>(width()) * height(); }
    // A solution; behind the last, what is known.
    nb::bytes picture(Py_ssize_t index) const {
        return nb::bytes(reinterpret_cast<const char*>(&cells[index * cell_count()]), cell_count());
    }

private:
    int32_t solve(int max_solutions, Watch& watch) {
        nk_board_set_poll(board.get(), Watch::ask, &watch);
        nk_board_set_clock(board.get(), [](void*) { return seconds_now(); }, nullptr);
        return nk_board_solve_briefly(board.get(), max_solutions);
    }
    void conclude(int max_solutions) {
        nk_board* const own = board.get();
        const int32_t found = nk_board_solution_count(own);
        // Probing may meet more than were asked for; with the others left out, the first says nothing of uniqueness.
        const bool is_cut = found > max_solutions;
        if (is_cut && max_solutions == 1) status = NK_UNKNOWN;
        const size_t size = cell_count();
        solution_count = std::min(found, max_solutions);
        cells.resize((solution_count + (status == NK_MULTIPLE)) * size);
        for (int32_t i = 0; i < solution_count; ++i) nk_board_solution(own, i, &cells[i * size], size);
        if (status == NK_MULTIPLE) nk_board_cells(own, &cells[solution_count * size], size);
        stage_count = std::min<int32_t>(most_stages, nk_board_read_stages(own, stages[0].data(), most_stages));
        ticks = static_cast<int64_t>(nk_board_ticks(own));
        guesses = static_cast<int64_t>(nk_board_guesses(own));
        is_complete = !is_cut && nk_board_is_complete(own) == 1;
        const bool has_enough = is_complete || found >= max_solutions;
        if (status != NK_NONE && status != NK_UNKNOWN && has_enough) board.reset();
    }
};

}  // namespace face
