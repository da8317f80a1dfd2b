// What each single line says about pairs of cells: "this cell has this value ⇒ that cell has that value".
#pragma once

#include "board.hpp"

namespace nonokit {

// For every open cell and value, in reading order: what its row and its column fix at once when the cell has the
// value. A value that a line does not allow implies that the cell has each of its other values.
template <int W, bool Plain>
std::vector<std::pair<int, std::vector<int>>> Board<W, Plain>::implications() {
    std::vector<std::pair<int, std::vector<int>>> out;
    std::vector<Mask> trial(values_), found(values_);
    for (int cell = 0; cell < cell_count(); ++cell) {
        if (!is_open(cell)) continue;
        for (int v = 0; v < values_; ++v) {
            if (!possible(cell, v)) continue;
            if (stop_requested()) return out;
            std::vector<int> implied;
            for (int index : {cell / width_, height_ + cell % width_})
                imply(index, cell, v, trial.data(), found.data(), implied);
            out.push_back({cell * values_ + v, std::move(implied)});
        }
    }
    return out;
}

template <int W, bool Plain>
void Board<W, Plain>::imply(int index, int cell, int value, Mask* trial, Mask* found, std::vector<int>& implied) {
    const Line& line = shape_->lines[index];
    if (!line.has_clue) return;
    ticks += line.cost;
    const int at = index < height_ ? cell % width_ : cell / width_;
    const Mask* now = may(index);
    for (int v = 0; v < values_; ++v) {
        trial[v] = now[v];
        if (v != value) trial[v].clear(at);
    }
    if (!settler_.settle_any(line, trial, found, values_)) {
        for (int v = 0; v < values_; ++v)
            if (v != value && now[v].test(at)) implied.push_back(cell * values_ + v);
        return;
    }
    // Cells that were open and have one value now.
    Mask once{}, twice{};
    for (int v = 0; v < values_; ++v) {
        twice |= once & found[v];
        once |= found[v];
    }
    const Mask fixed = once & ~twice;
    for (int p = 0; p < line.size; ++p) {
        if (p == at || !fixed.test(p)) continue;
        const int other = index < height_ ? index * width_ + p : p * width_ + index - height_;
        if (is_known(other)) continue;
        for (int v = 0; v < values_; ++v)
            if (found[v].test(p)) implied.push_back(other * values_ + v);
    }
}

}  // namespace nonokit
