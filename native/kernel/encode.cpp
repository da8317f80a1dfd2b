// What is left of a board as clauses, in the order encoding: for every run "starts at p or before".
// Only legal starts have variables, so whatever line logic and probing found costs nothing here.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>

#include "beliefs.hpp"
#include "formula.hpp"

namespace nonokit {

namespace {

class Encoding {
    static constexpr int yes = 1 << 30, no = -yes;

    struct Likelihood {
        double sure = 0, decided = 0;
    };

    // "At p or before" for a run's start or end: a step function over its legal positions.
    struct Steps {
        std::span<const int> at;  // legal positions, ascending
        int base = 0;             // variable of at[0]; the last one is always true

        int literal(int p) const {
            const auto next = std::upper_bound(at.begin(), at.end(), p);
            if (next == at.begin()) return no;
            if (next == at.end()) return yes;
            return base + static_cast<int>(next - at.begin()) - 1;
        }
    };

public:
    Encoding(AnyBoard& board, int rounds, bool decides, bool has_clauses) : board_(board), puzzle_(*board.puzzle) {
        formula.puzzle = board.puzzle;
        formula.values = puzzle_.values;
        formula.certain = board.cells();
        formula.domains.resize(formula.certain.size());
        board.write_domains(formula.domains.data());
        if (rounds > 0) opinion_ = opinion_of(board, rounds, decides);
        cell_variables();
        for (int line = 0; has_clauses && line < static_cast<int>(puzzle_.lines.size()); ++line) encode_line(line);
        if (opinion_) rank_phases();
    }

    Formula formula;

private:
    AnyBoard& board_;
    const Puzzle& puzzle_;
    std::shared_ptr<const Opinion> opinion_;  // none: nobody asks what is likely
    Positions starts_, ends_;                 // of the line at hand
    std::vector<Likelihood> likelihood_;      // per variable
    std::vector<int> variable_;  // per literal of the board: yes, no, or a variable (negative: its negation)

    bool is_open(int cell) const {
        return std::popcount(formula.domains[cell]) > 1 &&
               puzzle_.is_reached(cell % puzzle_.width, cell / puzzle_.width);
    }

    void add(std::initializer_list<int> literals) {
        for (int literal : literals)
            if (literal == yes) return;
        for (int literal : literals)
            if (literal != no) formula.clauses.push_back(literal);
        formula.clauses.push_back(0);
    }
    int fresh(const Likelihood& likelihood) {
        likelihood_.push_back(likelihood);
        return ++formula.variables;
    }

    Likelihood likelihood_of(int cell, int value, std::span<const int> values) const {
        if (!opinion_) return {};
        const auto among = [&](const Beliefs& beliefs) {
            double all = 0;
            for (int v : values) all = all + beliefs.cell(cell, v);
            return beliefs.cell(cell, value) / all;
        };
        return {among(opinion_->sure), among(opinion_->decided)};
    }
    // Of a run's start; nobody knows about ends.
    Likelihood likelihood_of_start(int line, int run, int p) const {
        if (!opinion_ || run < 0) return {};
        return {opinion_->sure.starts_by(line, run, p), opinion_->decided.starts_by(line, run, p)};
    }

    // Likely literals, the surest first. (There may be a million: doubts that have to be looked up take much longer to
    // sort.)
    void rank_phases() {
        std::vector<std::pair<double, int>> doubts;
        for (int i = 0; i < formula.variables; ++i)
            // Half where beliefs were stopped before they said anything: what is no number has no place in an order.
            doubts.emplace_back(std::min({0.5, likelihood_[i].sure, 1 - likelihood_[i].sure}), i);
        std::sort(doubts.begin(), doubts.end());
        for (const auto& [doubt, i] : doubts) formula.phases.push_back(likelihood_[i].decided > 0.5 ? i + 1 : -i - 1);
    }

    // Clauses that nothing satisfies: a line has no placement left.
    void contradict() {
        const int never = fresh({});
        add({never});
        add({-never});
    }

