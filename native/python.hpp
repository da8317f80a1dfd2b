// What the units of Python's face share: how clues and numbers get in and out, polls, and boards.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include "kernel/nonokit.h"

namespace nb = nanobind;

namespace face {

constexpr int most_lines = 4095;
constexpr int longest_run = 1'000'000;
constexpr int most_values = 64;
constexpr int open_cell = 255;
constexpr const char* too_long = "lines of more than 4095 cells are beyond the native engine";

template <class T, void (*Free)(T*)>
struct Freed {
    void operator()(T* handle) const { Free(handle); }
};
template <class T, void (*Free)(T*)>
using Owned = std::unique_ptr<T, Freed<T, Free>>;
using OwnedBoard = Owned<nk_board, nk_board_free>;
using OwnedFormula = Owned<nk_formula, nk_formula_free>;
using OwnedLearner = Owned<nk_learner, nk_learner_free>;
using OwnedCounter = Owned<nk_counter, nk_counter_free>;
using OwnedList = Owned<nk_list, nk_list_free>;

[[noreturn]] inline void raise(int32_t error) {
    const char* const text = nk_error_text(error);
    switch (error) {
        case NK_BAD_CELL:
            throw nb::index_error(text);
        case NK_BUSY:
        case NK_WRONG:
            PyErr_SetString(PyExc_RuntimeError, text);
            throw nb::python_error();
        case NK_NO_MEMORY:
            throw std::bad_alloc();
        default:
            throw nb::value_error(text);
    }
}
inline int32_t checked(int32_t result) {
    if (result < 0) raise(result);
    return result;
}
template <class T>
T* checked(T* handle) {
    if (!handle) raise(nk_last_error());
    return handle;
}

// --- from Python ---

// Items as they are now: what else may say of its length, or change while it is read, becomes a tuple first. Clues are
// tuples, and going through one by index is much cheaper than asking it for an iterator.
inline nb::tuple frozen(nb::handle items) {
    if (PyTuple_Check(items.ptr())) return nb::borrow<nb::tuple>(items);
    PyObject* const copy = PySequence_Tuple(items.ptr());
    if (!copy) throw nb::python_error();
    return nb::steal<nb::tuple>(copy);
}
template <class F>
void each(nb::handle items, F f) {
    const nb::tuple own = frozen(items);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(own.ptr()); ++i) f(PyTuple_GET_ITEM(own.ptr(), i));
}

inline int32_t read_number(PyObject* object, int least, int most, const char* complaint) {
    const long value = PyLong_AsLong(object);
    if (value == -1 && PyErr_Occurred()) throw nb::python_error();
    if (value < least || value > most) throw nb::value_error(complaint);
    return static_cast<int32_t>(value);
}

struct Pair {
    int32_t length, value;
};
// A run: a length (None or 0 when unknown) and a value. Straight through the C API: a puzzle has hundreds of them, and
// reading them must not outlast solving it.
inline Pair read_run(PyObject* run, int values) {
    if (!PyTuple_Check(run) || PyTuple_GET_SIZE(run) != 2) throw nb::type_error("a run is a pair");
    PyObject* const length = PyTuple_GET_ITEM(run, 0);
    return {length == Py_None ? 0 : read_number(length, 0, longest_run, "a run's length is out of range"),
            read_number(PyTuple_GET_ITEM(run, 1), 1, values - 1, "a run's value is not among the values")};
}

using Numbers = std::vector<int32_t>;

// A clue as the kernel takes it: None for a missing one.
inline void append_clue(Numbers& numbers, nb::handle clue, int values) {
    if (clue.is_none()) {
        numbers.push_back(-1);
        return;
    }
    const nb::tuple runs = frozen(clue);
    const Py_ssize_t count = PyTuple_GET_SIZE(runs.ptr());
    const size_t begin = numbers.size();
    numbers.resize(begin + 1 + (values > 2 ? 2 : 1) * count);
    int32_t* to = &numbers[begin];
    *to++ = static_cast<int32_t>(count);
    for (Py_ssize_t i = 0; i < count; ++i) {
        const Pair run = read_run(PyTuple_GET_ITEM(runs.ptr(), i), values);
        *to++ = run.length;
        if (values > 2) *to++ = run.value;
    }
}

inline void check_values(int values) {
    if (values < 1 || values > most_values) throw nb::value_error("a cell has 1 to 64 values");
}

