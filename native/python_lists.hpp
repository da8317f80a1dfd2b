// Clues from lists of plain numbers, or from texts of them. Lists and tuples are read by index, and without running any
// of Python's code, so that they cannot change meanwhile.
#pragma once

#include "python_values.hpp"

namespace face {

constexpr Py_ssize_t longest_text = 1 << 16;  // of one clue
constexpr Py_ssize_t most_digits = 7;         // as many as the longest run has

inline bool is_list(PyObject* object) { return PyList_CheckExact(object) || PyTuple_CheckExact(object); }

// A number of a single digit of Python's, as nearly all are; −1 for others.
inline long short_number(PyObject* number) {
#if PY_VERSION_HEX >= 0x030C0000
    const auto* const own = reinterpret_cast<PyLongObject*>(number);
    return PyUnstable_Long_IsCompact(own) ? static_cast<long>(PyUnstable_Long_CompactValue(own)) : -1;
#else
    const Py_ssize_t digits = Py_SIZE(number);
    return digits == 1 ? static_cast<long>(reinterpret_cast<PyLongObject*>(number)->ob_digit[0]) : digits ? -1 : 0;
#endif
}

// A run that is a plain number; −1 for anything else. A puzzle has hundreds of them.
inline int32_t plain_number(PyObject* run) {
    if (!PyLong_CheckExact(run)) return -1;
    long length = short_number(run);
    int overflow = 0;
    if (length < 0) length = PyLong_AsLongAndOverflow(run, &overflow);
    return overflow || length < 0 || length > longest_run ? -1 : static_cast<int32_t>(length);
}

// The numbers of a text, between blanks and commas; false when there is anything else in it.
inline bool numbers_of_text(PyObject* text, Numbers& numbers) {
    if (!PyUnicode_IS_COMPACT_ASCII(text) || PyUnicode_GET_LENGTH(text) > longest_text) return false;
    const Py_UCS1* at = PyUnicode_1BYTE_DATA(text);
    const Py_UCS1* const end = at + PyUnicode_GET_LENGTH(text);
    const auto is_digit = [&] { return at < end && *at >= '0' && *at <= '9'; };
    numbers.clear();
    for (;; ++at) {
        if (is_digit()) {
            const Py_UCS1* const start = at;
            int32_t number = 0;
            for (; is_digit() && at - start < most_digits; ++at) number = 10 * number + (*at - '0');
            if (is_digit() || number > longest_run) return false;
            numbers.push_back(number);
        }
        if (at == end) return true;
        if (*at != ' ' && *at != ',' && *at != '\t') return false;
    }
}

template <class Begin, class Take>
bool read_text(PyObject* text, Begin begin, Take take) {
    static thread_local Numbers numbers;
    if (!numbers_of_text(text, numbers)) return false;
    if (numbers.size() == 1 && !numbers[0]) numbers.clear();
    begin(static_cast<int32_t>(numbers.size()));
    for (const int32_t number : numbers) {
        if (!number) return false;
        take(number);
    }
    return true;
}

// Calls begin(count) for every line and run(length) for its runs; false when there is anything else than plain numbers.
template <class Begin, class Take>
bool read_line(PyObject* line, Begin begin, Take take) {
    if (PyUnicode_CheckExact(line)) return read_text(line, begin, take);
    if (!is_list(line)) return false;
    PyObject** const runs = PySequence_Fast_ITEMS(line);
    const Py_ssize_t count = PySequence_Fast_GET_SIZE(line);
    const int32_t first = count ? plain_number(runs[0]) : 0;
    // [0] is how many write an empty line.
    if (first <= 0) return !first && count < 2 && (begin(0), true);
    begin(static_cast<int32_t>(count));
    take(first);
    for (Py_ssize_t i = 1; i < count; ++i) {
        const int32_t length = plain_number(runs[i]);
        if (length <= 0) return false;
        take(length);
    }
    return true;
}
template <class Begin, class Take>
bool read_side(PyObject* lines, Begin begin, Take take) {
    if (!is_list(lines)) return false;
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(lines); ++i)
        if (!read_line(PySequence_Fast_GET_ITEM(lines, i), begin, take)) return false;
    return true;
}

// A puzzle of that class and palette, with its arrays: how many runs each line has and all their lengths, as bytes of
// 32-bit numbers, and None for their colours. None when there is anything else in the lists, for somebody with more
// patience to read.
inline nb::object read_lists(nb::handle type, nb::handle rows, nb::handle columns, nb::handle palette) {
    static thread_local Numbers counts, lengths;  // memory that stays
    counts.clear();
    lengths.clear();
    for (const nb::handle side : {rows, columns})
        if (!read_side(
                side.ptr(), [&](int32_t count) { counts.push_back(count); },
                [&](int32_t length) { lengths.push_back(length); }))
            return nb::none();
    const auto bytes = [](const Numbers& numbers) {
        return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(int32_t));
    };
    static PyObject* const names[] = {PyUnicode_InternFromString("height"), PyUnicode_InternFromString("width"),
                                      PyUnicode_InternFromString("palette"), PyUnicode_InternFromString("buffers")};
    const nb::object fields[] = {nb::int_(PySequence_Fast_GET_SIZE(rows.ptr())),
                                 nb::int_(PySequence_Fast_GET_SIZE(columns.ptr())), nb::borrow(palette),
                                 nb::make_tuple(bytes(counts), bytes(lengths), nb::none())};
    // Not by its allocator alone: attributes of what `object` makes need no dictionary.
    nb::object puzzle = nb::steal(PyBaseObject_Type.tp_new(plain_class(type), nb::tuple().ptr(), nullptr));
    if (!puzzle.is_valid()) throw nb::python_error();
    for (size_t i = 0; i < std::size(names); ++i)
        if (PyObject_GenericSetAttr(puzzle.ptr(), names[i], fields[i].ptr())) throw nb::python_error();
    return puzzle;
}

// The same as the kernel takes a puzzle; empty when there is anything else in the lists, or no cell.
inline Numbers puzzle_of_lists(PyObject* rows, PyObject* columns) {
    if (!is_list(rows) || !is_list(columns)) return {};
    const Py_ssize_t height = PySequence_Fast_GET_SIZE(rows), width = PySequence_Fast_GET_SIZE(columns);
    if (std::min(width, height) < 1 || std::max(width, height) > most_lines) return {};
    Numbers numbers{static_cast<int32_t>(width), static_cast<int32_t>(height), 2, 0};
    numbers.reserve(8 * (width + height));
    const auto keep = [&](int32_t number) { numbers.push_back(number); };
    return read_side(rows, keep, keep) && read_side(columns, keep, keep) ? numbers : Numbers{};
}

}  // namespace face
