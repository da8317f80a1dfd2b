// What the units of the C interface share: handles, and how what goes wrong becomes a number.
#pragma once

#include <atomic>
#include <new>
#include <stdexcept>

#include "counting.hpp"
#include "nonokit.h"
#include "pipeline.hpp"

namespace nonokit {

// Set while a call works on the handle.
struct Busy {
    std::atomic<bool> is_set = false;
};

}  // namespace nonokit

struct nk_board : nonokit::Busy {
    nk_board(std::shared_ptr<const nonokit::Puzzle> puzzle, std::span<const int32_t> numbers)
        : numbers(numbers.begin(), numbers.end()), solve(std::move(puzzle)) {}
    explicit nk_board(const nk_board& other) : Busy(), numbers(other.numbers), solve(other.solve) {
        solve.board->poll = nullptr;
        solve.board->trace = {};
    }
    nonokit::AnyBoard& board() const { return *solve.board; }

    std::vector<int32_t> numbers;  // the puzzle, for the check
    nonokit::Solve solve;
};
struct nk_learner : nonokit::Busy {
    nk_learner(int variables, nonokit::Learner::Literals phases) : learner(variables, phases) {}
    nonokit::Learner learner;
};
struct nk_formula {
    nonokit::Formula formula;
};
struct nk_counter {
    nonokit::Counting counting;
};
struct nk_list {
    std::vector<double> numbers;
};

namespace nonokit {

inline thread_local int32_t last_error = 0;

inline int32_t fail(int32_t error) { return last_error = error; }
template <class T>
T* fail_with_none(int32_t error) {
    fail(error);
    return nullptr;
}

// Runs a call that may run out of memory; what else goes wrong is told by its result.
template <class T, class F>
T guarded(T otherwise, F f) {
#if defined(__cpp_exceptions)
    try {
        return f();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    fail(NK_NO_MEMORY);
    return otherwise;
#else
    (void)otherwise;
    return f();
#endif
}

// The same with a handle to itself.
template <class H, class T, class F>
T alone(H* handle, T otherwise, F f) {
    if (handle->is_set.exchange(true, std::memory_order_acquire)) {
        fail(NK_BUSY);
        return otherwise;
    }
    T result = guarded(otherwise, f);
    handle->is_set.store(false, std::memory_order_release);
    return result;
}
template <class H, class F>
inline int32_t alone(H* handle, F f) {
    last_error = 0;
    const int32_t result = alone(handle, INT32_MIN, f);
    return result == INT32_MIN ? last_error : result;
}

inline int64_t ticks_of(double budget) {
    if (!(budget > 0)) return 0;  // nor is anything that is no number
    return budget < static_cast<double>(most_ticks) ? static_cast<int64_t>(budget) : most_ticks;
}

inline int32_t code(Outcome outcome) { return static_cast<int32_t>(outcome); }

inline std::function<bool()> poll_of(nk_poll poll, void* context) {
    if (!poll) return nullptr;
    return [poll, context] { return poll(context) != 0; };
}

inline nk_list* list_of(std::vector<double> numbers) { return new nk_list{std::move(numbers)}; }

}  // namespace nonokit
