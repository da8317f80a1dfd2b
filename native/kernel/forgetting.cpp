// What the learner forgets: where it was, at a restart, and clauses that have told little.
#include <algorithm>
#include <utility>

#include "learner.hpp"

namespace nonokit {

void Learner::restart() {
    undo(0);
    next_restart_ = conflicts + (lines_ ? restart_with_lines : restart_interval) * luby_.next();
}

// Forgets three quarters of the learned clauses that tell least.
void Learner::reduce() {
    next_reduction_ = conflicts + reduce_interval * (++reductions_ + 1);
    std::vector<uint32_t> candidates;
    for (uint32_t place : learned_) {
        const int glue = arena_[place + 1];
        const bool used = std::exchange(arena_[place + 2], 0);
        if (glue > (used ? glue_to_keep_if_used : glue_to_keep) && !is_reason(place)) candidates.push_back(place);
    }
    std::stable_sort(candidates.begin(), candidates.end(), [this](uint32_t a, uint32_t b) {
        return std::pair(arena_[a + 1], arena_[a]) < std::pair(arena_[b + 1], arena_[b]);
    });
    for (size_t i = candidates.size() / 4; i < candidates.size(); ++i) arena_[candidates[i] + 1] = -1;
    collect();
}

bool Learner::is_reason(uint32_t place) const {
    for (int i : {0, 1}) {
        const Literal literal = arena_[place + header + i];
        if (value_[literal] > 0 && assigned_[variable_of(literal)].reason == place << 1) return true;
    }
    return false;
}

// Moves the clauses that stay together. Each leaves its new place where its use was noted.
void Learner::collect() {
    std::vector<int> kept(arena_.begin(), arena_.begin() + header);
    for (size_t at = header; at < arena_.size();) {
        const size_t end = at + header + arena_[at];
        const auto place = static_cast<int>(kept.size());
        if (arena_[at + 1] >= 0) kept.insert(kept.end(), arena_.begin() + at, arena_.begin() + end);
        arena_[at + 2] = place;
        at = end;
    }
    auto is_gone = [this](uint32_t place) { return arena_[place + 1] < 0; };
    auto moved = [this](uint32_t place) { return static_cast<uint32_t>(arena_[place + 2]); };
    for (auto& watches : watches_) {
        std::erase_if(watches, [&](const Watch& w) { return !(w.clause & 1) && is_gone(w.clause >> 1); });
        for (Watch& watch : watches)
            if (!(watch.clause & 1)) watch.clause = moved(watch.clause >> 1) << 1;
    }
    for (Literal literal : trail_) {
        Reason& reason = assigned_[variable_of(literal)].reason;
        if (reason && !(reason & 1) && reason < of_lines) reason = moved(reason >> 1) << 1;
    }
    std::erase_if(learned_, is_gone);
    for (uint32_t& place : learned_) place = moved(place);
    arena_.swap(kept);
}

}  // namespace nonokit
