// Variables by activity, the most active first: a binary heap that knows where each variable stands.
#pragma once

#include <utility>
#include <vector>

namespace nonokit {

class ActivityHeap {
public:
    explicit ActivityHeap(double decay) : decay_(decay) {}

    bool empty() const { return heap_.empty(); }
    // Makes room for variables up to a number, the new ones in the heap and as yet inactive.
    void grow(int variables) {
        for (int variable = static_cast<int>(place_.size()); variable < variables; ++variable) {
            activity_.push_back(0);
            place_.push_back(absent);
            insert(variable);
        }
    }
    void insert(int variable) {
        if (place_[variable] != absent) return;
        heap_.push_back(variable);
        rise(static_cast<int>(heap_.size()) - 1);
    }
    // All variables are in the heap again, with nothing but the activities they are given.
    void start_again(std::vector<double> activities) {
        activity_ = std::move(activities);
        step_ = 1;
        heap_.clear();
        place_.assign(activity_.size(), absent);
        for (int variable = 0; variable < static_cast<int>(activity_.size()); ++variable) insert(variable);
    }
    int pop() {
        const int best = heap_[0];
        const int last = heap_.back();
        heap_.pop_back();
        place_[best] = absent;
        if (!heap_.empty()) {
            heap_[0] = last;
            sink(0);
        }
        return best;
    }
    void bump(int variable) {
        activity_[variable] += step_;
        if (activity_[variable] > 1e100) {
            for (double& activity : activity_) activity *= 1e-100;
            step_ *= 1e-100;
        }
        if (place_[variable] != absent) rise(place_[variable]);
    }
    // What happened before counts for less from now on.
    void age() { step_ /= decay_; }

private:
    static constexpr int absent = -1;
    double decay_, step_ = 1;
    std::vector<double> activity_;
    std::vector<int> heap_, place_;

    bool before(int a, int b) const { return activity_[a] != activity_[b] ? activity_[a] > activity_[b] : a < b; }
    void put(int variable, int at) {
        heap_[at] = variable;
        place_[variable] = at;
    }
    void rise(int at) {
        const int variable = heap_[at];
        for (int parent; at && before(variable, heap_[parent = (at - 1) / 2]); at = parent) put(heap_[parent], at);
        put(variable, at);
    }
    void sink(int at) {
        const int variable = heap_[at], size = static_cast<int>(heap_.size());
        for (int child; (child = 2 * at + 1) < size; at = child) {
            if (child + 1 < size && before(heap_[child + 1], heap_[child])) ++child;
            if (!before(heap_[child], variable)) break;
            put(heap_[child], at);
        }
        put(variable, at);
    }
};

}  // namespace nonokit
