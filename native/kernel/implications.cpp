// What each single line says about pairs of cells: "this cell has this value ⇒ that cell has that value".
#include <bit>

#include "any_board.hpp"

namespace nonokit {

// For every open cell and value, in reading order: what its row and its column fix at once when the cell has the value.
std::vector<int32_t> implications(AnyBoard& board) {
    const Puzzle& puzzle = *board.puzzle;
    std::vector<uint64_t> domains(puzzle.cell_count());
    board.write_domains(domains.data());
    std::vector<int32_t> out;
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
        const int x = cell % puzzle.width, y = cell / puzzle.width;
        if (std::popcount(domains[cell]) < 2 || !puzzle.is_reached(x, y)) continue;
        for (int v = 0; v < puzzle.values; ++v) {
            if (!(domains[cell] >> v & 1)) continue;
            if (board.stop_requested()) return out;
            out.push_back(cell * puzzle.values + v);
            const size_t count = out.size();
            out.push_back(0);
            board.imply(y, x, v, out);
            board.imply(puzzle.height + x, y, v, out);
            out[count] = static_cast<int32_t>(out.size() - count - 1);
        }
    }
    return out;
}

}  // namespace nonokit
