// Probing: try every value of a cell, propagate, and keep what all branches agree on.
#include "board.hpp"
#include "promise.hpp"

namespace nonokit {

namespace {

template <int W, bool Plain>
class Probing {
    using Mask = Bits<W>;
    enum class News { none, fixed, broken };

public:
    explicit Probing(Board<W, Plain>& board)
        : board_(board), promise_(board), united_(static_cast<size_t>(board.height()) * board.values(), board.width()) {
        board.begin_to_try();
        if (!board.trials.empty()) return;
        board.trial_of.assign(static_cast<size_t>(board.cell_count()) * values(), 0);
        board.trials.assign(1, {{}, true});
    }

    Outcome run(int max_solutions, int64_t budget) {
        const int64_t end = board_.ticks + budget;
        for (bool news = true; news && board_.open_count;) {
            news = false;
            sort_by_promise();
            retire_trials();
            for (int cell : order_) {
                if (!board_.is_open(cell)) continue;
                const News found = probe_cell(cell);
                if (board_.is_stopped) return Outcome::stopped;
                board_.is_broken = found == News::broken;
                if (board_.is_broken || !board_.open_count) return board_.state();
                if (found == News::fixed) {
                    news = true;
                    retire_trials();
                }
                if (board_.ticks >= end || board_.has_enough(max_solutions)) return Outcome::limit;
            }
        }
        return board_.state();
    }

private:
    Board<W, Plain>& board_;
    Promise<W, Plain> promise_;
    std::vector<int> order_;  // cells to probe
    Masks<W> united_;         // [row × values + value]: what some branch allows

    int values() const { return board_.values(); }

    // A trial that went well need not be repeated while no line it settled has changed since; nor need the trial of
    // any value that it led to, whose consequences are among its own.
    void retire_trials() {
        auto& changed = board_.changed;
        for (auto& trial : board_.trials)
            trial.is_stale |= ((trial.touched[0] & changed[0]) | (trial.touched[1] & changed[1])).any();
        changed = {};
    }

    // At the root a value that a known solution has cannot break: only the others are worth a trial.
    bool is_worth_trying(int cell, int value) const {
        if (!board_.trials[board_.trial_of[static_cast<size_t>(cell) * values() + value]].is_stale) return false;
        return board_.possible(cell, value) && (board_.solutions.empty() || board_.solutions[0][cell] != value);
    }
    bool is_worth_trying(int cell) const {
        for (int v = 0; v < values(); ++v)
            if (is_worth_trying(cell, v)) return true;
        return false;
    }

    // Books a trial that went well with every value it led to.
    void remember_trial(const Mark& mark) {
        const auto index = static_cast<uint32_t>(board_.trials.size());
        board_.trials.push_back({board_.touched, false});
        board_.each_removed(mark, [&](int cell, int value) {
            if (!Plain && !board_.is_known(cell)) return;
            int v = Plain ? 1 - value : 0;
            while (!Plain && !board_.possible(cell, v)) ++v;
            board_.trial_of[static_cast<size_t>(cell) * values() + v] = index;
        });
    }

    // Adds what this branch allows to what the branches before it did.
    void unite(bool is_first) {
        const auto now = board_.may(0), united = united_.from(0);
        for (int i = 0; i < board_.height() * values(); ++i) united[i] = is_first ? Mask(now[i]) : united[i] | now[i];
    }

    // Calls f(cell, value) for what no branch allows.
    template <class F>
    void each_agreed(F f) const {
        const auto now = board_.may(0);
        const auto united = united_.from(0);
        for (int i = 0; i < board_.height() * values(); ++i)
            (now[i] & ~united[i]).each([&](int x) { f(i / values() * board_.width() + x, i % values()); });
    }
    // Removes it.
    News apply_agreement(int cell) {
        News news = News::none;
        if (board_.trace.is_on) trace_agreement(cell);
        each_agreed([&](int other, int value) {
            const bool fits = board_.forbid(other, value);
            news = fits && news != News::broken ? News::fixed : News::broken;
        });
        return news == News::fixed && !board_.run_queue() ? News::broken : news;
    }
    void trace_agreement(int cell) {
        Trace& trace = board_.trace;
        trace.begin(Event::agreed, {static_cast<double>(cell)});
        each_agreed([&](int other, int value) { trace.pair(other, value); });
        trace.end_unless_empty();
    }

    News rule_out(int cell, int value) {
        if (board_.trace.is_on)
            board_.trace.note(Event::refuted, {static_cast<double>(cell), static_cast<double>(value)});
        return board_.rule_out(cell, value) ? News::fixed : News::broken;
    }

    // Tries the values of a cell, at the root.
    News probe_cell(int cell) {
        if (!is_worth_trying(cell)) return News::none;
        const Mark mark = board_.mark();
        // What all branches agree on needs all of them: one that is skipped, or ends in a solution, rules it out.
        bool all_tried = true, is_first = true;
        News news = News::none;
        for (int v = 0; v < values() && news == News::none && !board_.is_stopped; ++v) {
            if (!board_.possible(cell, v)) continue;
            if (!is_worth_trying(cell, v)) {
                all_tried = false;
                continue;
            }
            board_.is_guessing = true;
            board_.touched = {};
            const bool fits = board_.assign(cell, v) && board_.run_queue();
            if (fits) remember_trial(mark);
            if (fits && !board_.open_count) {
                const Decision guess{cell, v, Event::guessed};
                board_.keep_solution(board_.cells(), {&guess, 1});
                all_tried = false;
            }
            if (fits && all_tried) unite(is_first);
            is_first = false;
            board_.undo(mark);
            board_.is_guessing = false;
            if (fits || board_.is_stopped) continue;
            news = rule_out(cell, v);
        }
        board_.drop(mark);
        return news == News::none && all_tried && !board_.is_stopped ? apply_agreement(cell) : news;
    }

    // Open cells, the most promising first, in `order_`.
    void sort_by_promise() {
        constexpr int lowest = Promise<W, Plain>::lowest;
        std::vector<int> ends(board_.width() + board_.height() - lowest + 2, 0);
        promise_.look();
        each_open([&](int, int score) { ++ends[score - lowest + 1]; });
        for (size_t i = 1; i < ends.size(); ++i) ends[i] += ends[i - 1];
        order_.resize(board_.open_count);
        each_open([&](int cell, int score) { order_[ends[score - lowest]++] = cell; });
    }
    // Calls f(cell, score) for every open cell.
    template <class F>
    void each_open(F f) const {
        for (int y = 0; y < board_.height(); ++y) {
            const int* const scores = promise_.scores(y);
            const int in_row = promise_.open_in_row(y);
            promise_.open_cells(y).each(
                [&](int x) { f(y * board_.width() + x, scores[x] + in_row + promise_.open_in_column(x)); });
        }
    }
};

}  // namespace

Outcome probe(AnyBoard& any, int max_solutions, int64_t budget) {
    return with_board(any, [&]<int W, bool Plain>(Board<W, Plain>& board) {
        if (board.propagate() != Outcome::open) return board.state();
        return Probing<W, Plain>(board).run(max_solutions, budget);
    });
}

}  // namespace nonokit
