// Many puzzles on their way through threads that hardly ever need Python.
//
// Whoever iterates over results reads puzzles and makes results, both with Python's lock, and solves while there is
// neither to do. Other threads solve, a few puzzles at a time, and want that lock only for what is left of puzzles that
// take longer. So nobody waits for it, and what all results refer to (classes, palettes) stays in one core's cache.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>

#include "python_job.hpp"
#include "python_solve.hpp"

namespace face {

class Queue {
public:
    // So many threads solve at most, with the one that takes; `poll` is asked by that one.
    Queue(const Answers& answers, int threads, int max_solutions, double timeout_s, nb::object poll);
    Queue(const Queue&) = delete;

    // A batch of puzzles or pairs of lists, of which the first has this number.
    void put(int64_t first, nb::object puzzles);
    // The number of a batch's first and its answers: of the first batch, or of any that is done. None when there is
    // nothing to solve meanwhile, and none was done in so many seconds either.
    nb::object take(bool in_order, double wait_s);

    // --- for other threads ---
    // Solves (or only waits) until something is left for Python, and returns the number of that batch's first; None at
    // the end, or when nothing was to be done for so long.
    nb::object work(bool solves, double wait_s);
    // What the engine says to such a batch's puzzles, and these: results, what is known by now, or None.
    nb::tuple begun(int64_t first);
    // The whole answers to them, or an error.
    void finish(int64_t first, nb::object answers);

    bool has_rest() const;
    void end();

private:
    struct Batch {
        int64_t first;
        nb::object puzzles;
        std::vector<Job> jobs;
        size_t next = 0, done = 0;  // the first job that nobody has begun, and how many are done
        bool has_rest = false, is_handed_out = false, is_ready = false;
        nb::object answers;  // where others than the engine have finished it
    };
    const Answers& answers_;
    const int threads_, max_solutions_;
    const double timeout_s_;
    const nb::object poll_;

    mutable std::mutex mutex_;  // never held by somebody who waits for Python's lock
    std::condition_variable for_workers_, for_taker_;
    std::deque<std::unique_ptr<Batch>> batches_;
    std::deque<Batch*> rest_;  // what is left for Python, and not begun
    int busy_ = 0;             // threads at work
    std::atomic<bool> is_ended_ = false;

    using Lock = std::unique_lock<std::mutex>;
    Batch* to_solve() const;
    void solve_some(Batch& batch, Watch& watch, Lock& lock);
    bool is_any_ready(bool in_order) const;
    std::unique_ptr<Batch> pop(bool in_order);
    Batch& at(int64_t first);
    nb::list answers_to(Batch& batch) const;
};

}  // namespace face
