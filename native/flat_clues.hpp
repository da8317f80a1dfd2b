// Clues of all lines held flat, as readers make and check them: made of text or of a picture, and whether both sides
// agree. Knows no Python, and never reads past what it is given.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace flat {

constexpr int most_colours = 256;

// Rows, then columns; a count of −1 is a missing clue, a length of 0 an unknown one.
struct Clues {
    std::vector<int32_t> counts, lengths;
    std::vector<uint8_t> colours;

    Clues() {
        counts.reserve(64);
        lengths.reserve(256);
        colours.reserve(256);
    }
    void begin_line() { counts.push_back(0); }
    void add_run(int32_t length, uint8_t colour) {
        ++counts.back();
        lengths.push_back(length);
        colours.push_back(colour);
    }
    void append(const Clues& others) {
        counts.insert(counts.end(), others.counts.begin(), others.counts.end());
        lengths.insert(lengths.end(), others.lengths.begin(), others.lengths.end());
        colours.insert(colours.end(), others.colours.begin(), others.colours.end());
    }
};

// --- a picture ---

inline void add_line(Clues& clues, const uint8_t* cell, size_t size, size_t stride) {
    clues.begin_line();
    for (size_t i = 0, start; i < size; i = start) {
        const uint8_t colour = cell[i * stride];
        for (start = i + 1; start < size && cell[start * stride] == colour; ++start) {
        }
        if (colour) clues.add_run(static_cast<int32_t>(start - i), colour);
    }
}
inline Clues clues_of_picture(const uint8_t* cells, size_t width, size_t height) {
    Clues clues;
    for (size_t y = 0; y < height; ++y) add_line(clues, cells + y * width, width, 1);
    for (size_t x = 0; x < width; ++x) add_line(clues, cells + x, height, width);
    return clues;
}

// --- whether the sides agree ---

// What one side says; colours of null are all 1.
struct Side {
    std::array<int64_t, most_colours> cells{};  // filled, by colour
    bool is_exact = true;                       // no clue is missing, no length unknown
    bool fits = true;                           // every line, and every colour is one of the palette

    void add(std::span<const int32_t> lengths, const uint8_t* colours, int64_t size, int palette) {
        int64_t taken = 0;
        for (size_t i = 0; i < lengths.size(); ++i) {
            const int colour = colours ? colours[i] : 1;
            const int64_t length = std::max(1, lengths[i]);
            is_exact = is_exact && lengths[i];
            fits = fits && colour && colour < palette;
            taken += length + (i && (!colours || colours[i - 1] == colour));
            cells[colour] += length;
        }
        fits = fits && taken <= size;
    }
};

// Whether every clue fits its line and both sides fill the same cells of each colour; only bounds hold where something
// is missing. The counts' sum is that of the lengths.
inline bool sides_agree(std::span<const int32_t> counts, std::span<const int32_t> lengths, const uint8_t* colours,
                        size_t height, int palette) {
    Side sides[2];
    size_t run = 0;
    if (!height || height >= counts.size()) return false;
    for (size_t line = 0; line < counts.size(); ++line) {
        Side& side = sides[line >= height];
        const size_t count = static_cast<size_t>(std::max(0, counts[line]));
        side.is_exact = side.is_exact && counts[line] >= 0;
        side.add(lengths.subspan(run, count), colours ? colours + run : nullptr,
                 static_cast<int64_t>(line < height ? counts.size() - height : height), palette);
        run += count;
    }
    const auto& [rows, columns] = sides;
    for (int colour = 1; colour < palette; ++colour) {
        if (rows.is_exact && rows.cells[colour] < columns.cells[colour]) return false;
        if (columns.is_exact && columns.cells[colour] < rows.cells[colour]) return false;
    }
    return rows.fits && columns.fits;
}

// --- text ---

constexpr int most_digits = 6;  // a longer number is looked at by somebody with more patience

// Colours by name.
class Names {
public:
    size_t size() const { return own_.size(); }
    std::string_view operator[](size_t i) const { return own_[i].first; }
    void add(std::string_view name, int value) { own_.emplace_back(name, value); }
    // −1 for a name that is not among them.
    int find(std::string_view name) const {
        for (const auto& [known, value] : own_)
            if (known == name) return value;
        return -1;
    }

private:
    std::vector<std::pair<std::string_view, int>> own_;
};

// Reads from left to right; what is not as expected is not taken.
class Scanner {
public:
    explicit Scanner(std::string_view text) : rest_(text) {}
    bool is_at_end() const { return rest_.empty(); }
    bool take(std::string_view word) {
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    void skip_blanks() {
        size_t blanks = 0;
        while (blanks < rest_.size() && is_blank(rest_[blanks])) ++blanks;
        rest_.remove_prefix(blanks);
    }
    // At least one.
    bool take_blanks() {
        const size_t before = rest_.size();
        skip_blanks();
        return rest_.size() < before;
    }
    // Up to that character, or a blank when it is one; or to the end.
    std::string_view until(char border) {
        size_t size = 0;
        while (size < rest_.size() && rest_[size] != border && (border != ' ' || !is_blank(rest_[size]))) ++size;
        const std::string_view word = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return word;
    }
    size_t left() const { return rest_.size(); }
    // −1 when there is none, or too long a one.
    int32_t number() {
        int32_t number = 0;
        size_t digits = 0;
        for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
            if (digits == most_digits) return -1;
            number = 10 * number + (rest_[digits] - '0');
        }
        rest_.remove_prefix(digits);
        return digits ? number : -1;
    }

private:
    std::string_view rest_;