inline Numbers puzzle_of(nb::handle row_clues, nb::handle column_clues, int values) {
    const nb::tuple rows = frozen(row_clues), columns = frozen(column_clues);
    const size_t width = nb::len(columns), height = nb::len(rows);
    check_values(values);
    if (!width || !height) throw nb::value_error("a board needs cells");
    if (width > most_lines || height > most_lines) throw nb::value_error(too_long);
    Numbers numbers{static_cast<int32_t>(width), static_cast<int32_t>(height), values, 0};
    numbers.reserve(8 * (width + height));
    for (const nb::tuple& side : {rows, columns})
        each(side, [&](PyObject* clue) { append_clue(numbers, clue, values); });
    return numbers;
}

// Memory of Python's, for as long as it is looked at.
template <class T>
class View {
public:
    explicit View(nb::handle object) {
        // As a puzzle holds them: asking for a buffer would take as long as reading it.
        if (PyBytes_CheckExact(object.ptr())) {
            view_.obj = nullptr;
            view_.buf = PyBytes_AS_STRING(object.ptr());
            view_.len = PyBytes_GET_SIZE(object.ptr());
            bytes_ = nb::borrow(object);
        } else if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_SIMPLE)) {
            throw nb::python_error();
        }
        if (view_.len % sizeof(T)) {
            release();
            throw nb::value_error("numbers of another size than expected");
        }
    }
    View(const View&) = delete;
    ~View() { release(); }
    size_t size() const { return view_.len / sizeof(T); }
    T operator[](size_t i) const { return static_cast<const T*>(view_.buf)[i]; }
    const T* data() const { return static_cast<const T*>(view_.buf); }

private:
    Py_buffer view_;
    nb::object bytes_;

    void release() {
        if (view_.obj) PyBuffer_Release(&view_);
    }
};

// Clues as three arrays: how many runs each line has (−1 without a clue), and all runs' lengths and values; None for
// values that are all 1.
struct Flat {
    View<int32_t> counts, lengths;
    std::optional<View<uint8_t>> values;

    Flat(nb::handle counts_from, nb::handle lengths_from, nb::handle values_from, int height)
        : counts(counts_from), lengths(lengths_from) {
        if (!values_from.is_none()) values.emplace(values_from);
        int64_t runs = 0;
        for (size_t i = 0; i < counts.size(); ++i) runs += std::max(0, counts[i]);
        if (height < 1 || static_cast<size_t>(height) >= counts.size()) throw nb::value_error("a board needs cells");
        if (counts.size() > 2 * most_lines) throw nb::value_error(too_long);
        if (runs != static_cast<int64_t>(lengths.size()) || (values && lengths.size() != values->size()))
            throw nb::value_error("the arrays speak of different numbers of runs");
    }
    // The three as a tuple.
    Flat(const nb::tuple& three, int height) : Flat(part(three, 0), part(three, 1), part(three, 2), height) {}
    int32_t value(size_t run) const { return values ? (*values)[run] : 1; }

private:
    static nb::handle part(const nb::tuple& three, size_t i) {
        if (nb::len(three) != 3) throw nb::type_error("clues are counts, lengths and colours");
        return PyTuple_GET_ITEM(three.ptr(), i);
    }
};

inline Numbers puzzle_of(const Flat& flat, int height, int values) {
    check_values(values);
    const int width = static_cast<int>(flat.counts.size()) - height;
    if (std::max(width, height) > most_lines) throw nb::value_error(too_long);
    const bool is_plain = values == 2 && !flat.values;
    Numbers numbers(4 + flat.counts.size() + (values > 2 ? 2 : 1) * flat.lengths.size());
    int32_t* to = std::copy_n(std::array{width, height, values, 0}.data(), 4, numbers.data());
    size_t run = 0;
    for (size_t i = 0; i < flat.counts.size(); ++i) {
        const int32_t count = *to++ = flat.counts[i];
        if (is_plain && count > 0) {
            to = std::copy_n(flat.lengths.data() + run, count, to);
            run += count;
            continue;
        }
        for (int32_t j = 0; j < count; ++j, ++run) {
            const int32_t value = flat.value(run);
            if (!value || value >= values) throw nb::value_error("a run's value is not among the values");
            *to++ = flat.lengths[run];
            if (values > 2) *to++ = value;
        }
    }
    return numbers;
}

// --- to Python ---

