// How guesses are taken back. Small boards keep copies of themselves: cheaper than writing down each change, and what a
// guess changed is the difference. Large boards keep a trail of changes.
#pragma once

#include <cstdint>
#include <vector>

#include "bits.hpp"

namespace nonokit {

// Where to go back to.
struct Mark {
    size_t at;
    int open_count;
};

template <int W>
class Copies {
    using Mask = Bits<W>;

public:
    size_t mark(const Masks<W>& may) {
        const size_t at = saved_.size();
        saved_.insert(saved_.end(), may.begin(), may.end());
        return at;
    }
    void note(int, int, const Mask&) {}
    void go_back(size_t at, Masks<W>& may, int, int) { std::copy_n(saved_.begin() + at, may.size(), may.begin()); }
    void drop(size_t at) { saved_.resize(at); }
    // Calls f(line, value, gone) for some lines, with every value gone from a cell in exactly one of them.
    template <class F>
    void each(size_t at, const Masks<W>& may, int height, int values, F f) const {
        for (int i = 0; i < height * values; ++i) {
            const Mask gone = saved_[at + i] & ~may[i];
            if (gone.any()) f(i / values, i % values, gone);
        }
    }

private:
    std::vector<Mask> saved_;
};

template <int W>
class Trail {
    using Mask = Bits<W>;

public:
    size_t mark(const Masks<W>&) const { return changes_.size(); }
    void note(int line, int value, const Mask& gone) { changes_.push_back({line, value, gone}); }
    void go_back(size_t at, Masks<W>& may, int height, int values) {
        for (; changes_.size() > at; changes_.pop_back()) {
            const auto& [line, value, gone] = changes_.back();
            const int own = line < height ? line : line - height;
            const auto crossing = may.from((line < height ? height * values : 0) + value);
            may.from(line * values)[value] |= gone;
            gone.each([&](int p) { crossing[p * values].set(own); });
        }
    }
    void drop(size_t) {}
    template <class F>
    void each(size_t at, const Masks<W>&, int, int, F f) const {
        for (size_t i = at; i < changes_.size(); ++i) f(changes_[i].line, changes_[i].value, changes_[i].gone);
    }

private:
    struct Change {
        int line, value;
        Mask gone;
    };
    std::vector<Change> changes_;
};

}  // namespace nonokit
