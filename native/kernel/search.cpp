// Depth-first search over what probing left. Beliefs say which values are likely; guesses take those, where they are
// sure, and on lines that broke before (conflict-driven weights). Restarts let that experience count from the root on.
#include <optional>

#include "beliefs.hpp"
#include "board.hpp"
#include "promise.hpp"

namespace nonokit {

namespace {

template <int W, bool Plain>
class Searching {
    enum class News { none, fixed, broken };
    struct Frame {
        int cell, value;
        Mark mark;
        size_t decisions, solutions;  // how many there were before the guess
    };

public:
    explicit Searching(Board<W, Plain>& board)
        : board_(board),
          promise_(board),
          likely_(board.cell_count(), static_cast<uint8_t>(board.values() - 1)),
          columns_(board.width()) {
        board.begin_to_try();
    }

    // Values refuted at the root stay refuted. But once a solution was found, going on means leaving it behind, and
    // what the root then says holds for the other solutions only: so it is put back.
    Outcome run(int max_solutions, int64_t budget) {
        const auto root = board_.root();
        const size_t found = board_.solutions.size();
        board_.trace.is_muted = true;
        const Outcome outcome = dive_repeatedly(max_solutions, budget);
        board_.trace.is_muted = false;
        const bool is_put_back = outcome == Outcome::solved || board_.solutions.size() > found;
        if (is_put_back) board_.restore(root);
        if (!is_put_back && !decisions_.empty()) {
            board_.restore(root);
            replay(board_, decisions_);
        }
        return outcome;
    }

private:
    Board<W, Plain>& board_;
    Promise<W, Plain> promise_;
    std::vector<uint8_t> likely_;  // per cell: its likely value
    std::vector<int> columns_;     // what being on each column adds to a cell's score
    std::vector<Frame> frames_;
    std::vector<Decision> decisions_;  // that lead from the root to here, when somebody listens

    void note(int cell, int value, Event kind) {
        if (board_.trace.is_on) decisions_.push_back({cell, value, kind});
    }

    // Which value of every open cell is likely, and how sure that is.
    void follow(const Beliefs& sure, const Beliefs& decided) {
        std::vector<int> sureness(board_.cell_count());
        for (int cell = 0; cell < board_.cell_count(); ++cell) {
            if (!board_.is_open(cell)) continue;
            double all = 0, most = 0, likeliest = 0;
            for (int v = 0; v < board_.values(); ++v) {
                if (!board_.possible(cell, v)) continue;
                all = all + sure.cell(cell, v);
                most = std::max(most, sure.cell(cell, v));
                if (decided.cell(cell, v) < likeliest) continue;
                likeliest = decided.cell(cell, v);
                likely_[cell] = static_cast<uint8_t>(v);
            }
            sureness[cell] = static_cast<int>(score_of_sureness * most / all);
        }
        promise_.favour(std::move(sureness));
    }

    // The cell to guess at: the most promising and sure, on the lines with most conflicts.
    // (Probing several cells and taking the most telling one needs six times the work on puzzles with many solutions.)
    int choose_cell() {
        const int width = board_.width();
        int best = 0, best_score = Promise<W, Plain>::closed, least_column = best_score;
        promise_.look();
        for (int x = 0; x < width; ++x) {
            columns_[x] = promise_.open_in_column(x) - score_of_conflict * board_.weight[board_.height() + x];
            least_column = std::min(least_column, columns_[x]);
        }
        const int* const __restrict columns = columns_.data();
        for (int y = 0; y < board_.height(); ++y) {
            const int own = promise_.open_in_row(y) - score_of_conflict * board_.weight[y];
            if (!promise_.open_in_row(y) || own + promise_.least(y) + least_column >= best_score) continue;
            const int* const scores = promise_.scores(y);
            int least = Promise<W, Plain>::closed;
            for (int x = 0; x < width; ++x) least = std::min(least, scores[x] + columns[x]);
            if (own + least >= best_score) continue;
            best_score = own + least;
            int x = 0;
            while (scores[x] + columns[x] != least) ++x;
            best = y * width + x;
        }
        return best;
    }

    // The likely value; once there is a solution, its own, because others tend to be near.
    int choose_value(int cell) const {
        const int likely = board_.solutions.empty() ? likely_[cell] : board_.solutions[0][cell];
        if (likely < board_.values() && board_.possible(cell, likely)) return likely;
        int v = board_.values() - 1;
        while (!board_.possible(cell, v)) --v;
        return v;
    }

    void keep_solution() { board_.keep_solution(board_.cells(), decisions_); }