// Bytes that `write` fills.
template <class F>
nb::bytes bytes_of(size_t size, F write) {
    nb::object bytes = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
    if (!bytes.is_valid()) throw nb::python_error();
    checked(write(reinterpret_cast<uint8_t*>(PyBytes_AS_STRING(bytes.ptr())), size));
    return nb::borrow<nb::bytes>(bytes);
}
inline nb::object outcome(int32_t code) { return nb::int_(checked(code)); }
inline std::vector<double> numbers_of(nk_list* list) {
    const OwnedList own(checked(list));
    return {nk_list_numbers(list), nk_list_numbers(list) + nk_list_count(list)};
}
inline nb::list integers(const int32_t* numbers, size_t count) {
    nb::list out;
    for (size_t i = 0; i < count; ++i) out.append(numbers[i]);
    return out;
}

// A poll of Python's, called without the GIL. An error must not travel through the kernel: it is kept, the stage stops,
// and whoever called it raises.
class Poll {
public:
    explicit Poll(nb::object call) : call_(std::move(call)) {}
    int32_t ask() {
        return guarded([this]() -> int32_t {
            const int answer = PyObject_IsTrue(call_().ptr());
            if (answer < 0) throw nb::python_error();
            return answer;
        });
    }
    // Asks what this makes from here on; true when that fails.
    template <class F>
    int32_t replace_by(F make) {
        return guarded([&]() -> int32_t {
            call_ = make();
            return 0;
        });
    }
    static int32_t ask_self(void* self) { return static_cast<Poll*>(self)->ask(); }
    bool is_set() const { return !call_.is_none(); }
    void replace(nb::object call) { call_ = std::move(call); }
    const nb::object& call() const { return call_; }
    void raise_error() {
        if (!error_) return;
        nb::python_error error = std::move(*error_);
        error_.reset();
        throw error;
    }

private:
    nb::object call_;
    std::optional<nb::python_error> error_;

    template <class F>
    int32_t guarded(F f) {
        nb::gil_scoped_acquire hold;
        try {
            return f();
        } catch (nb::python_error& error) {
            error_.emplace(std::move(error));
            return 1;
        }
    }
};

class Board {
public:
    Board(OwnedBoard board, nb::object poll) : board_(std::move(board)), poll_(std::move(poll)) {
        listen_to_poll();
        nk_board_set_clock(get(), &Board::clock, this);
    }
    Board(const Board&) = delete;

    std::unique_ptr<Board> copy() const {
        return std::make_unique<Board>(OwnedBoard(checked(nk_board_copy(get()))), poll_.call());
    }
    // Asks somebody else from here on.
    void set_poll(nb::object poll) {
        poll_.replace(std::move(poll));
        listen_to_poll();
    }
    nk_board* get() const { return board_.get(); }
    size_t cell_count() const { return static_cast<size_t>(nk_board_width(get())) * nk_board_height(get()); }

    // Runs a stage with the GIL released.
    template <class F>
    auto run(F stage) {
        auto result = [&] {
            nb::gil_scoped_release release;
            return stage(get());
        }();
        poll_.raise_error();
        return result;
    }

private:
    OwnedBoard board_;
    Poll poll_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();

    void listen_to_poll() { nk_board_set_poll(get(), poll_.is_set() ? &Poll::ask_self : nullptr, &poll_); }
    static double clock(void* self) {
        const std::chrono::duration<double> since =
            std::chrono::steady_clock::now() - static_cast<Board*>(self)->begin_;
        return since.count();
    }
};

inline std::unique_ptr<Board> new_board(const Numbers& puzzle, nb::object poll) {
    OwnedBoard board(checked(nk_board_new(puzzle.data(), puzzle.size())));
    return std::make_unique<Board>(std::move(board), std::move(poll));
}

inline nb::bytes cells_of(Board& board) {
    return bytes_of(board.cell_count(),
                    [&](uint8_t* to, size_t size) { return nk_board_cells(board.get(), to, size); });
}

inline nb::list solutions_of(Board& board, int32_t most) {
    nb::list out;
    for (int32_t i = 0; i < std::min(most, nk_board_solution_count(board.get())); ++i)
        out.append(bytes_of(board.cell_count(),
                            [&](uint8_t* to, size_t size) { return nk_board_solution(board.get(), i, to, size); }));
    return out;
}

inline nb::list stages_of(Board& board) {
    const std::vector<double> numbers = numbers_of(nk_board_stages(board.get()));
    nb::list out;
    for (size_t i = 0; i + 3 < numbers.size(); i += 4)
        out.append(nb::make_tuple(static_cast<int>(numbers[i]), static_cast<int64_t>(numbers[i + 1]), numbers[i + 2],
                                  static_cast<int>(numbers[i + 3])));
    return out;
}

}  // namespace face