    static bool is_blank(char one) { return one == ' ' || one == '\t' || one == '\n'; }
};

// A clue such as `red 3 blue 1`, or `0`; false when there is anything else in it.
inline bool read_named(std::string_view text, const Names& names, Clues& clues) {
    clues.begin_line();
    if (text == "0") return true;
    Scanner scanner(text);
    scanner.skip_blanks();
    do {
        const bool is_quoted = scanner.take("\"");
        const int colour = names.find(scanner.until(is_quoted ? '"' : ' '));
        if (colour < 0 || (is_quoted && !scanner.take("\"")) || !scanner.take_blanks()) return false;
        const int32_t length = scanner.number();
        if (length < 1 || !(scanner.take_blanks() || scanner.is_at_end())) return false;
        clues.add_run(length, static_cast<uint8_t>(colour));
    } while (!scanner.is_at_end());
    return true;
}

// A clue such as `3r 1b 2`, whose runs are followed by the letter of their colour, perhaps none; `0` or nothing is
// blank.
inline bool read_lettered(std::string_view text, const Names& letters, Clues& clues) {
    clues.begin_line();
    if (text == "0") return true;
    Scanner scanner(text);
    for (scanner.skip_blanks(); !scanner.is_at_end(); scanner.skip_blanks()) {
        const int32_t length = scanner.number();
        const int colour = letters.find(scanner.until(' '));
        if (length < 1 || colour < 0) return false;
        clues.add_run(length, static_cast<uint8_t>(colour));
    }
    return true;
}

// The runs of one `<line>` of webpbn's XML and its end. Without a colour of its own a run has `usual`.
inline bool read_xml_line(Scanner& scanner, const Names& names, int usual, Clues& clues) {
    clues.begin_line();
    for (scanner.skip_blanks(); !scanner.take("</line>"); scanner.skip_blanks()) {
        if (!scanner.take("<count")) return false;
        const int colour = scanner.take(" color=\"") ? names.find(scanner.until('"')) : usual;
        scanner.take("\"");
        const int32_t length = scanner.take(">") ? scanner.number() : -1;
        if (colour < 1 || length < 0 || !scanner.take("</count>")) return false;
        clues.add_run(length, static_cast<uint8_t>(colour));
    }
    return true;
}
// What follows after `<clues>`, and its end; false when there is anything else than lines of counts before that.
inline bool read_xml_side(Scanner& scanner, const Names& names, int usual, Clues& clues) {
    for (scanner.skip_blanks(); !scanner.take("</clues>"); scanner.skip_blanks()) {
        if (scanner.take("<line/>"))
            clues.begin_line();
        else if (!scanner.take("<line>") || !read_xml_line(scanner, names, usual, clues))
            return false;
    }
    return true;
}
// Both sides, of which the rows may be the second in the text and become the first here.
inline bool read_xml_sides(Scanner& scanner, const Names& names, int usual, bool is_rows_first, Clues& rows,
                           Clues& columns) {
    Clues &first = is_rows_first ? rows : columns, &second = is_rows_first ? columns : rows;
    if (!read_xml_side(scanner, names, usual, first)) return false;
    scanner.skip_blanks();
    return scanner.take(is_rows_first ? "<clues type=\"columns\">" : "<clues type=\"rows\">") &&
           read_xml_side(scanner, names, usual, second);
}

// A run of a JSON list: a length, of colour 0, or `[3, "red"]`, whose name gets the next number when it is new.
inline bool read_json_run(Scanner& scanner, Names& names, size_t most_names, Clues& clues) {
    const bool is_pair = scanner.take("[");
    if (is_pair) scanner.skip_blanks();
    const int32_t length = scanner.take("0") ? 0 : scanner.number();  // no number begins with a 0
    if (length < 1) return false;
    int colour = 0;
    if (is_pair) {
        scanner.skip_blanks();
        if (!scanner.take(",")) return false;
        scanner.skip_blanks();
        if (!scanner.take("\"")) return false;
        const std::string_view name = scanner.until('"');
        colour = names.find(name);
        if (colour < 0) {
            const auto is_odd = [](char one) { return one == '\\' || static_cast<unsigned char>(one) < ' '; };
            if (names.size() == most_names || name.empty() || std::any_of(name.begin(), name.end(), is_odd))
                return false;
            names.add(name, colour = static_cast<int>(names.size()) + 1);
        }
        if (!scanner.take("\"")) return false;
        scanner.skip_blanks();
        if (!scanner.take("]")) return false;
    }
    clues.add_run(length, static_cast<uint8_t>(colour));
    return true;
}
// The items of a JSON list after its `[`, and its end.
template <class Read>
bool read_json_items(Scanner& scanner, Read read_item) {
    scanner.skip_blanks();
    if (scanner.take("]")) return true;
    for (;;) {
        if (!read_item()) return false;
        scanner.skip_blanks();
        if (scanner.take("]")) return true;
        if (!scanner.take(",")) return false;
        scanner.skip_blanks();
    }
}
// A JSON list of lists of runs; false when there is anything else in it.
inline bool read_json_side(Scanner& scanner, Names& names, size_t most_names, Clues& clues) {
    return scanner.take("[") && read_json_items(scanner, [&] {
               if (!scanner.take("[")) return false;
               clues.begin_line();
               return read_json_items(scanner, [&] { return read_json_run(scanner, names, most_names, clues); });
           });
}

}  // namespace flat