    // Tries the values of a cell that are not going to be guessed: one that breaks makes the guess unnecessary, or
    // another.
    News rule_out_others(int cell, int value) {
        const bool at_root = !board_.is_guessing;
        const Mark mark = board_.mark();
        News news = News::none;
        for (int v = 0; v < board_.values() && news == News::none && !board_.is_stopped; ++v) {
            if (v == value || !board_.possible(cell, v)) continue;
            board_.is_guessing = true;
            const bool fits = board_.assign(cell, v) && board_.run_queue();
            if (fits && !board_.open_count) {
                note(cell, v, Event::guessed);
                keep_solution();
                if (board_.trace.is_on) decisions_.pop_back();
            }
            board_.undo(mark);
            board_.is_guessing = !at_root;
            if (fits || board_.is_stopped) continue;
            note(cell, v, Event::refuted);
            news = board_.rule_out(cell, v) ? News::fixed : News::broken;
        }
        board_.drop(mark);
        return news;
    }

    // Back to the last guess, whose value is now forbidden; false when every guess is used up.
    bool backtrack() {
        while (!frames_.empty()) {
            const Frame frame = frames_.back();
            frames_.pop_back();
            board_.undo(frame.mark);
            board_.drop(frame.mark);
            board_.is_guessing = !frames_.empty();
            decisions_.resize(std::min(decisions_.size(), frame.decisions));
            note(frame.cell, frame.value, board_.solutions.size() > frame.solutions ? Event::left : Event::refuted);
            if ((board_.forbid(frame.cell, frame.value) && board_.run_queue()) || board_.is_stopped) return true;
        }
        return false;
    }

    // One step down: false when the node is broken.
    bool guess() {
        const int cell = choose_cell(), value = choose_value(cell);
        const News news = rule_out_others(cell, value);
        if (news != News::none || board_.is_stopped) return news != News::broken;
        ++board_.guesses;
        frames_.push_back({cell, value, board_.mark(), decisions_.size(), board_.solutions.size()});
        note(cell, value, Event::guessed);
        board_.is_guessing = true;
        if (board_.assign(cell, value) && board_.run_queue()) return true;
        board_.blame_broken_line();
        return board_.is_stopped;
    }

    // One attempt: `solved` means that every branch was seen, so the solutions found are all there are.
    Outcome dive(int max_solutions, int64_t end) {
        bool alive = true;
        while (alive && !board_.is_stopped && board_.ticks < end && !board_.has_enough(max_solutions)) {
            if (!board_.open_count) keep_solution();
            if (!board_.open_count || !guess()) alive = backtrack();
        }
        if (!frames_.empty()) {
            board_.undo(frames_.front().mark);
            board_.drop(frames_.front().mark);
            decisions_.resize(std::min(decisions_.size(), frames_.front().decisions));
            frames_.clear();
        }
        board_.is_guessing = false;
        if (board_.is_stopped) return Outcome::stopped;
        return alive ? Outcome::limit : Outcome::solved;
    }

    // The first dive is short and does without beliefs, which take longer than many a puzzle. The second goes by what
    // is likely over all pictures, which is enough for drawings; the third by a picture that the beliefs decide on.
    Outcome dive_repeatedly(int max_solutions, int64_t budget) {
        const int64_t end = board_.ticks + budget;
        const int64_t slices[] = {ticks_without_beliefs + int64_t{ticks_without_beliefs_per_cell} * board_.open_count,
                                  budget / second_dive_part, budget};
        std::optional<Beliefs> beliefs;
        for (int turn = 0;; ++turn) {
            if (turn == 1) {
                beliefs.emplace(board_).run(rounds_for_search);
                follow(*beliefs, *beliefs);
            } else if (turn == 2) {
                beliefs->run(rounds_before_deciding - rounds_for_search);
                board_.opinion = std::make_shared<const Opinion>(*std::move(beliefs), board_.open_count);
                follow(board_.opinion->sure, board_.opinion->decided);
            }
            const Outcome outcome = dive(max_solutions, std::min(end, board_.ticks + slices[turn] + 1));
            if (outcome == Outcome::solved) return board_.solutions.empty() ? Outcome::contradiction : outcome;
            if (outcome == Outcome::stopped || board_.ticks >= end || board_.has_enough(max_solutions)) return outcome;
        }
    }
};

}  // namespace

Outcome search(AnyBoard& any, int max_solutions, int64_t budget) {
    return with_board(any, [&]<int W, bool Plain>(Board<W, Plain>& board) {
        if (board.propagate() != Outcome::open) return board.state();
        return Searching<W, Plain>(board).run(max_solutions, budget);
    });
}

}  // namespace nonokit
