// What diagrams are made of, in breadth (counting.cpp) and in depth (counting_in_depth.cpp).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>

#include "counting.hpp"

namespace nonokit {

// The nodes of a layer, found by the states of unfinished segments.
class Nodes {
public:
    explicit Nodes(size_t slots) : words_((slots + 7) / 8) { places_.assign(64, no_node); }
    size_t size() const { return count_; }
    const uint8_t* key(size_t node) const { return reinterpret_cast<const uint8_t*>(keys_.data() + node * words_); }

    uint32_t find(const uint8_t* key) const { return places_[place_of(key)]; }
    uint32_t find_or_add(const uint8_t* key) {
        if (2 * (count_ + 1) > places_.size()) grow();
        const size_t place = place_of(key);
        if (places_[place] != no_node) return places_[place];
        keys_.resize(keys_.size() + words_);
        std::memcpy(keys_.data() + count_ * words_, key, 8 * words_);
        return places_[place] = static_cast<uint32_t>(count_++);
    }

private:
    size_t words_, count_ = 0;
    std::vector<uint64_t> keys_;
    std::vector<uint32_t> places_;

    size_t hash(const uint8_t* key) const {
        uint64_t hash = 0;
        for (size_t i = 0; i < words_; ++i) {
            uint64_t word;
            std::memcpy(&word, key + 8 * i, 8);
            hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
            hash ^= hash >> 32;
        }
        return hash;
    }
    // Where the key is, or where it would come.
    size_t place_of(const uint8_t* key) const {
        size_t place = hash(key) & (places_.size() - 1);
        while (places_[place] != no_node && std::memcmp(this->key(places_[place]), key, 8 * words_))
            place = (place + 1) & (places_.size() - 1);
        return place;
    }
    void grow() {
        places_.assign(2 * places_.size(), no_node);
        for (size_t node = 0; node < count_; ++node) {
            places_[place_of(key(node))] = static_cast<uint32_t>(node);
        }
    }
};

// States are bytes of a key.
inline bool has_small_states(const std::vector<Segment>& segments, const Order& order) {
    const auto is_small = [&](Order::Part part) { return segments[part.segment].steps[part.step].states <= 256; };
    return std::all_of(order.rows.begin(), order.rows.end(), is_small) &&
           std::all_of(order.columns.begin(), order.columns.end(), is_small);
}

// Which place of a key holds a segment's state, from its first open cell to its last.
struct Slots {
    std::vector<int> of;
    int count = 0;
    double widest = 0;  // at most so many nodes in a layer, as a power of two

    Slots(const std::vector<Segment>& segments, const Order& order) : of(segments.size(), -1) {
        std::vector<int> free;
        double width = 0;
        for (size_t i = 0; i < order.cells.size(); ++i) {
            for (const Order::Part part : {order.rows[i], order.columns[i]}) {
                const Segment& segment = segments[part.segment];
                if (part.step) width -= std::log2(segment.steps[part.step].states);
                if (part.step + 1 < static_cast<int>(segment.steps.size()))
                    width += std::log2(segment.steps[part.step + 1].states);
                if (of[part.segment] < 0) {
                    if (free.empty()) free.push_back(count++);
                    of[part.segment] = free.back();
                    free.pop_back();
                }
            }
            // Given back only now: a cell's two segments never share a place.
            for (const Order::Part part : {order.rows[i], order.columns[i]})
                if (part.step + 1 == static_cast<int>(segments[part.segment].steps.size()))
                    free.push_back(of[part.segment]);
            widest = std::max(widest, width);
        }
    }
};

}  // namespace nonokit
