// Long lines settled word by word, compared with the way that settles any line.
#include <random>

#include "check.hpp"
#include "long_lines.hpp"
#include "settler.hpp"

using namespace nonokit;

namespace {

// A line of random runs, and what is known of one of its pictures; a few facts may be wrong.
struct Known {
    std::vector<Run> runs;
    Line line;
    LongBits may[2];

    Known(std::mt19937& random, int size, int longest_run, int share_known, bool is_wrong) {
        line.size = size;
        line.has_clue = true;
        std::vector<bool> filled(size);
        for (int p = random() % longest_run; p < size; p += 1 + random() % longest_run) {
            const int end = std::min<int>(size, p + 1 + random() % longest_run);
            runs.push_back({end - p, 1});
            for (; p < end; ++p) filled[p] = true;
        }
        line.compile(runs);
        for (LongBits& mask : may) mask = LongBits::low(size);
        for (int p = 0; p < size; ++p)
            if (static_cast<int>(random() % 100) < share_known) may[!filled[p]].clear(p);
        if (is_wrong) may[random() % 2].clear(random() % size);
    }
};

}  // namespace

TEST(long_lines_are_settled_as_any_line) {
    std::mt19937 random(3);
    LongLines long_lines;
    int misfits = 0;
    for (int i = 0; i < 3000; ++i) {
        const int size = i % 3 ? 1 + random() % 700 : 64 * (1 + random() % 20) - random() % 3;
        const Known known(random, size, 1 + random() % (i % 2 ? 300 : 12), i % 5 ? random() % 60 : 0, i % 4 == 0);
        LongBits expected[2];
        Settler<long_words> settler(known.line.runs.size());
        const bool fits = settler.settle_any(known.line, known.may, expected, 2);
        std::array<std::array<uint64_t, long_words>, 2> may{}, found{};
        for (int v : {0, 1}) known.may[v].each([&](int p) { may[v][p >> 6] |= 1ull << (p & 63); });
        CHECK_EQUAL(long_lines.settle(known.line, {may[0].data(), may[1].data()}, {found[0].data(), found[1].data()}),
                    fits);
        misfits += !fits;
        for (int v : {0, 1}) CHECK(!fits || LongBits(Stored(found[v].data(), size)) == expected[v]);
    }
    CHECK(misfits > 100);
}
