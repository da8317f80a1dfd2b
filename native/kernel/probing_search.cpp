// Search that tries both values of every open cell at every node: what breaks is ruled out, what both agree on holds.
// Guesses are at the cell whose values fix most, and empty first. Nodes are dear and few, so it is worse than the
// learner on the whole, but its luck is another: where there are several solutions it may meet two before the learner
// meets one. So it is for a thread beside the learner, and for short lines in black and white; elsewhere trials take
// too long.
#include <cmath>

#include "board.hpp"

namespace nonokit {

namespace {

template <int W>
class ProbingSearch {
    using Mask = Bits<W>;
    enum class News { none, fixed, broken };
    struct Tried {
        int32_t when = 0;
        std::array<int, 2> fixes{};  // by value: how many cells
    };
    struct Frame {
        int cell;
        Mark mark;
        std::vector<Tried> tried;
        std::vector<int32_t> changed;
    };

public:
    explicit ProbingSearch(Board<W, true>& board) : board_(board), changed_(board.puzzle->lines.size(), 1) {
        board.begin_to_try();
        for (int cell = 0; cell < board.cell_count(); ++cell)
            if (board.is_open(cell)) cells_.push_back(cell);
        tried_.resize(cells_.size());
    }

    // Whatever is found out besides solutions is taken back.
    Outcome run(int max_solutions, int64_t budget) {
        most_solutions_ = max_solutions;
        end_ = board_.ticks + budget;
        board_.is_guessing = true;
        const Mark root = board_.mark();
        const Outcome outcome = search_all();
        board_.undo(root);
        board_.drop(root);
        board_.is_guessing = false;
        return outcome == Outcome::solved && board_.solutions.empty() ? Outcome::contradiction : outcome;
    }

private:
    Board<W, true>& board_;
    std::vector<int> cells_;        // that were open when it began
    std::vector<Tried> tried_;      // these
    std::vector<int32_t> changed_;  // per line: when
    int32_t now_ = 1;
    std::vector<Frame> frames_;
    std::vector<Mask> allowed_;  // [line × 2 + value]: by some value of a cell
    int64_t end_ = 0;
    int most_solutions_ = 0;

    // `solved` means that every branch was seen, so the solutions found are all there are.
    Outcome search_all() {
        for (;;) {
            const Outcome outcome = settle();
            if (outcome != Outcome::open && outcome != Outcome::solved) return outcome;
            const bool goes_on = (outcome == Outcome::open && guess()) || back();
            if (!goes_on) return Outcome::solved;
        }
    }

    // Tries cells until that tells nothing new. `solved` when nothing is open here any more, or nothing fits.
    Outcome settle() {
        board_.next_poll = 0;  // somebody may wait for this to stop
        for (bool has_news = !board_.stop_requested(); has_news && board_.open_count;) {
            has_news = false;
            for (size_t i = 0; i < cells_.size(); ++i) {
                if (!board_.is_open(cells_[i]) || !is_stale(i)) continue;
                const News news = try_values(i);
                if (board_.is_stopped) return Outcome::stopped;
                if (board_.ticks >= end_ || board_.has_enough(most_solutions_)) return Outcome::limit;
                if (news == News::broken) return Outcome::solved;
                has_news = has_news || news == News::fixed;
            }
        }
        if (board_.is_stopped) return Outcome::stopped;
        if (board_.open_count) return Outcome::open;
        board_.keep_solution(board_.cells(), {});
        return board_.has_enough(most_solutions_) ? Outcome::limit : Outcome::solved;
    }

    // Whether the cell's own lines have changed since it was tried. (Asking all lines that the trials settled: a third
    // more time.)
    bool is_stale(size_t i) const {
        const int row = cells_[i] / board_.width(), column = board_.height() + cells_[i] % board_.width();
        return std::max(changed_[row], changed_[column]) > tried_[i].when;
    }

    News try_values(size_t i) {
        const Mark mark = board_.mark();
        const int open = board_.open_count;
        Tried& tried = tried_[i];
        bool fits = false;
        for (const int value : {1, 0}) {
            tried.fixes[value] = 0;
            if (board_.assign(cells_[i], value) && board_.run_queue()) {
                tried.fixes[value] = open - board_.open_count;
                if (!board_.open_count) board_.keep_solution(board_.cells(), {});
                allow(!fits);
                fits = true;
            }
            board_.undo(mark);
            if (board_.is_stopped) break;
        }
        News news = News::broken;
        if (fits && !board_.is_stopped) news = keep_allowed();
        if (news == News::fixed) note_changes(mark);
        board_.drop(mark);
        tried.when = now_;
        return news;
    }
    void allow(bool is_first) {
        if (is_first) {
            allowed_ = board_.masks();
            return;
        }
        for (size_t k = 0; k < allowed_.size(); ++k) allowed_[k] |= board_.masks()[k];
    }
    News keep_allowed() {
        bool has_news = false;
        for (int k = 0; k < 2 * board_.height(); ++k)
            (board_.masks()[k] & ~allowed_[k]).each([&](int x) {
                has_news = true;
                board_.forbid(k / 2 * board_.width() + x, k % 2);
            });
        if (!has_news) return News::none;
        return board_.run_queue() ? News::fixed : News::broken;
    }
    void note_changes(const Mark& mark) {
        ++now_;
        board_.each_removed(mark, [&](int cell, int) {
            changed_[cell / board_.width()] = changed_[board_.height() + cell % board_.width()] = now_;
        });
    }

    // One step down; false when nothing fits there.
    bool guess() {
        const int cell = choose_cell();
        frames_.push_back({cell, board_.mark(), tried_, changed_});
        ++board_.guesses;
        return go(cell, 0, frames_.back().mark);
    }
    // Back to the last guess, whose cell is filled now; false when every guess is used up.
    bool back() {
        while (!frames_.empty()) {
            Frame frame = std::move(frames_.back());
            frames_.pop_back();
            board_.undo(frame.mark);
            tried_ = std::move(frame.tried);
            changed_ = std::move(frame.changed);
            const bool fits = go(frame.cell, 1, frame.mark);
            board_.drop(frame.mark);
            if (fits) return true;
        }
        return false;
    }
    // True also when it was stopped: then nobody knows.
    bool go(int cell, int value, const Mark& mark) {
        const bool fits = board_.assign(cell, value) && board_.run_queue();
        if (fits) note_changes(mark);
        return fits || board_.is_stopped;
    }

    int choose_cell() const {
        int best = -1;
        double most = -1;
        for (size_t i = 0; i < cells_.size(); ++i) {
            if (!board_.is_open(cells_[i])) continue;
            const auto [least, greatest] = std::minmax(tried_[i].fixes[0], tried_[i].fixes[1]);
            const double score = least + score_of_difference * std::log(1 + greatest - least);
            if (score > most) most = score, best = cells_[i];
        }
        return best;
    }
};

}  // namespace

Outcome probing_search(AnyBoard& any, int max_solutions, int64_t budget) {
    return with_board(any, [&]<int W, bool Plain>(Board<W, Plain>& board) {
        if (board.propagate() != Outcome::open) return board.state();
        if constexpr (Board<W, Plain>::has_short_lines)
            return ProbingSearch<W>(board).run(max_solutions, budget);
        else
            return Outcome::limit;
    });
}

}  // namespace nonokit
