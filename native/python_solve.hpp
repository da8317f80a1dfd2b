// From clues as arrays, or from plain lists, to a checked answer in one call; one puzzle or many.
#pragma once

#include "python_values.hpp"

namespace face {

class Job;

// Solves, and makes answers of classes that it is told once: the engine's layer knows none of them.
class Answers {
public:
    // The classes of results, grids, statistics, stages and puzzles; statuses and names of stages by their numbers; the
    // engine's name; the palette of plain lists; and who makes limits, of a time limit, whom to tell of progress, and
    // the seconds spent.
    Answers(const nb::tuple& classes, nb::tuple statuses, nb::tuple stage_names, nb::str engine, nb::tuple palette,
            nb::object make_limits);

    nb::str engine() const { return engine_; }
    // What line logic, probing and a bounded search say of a puzzle: a result; or where there is more to find or to
    // say, or where limits came to be asked, a pair: of a result or what is known by now, and of the limits or None.
    // None for what takes another way: given cells, lines that are too long.
    nb::object solve(nb::handle puzzle, int max_solutions, nb::object timeout_s, nb::object on_progress) const;
    // The parts of it, for many at a time. Reading a puzzle, or a pair of plain lists: false for what takes another
    // way, or what somebody else will say what is wrong with.
    bool read(PyObject* item, Job& job) const;
    // A result, or what is known by now.
    nb::object answer(Job& job) const;

private:
    SlotClass<5> result_;
    SlotClass<4> grid_;
    SlotClass<7> stats_;
    nb::object stage_, puzzle_;
    nb::tuple statuses_, stage_names_;
    nb::str engine_;
    nb::tuple palette_;
    nb::object make_limits_;
    nb::object given_, buffers_, width_, height_, palette_name_;  // names of a puzzle's attributes

    bool read_puzzle(nb::handle puzzle, Job& job) const;
    nb::object stages(const Job& job) const;
};

}  // namespace face
