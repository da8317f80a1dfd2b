#include "python_reading.hpp"

#include "flat_clues.hpp"
#include "python_lists.hpp"

namespace face {

namespace {

template <class T>
nb::bytes as_bytes(const std::vector<T>& numbers) {
    return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T));
}
nb::object arrays_of(const flat::Clues& clues) {
    const auto is_one = [](uint8_t colour) { return colour == 1; };
    const bool is_plain = std::all_of(clues.colours.begin(), clues.colours.end(), is_one);
    return nb::make_tuple(as_bytes(clues.counts), as_bytes(clues.lengths),
                          is_plain ? nb::object(nb::none()) : nb::object(as_bytes(clues.colours)));
}

// As long as the object lives. Empty for what is no text, or cannot be written in UTF-8.
std::string_view text_of(PyObject* object) {
    Py_ssize_t size = 0;
    const char* const text = PyUnicode_CheckExact(object) ? PyUnicode_AsUTF8AndSize(object, &size) : nullptr;
    if (!text) PyErr_Clear();
    return text ? std::string_view(text, static_cast<size_t>(size)) : std::string_view();
}

constexpr size_t most_names = 64;  // they are searched one by one

// Nothing where a name or a value cannot be one, or there are too many.
std::optional<flat::Names> names_of(const nb::dict& values, bool may_be_empty = false) {
    flat::Names names;
    if (values.size() > most_names) return {};
    for (const auto [name, value] : values) {
        const std::string_view text = text_of(name.ptr());
        const int32_t number = plain_number(value.ptr());
        if ((text.empty() && !(may_be_empty && PyUnicode_CheckExact(name.ptr()))) || number < 0 ||
            number >= flat::most_colours)
            return {};
        names.add(text, number);
    }
    return names;
}

bool read_pair(PyObject* pair, const flat::Names& names, flat::Clues& clues) {
    if (!is_list(pair) || PySequence_Fast_GET_SIZE(pair) != 2) return false;
    const int32_t length = plain_number(PySequence_Fast_GET_ITEM(pair, 0));
    const int colour = names.find(text_of(PySequence_Fast_GET_ITEM(pair, 1)));
    if (length < 1 || colour < 0) return false;
    clues.add_run(length, static_cast<uint8_t>(colour));
    return true;
}
bool read_coloured_line(PyObject* line, const flat::Names& names, flat::Clues& clues) {
    if (PyUnicode_CheckExact(line)) {
        const std::string_view text = text_of(line);
        return text.size() <= static_cast<size_t>(longest_text) && flat::read_named(text, names, clues);
    }
    if (!is_list(line)) return false;
    clues.begin_line();
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(line); ++i)
        if (!read_pair(PySequence_Fast_GET_ITEM(line, i), names, clues)) return false;
    return true;
}

}  // namespace

bool sides_agree(const nb::tuple& buffers, int height, int palette) {
    if (nb::len(buffers) != 3) throw nb::type_error("clues are counts, lengths and colours");
    const View<int32_t> counts(buffers[0]), lengths(buffers[1]);
    std::optional<View<uint8_t>> colours;
    if (!buffers[2].is_none()) colours.emplace(buffers[2]);
    size_t runs = 0;
    for (size_t i = 0; i < counts.size(); ++i) runs += static_cast<size_t>(std::max(0, counts[i]));
    if (runs != lengths.size() || (colours && runs != colours->size()))
        throw nb::value_error("the arrays speak of different numbers of runs");
    if (height < 0 || palette < 0 || palette > flat::most_colours) throw nb::value_error("no such size");
    return flat::sides_agree({counts.data(), counts.size()}, {lengths.data(), lengths.size()},
                             colours ? colours->data() : nullptr, static_cast<size_t>(height), palette);
}

nb::object clues_of_picture(const nb::bytes& cells, int width) {
    const auto* const own = static_cast<const uint8_t*>(cells.data());
    const size_t size = cells.size();
    if (width < 1 || !size || size % static_cast<size_t>(width) || std::find(own, own + size, open_cell) != own + size)
        return nb::none();
    return arrays_of(flat::clues_of_picture(own, static_cast<size_t>(width), size / static_cast<size_t>(width)));
}

nb::object read_coloured(nb::handle rows, nb::handle columns, const nb::dict& values) {
    const std::optional<flat::Names> names = names_of(values);
    flat::Clues clues;
    if (!names) return nb::none();
    for (PyObject* const side : {rows.ptr(), columns.ptr()}) {
        if (!is_list(side)) return nb::none();
        for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(side); ++i)
            if (!read_coloured_line(PySequence_Fast_GET_ITEM(side, i), *names, clues)) return nb::none();
    }
    return arrays_of(clues);
}

nb::object read_lettered(nb::handle rows, nb::handle columns, const nb::dict& letters) {
    const std::optional<flat::Names> names = names_of(letters, true);
    flat::Clues clues;
    if (!names) return nb::none();
    for (PyObject* const side : {rows.ptr(), columns.ptr()}) {
        if (!is_list(side)) return nb::none();
        for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(side); ++i) {
            PyObject* const line = PySequence_Fast_GET_ITEM(side, i);
            const bool is_text = PyUnicode_CheckExact(line) && PyUnicode_GET_LENGTH(line) <= longest_text;
            if (!is_text || !PyUnicode_IS_ASCII(line) || !flat::read_lettered(text_of(line), *names, clues))
                return nb::none();
        }
    }
    return arrays_of(clues);
}

nb::object read_xml_clues(const nb::str& text, bool is_rows_first, const nb::dict& values, int usual) {
    const std::optional<flat::Names> names = names_of(values);
    if (!names || usual < 0 || usual >= flat::most_colours || !PyUnicode_IS_COMPACT_ASCII(text.ptr()))
        return nb::none();
    const std::string_view whole = text_of(text.ptr());
    flat::Scanner scanner(whole);
    flat::Clues rows, columns;
    if (!flat::read_xml_sides(scanner, *names, usual, is_rows_first, rows, columns)) return nb::none();
    const size_t height = rows.counts.size(), width = columns.counts.size();
    rows.append(columns);
    return nb::make_tuple(arrays_of(rows), width, height, whole.size() - scanner.left());
}

nb::object read_json_clues(const nb::str& text, size_t at, nb::list names) {
    const std::string_view whole = PyUnicode_IS_COMPACT_ASCII(text.ptr()) ? text_of(text.ptr()) : std::string_view();
    flat::Names known;
    for (const nb::handle name : names) known.add(text_of(name.ptr()), static_cast<int>(known.size()) + 1);
    const size_t before = known.size();
    flat::Scanner scanner(whole.substr(std::min(at, whole.size())));
    flat::Clues clues;
    if (!flat::read_json_side(scanner, known, most_names, clues)) return nb::none();
    for (size_t i = before; i < known.size(); ++i) names.append(nb::str(known[i].data(), known[i].size()));
    return nb::make_tuple(as_bytes(clues.counts), as_bytes(clues.lengths), as_bytes(clues.colours),
                          whole.size() - scanner.left());
}

}  // namespace face