    void cell_variables() {
        const int values = puzzle_.values;
        variable_.assign(static_cast<size_t>(puzzle_.cell_count()) * values, no);
        for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
            int* mine = &variable_[static_cast<size_t>(cell) * values];
            std::vector<int> can;
            for (int v = 0; v < values; ++v)
                if (formula.domains[cell] >> v & 1) can.push_back(v);
            if (can.size() == 1) mine[can[0]] = yes;
            if (!is_open(cell)) continue;
            const size_t first = can.size() == 2 ? 1 : 0;
            for (size_t i = first; i < can.size(); ++i) {
                mine[can[i]] = fresh(likelihood_of(cell, can[i], can));
                formula.cells.push_back(cell * values + can[i]);
            }
            if (first) {
                mine[can[0]] = -mine[can[1]];
                continue;
            }
            for (int v : can) formula.clauses.push_back(mine[v]);
            formula.clauses.push_back(0);
            for (size_t i = 0; i < can.size(); ++i)
                for (size_t j = 0; j < i; ++j) add({-mine[can[j]], -mine[can[i]]});
        }
    }

    Steps steps_of(std::span<const int> positions, int line, int run) {
        const Steps steps{positions, formula.variables + 1};
        for (size_t i = 0; i + 1 < steps.at.size(); ++i) {
            fresh(likelihood_of_start(line, run, steps.at[i]));
            if (i) add({-(formula.variables - 1), formula.variables});
        }
        return steps;
    }

    void encode_line(int index) {
        const Line& line = puzzle_.lines[index];
        if (!line.has_clue) return;
        const int values = puzzle_.values;
        std::vector<int> cell(line.size);
        bool open = false;
        for (int p = 0; p < line.size; ++p) {
            cell[p] = puzzle_.first_cell(index) + p * puzzle_.step(index);
            open |= is_open(cell[p]);
        }
        board_.ticks += static_cast<int64_t>(line.cost) * line.size;
        if (board_.stop_requested()) return;
        if (!board_.place_runs(index, starts_, &ends_)) return contradict();
        if (!open) return;

        const int k = static_cast<int>(line.runs.size());
        std::vector<Steps> starts(k), ends(k);
        for (int j = 0; j < k; ++j) {
            starts[j] = steps_of(starts_.of(j), index, j);
            if (line.runs[j].length) continue;
            // A run of unknown length has an end of its own, behind its start.
            ends[j] = steps_of(ends_.of(j), index, -1);
            for (int e : ends[j].at) add({-ends[j].literal(e), starts[j].literal(e - 1)});
        }
        auto started = [&](int j, int p) { return j == k ? no : starts[j].literal(p); };
        auto ended = [&](int j, int p) {
            if (j < 0) return yes;
            const int length = line.runs[j].length;
            return length ? starts[j].literal(p - length) : ends[j].literal(p);
        };
        for (int j = 1; j < k; ++j)
            for (int p : starts[j].at) add({-started(j, p), ended(j - 1, p - line.runs[j - 1].gap)});
        for (int p = 0; p < line.size; ++p) {
            const int* mine = &variable_[static_cast<size_t>(cell[p]) * values];
            for (int j = 0; j <= k; ++j) {
                // Between run j − 1 and run j: background. Inside run j: its colour.
                const int before = ended(j - 1, p), in = started(j, p);
                if (before == no) break;
                if (in != before) add({-before, in, mine[0]});
                if (j == k || in == no) continue;
                const int out = ended(j, p);
                if (in != out) add({-in, out, mine[line.runs[j].value]});
            }
        }
    }
};

}  // namespace

Grid Formula::picture(std::span<const int32_t> model) const {
    Grid picture = certain;
    for (size_t i = 0; i < cells.size(); ++i) {
        const int cell = cells[i] / values, value = cells[i] % values;
        if (model[i] > 0)
            picture[cell] = static_cast<uint8_t>(value);
        else if (std::popcount(domains[cell]) == 2)
            picture[cell] = static_cast<uint8_t>(std::countr_zero(domains[cell] & ~(1ull << value)));
    }
    return picture;
}

std::vector<int32_t> Formula::literals_of(const Grid& picture) const {
    std::vector<int32_t> literals;
    for (size_t i = 0; i < cells.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        literals.push_back(picture[cells[i] / values] == cells[i] % values ? number : -number);
    }
    return literals;
}

Formula encode(AnyBoard& board, int rounds, bool decides) {
    return std::move(Encoding(board, rounds, decides, true).formula);
}

Formula encode_cells(AnyBoard& board, int rounds) { return std::move(Encoding(board, rounds, true, false).formula); }

}  // namespace nonokit
