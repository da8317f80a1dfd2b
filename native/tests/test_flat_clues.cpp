// Clues from text and pictures, as readers ask for them: whatever the text, nothing beyond it is read.
#include <string>

#include "../flat_clues.hpp"
#include "check.hpp"

using namespace check;

namespace {

flat::Names colours() {
    flat::Names names;
    names.add("red", 1);
    names.add("light blue", 2);
    return names;
}

// Text from what such texts are made of, so that much of it is nearly right.
std::string random_text(Random& random, const std::vector<std::string>& pieces) {
    std::string text;
    for (int i = below(random, 12); i > 0; --i) text += pieces[below(random, static_cast<int>(pieces.size()))];
    return text;
}

// The counts' sum is the number of runs, whatever was read.
void check_whole(const flat::Clues& clues) {
    size_t runs = 0;
    for (const int32_t count : clues.counts) runs += static_cast<size_t>(count);
    CHECK_EQUAL(runs, clues.lengths.size());
    CHECK_EQUAL(runs, clues.colours.size());
}

}  // namespace

TEST(clues_of_pictures_agree) {
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        const int width = 1 + below(random, 6), height = 1 + below(random, 6), values = 2 + below(random, 3);
        const Picture picture = random_picture(random, width, height, values);
        flat::Clues clues = flat::clues_of_picture(picture.cells.data(), width, height);
        CHECK_EQUAL(clues.counts.size(), static_cast<size_t>(width + height));
        CHECK(flat::sides_agree(clues.counts, clues.lengths, clues.colours.data(), height, values));
        if (clues.lengths.empty()) continue;
        ++clues.lengths[0];
        CHECK(!flat::sides_agree(clues.counts, clues.lengths, clues.colours.data(), height, values));
    }
}

TEST(named_clues_are_read_to_their_end) {
    const flat::Names names = colours();
    flat::Clues clues;
    CHECK(flat::read_named("red 3 \"light blue\" 12", names, clues));
    CHECK(clues.lengths == std::vector<int32_t>({3, 12}) && clues.colours == std::vector<uint8_t>({1, 2}));
    Random random(2);
    for (int i = 0; i < 20000; ++i) {
        flat::Clues found;
        flat::read_named(random_text(random, {"red", " ", "3", "\"", "light blue", "0", "1234567"}), names, found);
        check_whole(found);
        flat::read_lettered(random_text(random, {"3", "red", " ", "\t", "0", "1234567", "light"}), names, found);
        check_whole(found);
    }
}

TEST(xml_and_json_are_read_to_their_end) {
    const std::vector<std::string> marks = {"<line>",   "</line>", "<count color=\"red\">", "3", "</count>", "<count>",
                                            "</clues>", "<line/>", "<clues type=\"rows\">", " ", "<",        "\""};
    const std::vector<std::string> signs = {"[", "]",        "[[",      "]]", ",",  "3",
                                            "0", "12345678", "\"red\"", " ",  "\"", "\\"};
    Random random(3);
    for (int i = 0; i < 20000; ++i) {
        flat::Names names = colours();
        flat::Clues rows, columns, found;
        const std::string xml = random_text(random, marks), json = random_text(random, signs);
        flat::Scanner scanner(xml), other(json);
        flat::read_xml_sides(scanner, names, 1, i % 2, rows, columns);
        flat::read_json_side(other, names, 4, found);
        check_whole(rows);
        check_whole(columns);
        check_whole(found);
        CHECK(names.size() <= 4);
    }
}
