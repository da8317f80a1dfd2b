#include "settle.hpp"

#include "settler.hpp"

namespace nonokit {

namespace {

template <int W>
bool settle_in(const Line& line, std::span<const uint64_t> domains, int values, uint64_t* out) {
    std::vector<Bits<W>> may(values), found(values);
    for (size_t p = 0; p < domains.size(); ++p)
        for (int v = 0; v < values; ++v)
            if (domains[p] >> v & 1) may[v].set(static_cast<int>(p));
    if (!Settler<W>(line.runs.size()).settle_any(line, may.data(), found.data(), values)) return false;
    std::fill_n(out, domains.size(), 0);
    for (int v = 0; v < values; ++v) found[v].each([&](int p) { out[p] |= 1ull << v; });
    return true;
}

}  // namespace

Settled settle(Numbers& clue, std::span<const uint64_t> domains, int values, uint64_t* out) {
    if (values < 1 || values > most_values || domains.size() > static_cast<size_t>(longest_line)) return Settled::bad;
    Line line;
    std::vector<Run> runs;
    line.size = static_cast<int>(domains.size());
    if (!read_runs(clue, values, line, runs)) return Settled::bad;
    line.compile(runs);
    if (!line.can_fit) return Settled::no;
    const bool fits = line.size < 64    ? settle_in<1>(line, domains, values, out)
                      : line.size < 256 ? settle_in<4>(line, domains, values, out)
                                        : settle_in<64>(line, domains, values, out);
    return fits ? Settled::yes : Settled::no;
}

}  // namespace nonokit
