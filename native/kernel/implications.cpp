// What each single line says about pairs of cells: "this cell has this value ⇒ that cell has that value".
#include "board.hpp"

namespace nonokit {

namespace {

template <int W, bool Plain>
class Implying {
public:
    explicit Implying(Board<W, Plain>& board) : board_(board), trial_(board.values()), found_(board.values()) {}

    // For every open cell and value, in reading order: what its row and its column fix at once when the cell has the
    // value. A value that a line does not allow implies that the cell has each of its other values.
    std::vector<int32_t> run() {
        for (int cell = 0; cell < board_.cell_count(); ++cell) {
            if (!board_.is_open(cell)) continue;
            for (int v = 0; v < board_.values(); ++v) {
                if (!board_.possible(cell, v)) continue;
                if (board_.stop_requested()) return std::move(out_);
                out_.push_back(cell * board_.values() + v);
                const size_t count = out_.size();
                out_.push_back(0);
                imply(cell / board_.width(), cell, cell % board_.width(), v);
                imply(board_.height() + cell % board_.width(), cell, cell / board_.width(), v);
                out_[count] = static_cast<int32_t>(out_.size() - count - 1);
            }
        }
        return std::move(out_);
    }

private:
    Board<W, Plain>& board_;
    std::vector<Bits<W>> trial_, found_;
    std::vector<int32_t> out_;

    // What a line fixes when its cell `at` has the value.
    void imply(int index, int cell, int at, int value) {
        const Line& line = board_.line(index);
        const int values = board_.values();
        if (!line.has_clue) return;
        board_.ticks += line.cost;
        const Bits<W>* now = board_.may(index);
        for (int v = 0; v < values; ++v) {
            trial_[v] = now[v];
            if (v != value) trial_[v].clear(at);
        }
        if (!board_.settler.settle_any(line, trial_.data(), found_.data(), values)) {
            for (int v = 0; v < values; ++v)
                if (v != value && now[v].test(at)) out_.push_back(cell * values + v);
            return;
        }
        const auto [once, twice] = board_.once_and_twice(found_.data());
        const auto [once_before, twice_before] = board_.once_and_twice(now);
        Bits<W> news = once & ~twice & twice_before;
        news.clear(at);
        news.each([&](int p) {
            const int other = board_.first_cell(index) + p * board_.step(index);
            for (int v = 0; v < values; ++v)
                if (found_[v].test(p)) out_.push_back(other * values + v);
        });
    }
};

}  // namespace

std::vector<int32_t> implications(AnyBoard& any) {
    return with_board(any, []<int W, bool Plain>(Board<W, Plain>& board) { return Implying<W, Plain>(board).run(); });
}

}  // namespace nonokit
