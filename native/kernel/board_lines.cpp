// What a board knows about one of its lines, for whoever writes it down or asks what follows from what. (Apart from
// board.cpp, where settling has a single caller and becomes part of it.)
#include "board.hpp"

namespace nonokit {

template <int W, bool Plain>
bool Board<W, Plain>::place_runs(int index, Positions& starts, Positions* ends) {
    const Line& line = puzzle->lines[index];
    Placement<W> seen;
    Mask room[Plain ? 2 : most_values], found[Plain ? 2 : most_values];
    starts.clear();
    if (ends) ends->clear();
    if (!settler.settle_any(line, at_hand(index, room), found, values(), &seen)) return false;
    for (size_t j = 0; j < line.runs.size(); ++j) {
        seen.starts[j].each([&](int p) { starts.add(p); });
        starts.end_run();
        if (!ends) continue;
        if (!line.runs[j].length) seen.covered[j].each([&](int p) { ends->add(p + 1); });
        ends->end_run();
    }
    return true;
}

// A value that the line does not allow implies that the cell has each of its other values.
template <int W, bool Plain>
void Board<W, Plain>::imply(int index, int at, int value, std::vector<int32_t>& literals) {
    const Line& line = puzzle->lines[index];
    if (!line.has_clue) return;
    ticks += line.cost;
    const auto now = may(index);
    Mask trial[Plain ? 2 : most_values], found[Plain ? 2 : most_values];
    for (int v = 0; v < values(); ++v) {
        trial[v] = now[v];
        if (v != value) trial[v].clear(at);
    }
    const auto add = [&](int p, int v) {
        literals.push_back((puzzle->first_cell(index) + p * puzzle->step(index)) * values() + v);
    };
    if (!settler.settle_any(line, trial, found, values())) {
        for (int v = 0; v < values(); ++v)
            if (v != value && now[v].test(at)) add(at, v);
        return;
    }
    const auto [once, twice] = once_and_twice(found);
    Mask news = once & ~twice & once_and_twice(now).second;
    news.clear(at);
    news.each([&](int p) {
        for (int v = 0; v < values(); ++v)
            if (found[v].test(p)) add(p, v);
    });
}

#define NONOKIT_COMPILE(W, PLAIN)                                           \
    template bool Board<W, PLAIN>::place_runs(int, Positions&, Positions*); \
    template void Board<W, PLAIN>::imply(int, int, int, std::vector<int32_t>&);
NONOKIT_EACH_BOARD(NONOKIT_COMPILE)
#undef NONOKIT_COMPILE

}  // namespace nonokit
