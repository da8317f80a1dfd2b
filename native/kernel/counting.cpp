// The second half of counting: the diagram of a component.

#include <algorithm>
#include <bit>
#include <numeric>

#include "constants.hpp"
#include "diagram.hpp"

namespace nonokit {

namespace {

// A number among others of the same length, all in one array.
bool add(uint64_t* sum, const uint64_t* number, size_t digits) {
    uint64_t carry = 0;
    for (size_t i = 0; i < digits; ++i) {
        const uint64_t with_carry = number[i] + carry;
        carry = with_carry < carry;
        sum[i] += with_carry;
        carry += sum[i] < with_carry;
    }
    return !carry;
}

bool is_zero(const uint64_t* number, size_t digits) {
    return std::all_of(number, number + digits, [](uint64_t digit) { return !digit; });
}

// Low and high half of a product, without what only some compilers have.
struct Product {
    uint64_t low, high;
    Product(uint64_t a, uint64_t b) {
        const uint64_t a0 = a & UINT32_MAX, a1 = a >> 32, b0 = b & UINT32_MAX, b1 = b >> 32;
        const uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & UINT32_MAX);
        low = a * b;
        high = a1 * b1 + (middle >> 32) + (other >> 32);
    }
};

// sum += a × b, where that is known to fit.
void add_product(uint64_t* sum, const uint64_t* a, const uint64_t* b, size_t digits) {
    for (size_t i = 0; i < digits; ++i) {
        uint64_t carry = 0;
        for (size_t j = 0; a[i] && i + j < digits; ++j) {
            Product product(a[i], b[j]);
            product.low += carry;
            product.high += product.low < carry;
            sum[i + j] += product.low;
            carry = product.high + (sum[i + j] < product.low);
        }
    }
}

bool is_less(const uint64_t* a, const uint64_t* b, size_t digits) {
    for (size_t i = digits; i-- > 0;)
        if (a[i] != b[i]) return a[i] < b[i];
    return false;
}
void subtract(uint64_t* from, const uint64_t* number, size_t digits) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < digits; ++i) {
        const uint64_t less = number[i] + borrow;
        borrow = (less < borrow) + (from[i] < less);
        from[i] -= less;
    }
}

// A number below `limit`, all equally likely.
Digits below(const uint64_t* limit, size_t digits, const std::function<uint64_t()>& random) {
    size_t used = digits;
    while (used > 1 && !limit[used - 1]) --used;
    const uint64_t mask = UINT64_MAX >> std::countl_zero(limit[used - 1]);
    Digits number(digits, 0);
    do {
        for (size_t i = 0; i < used; ++i) number[i] = random();
        number[used - 1] &= mask;
    } while (!is_less(number.data(), limit, digits));
    return number;
}

template <class T>
void reorder(std::vector<T>& items, std::span<const int> order) {
    std::vector<T> ordered;
    for (int i : order) ordered.push_back(items[i]);
    items = std::move(ordered);
}

}  // namespace

// States are bytes of a key.
bool Component::has_small_states(const std::vector<Segment>& segments) const {
    const auto is_small = [&](Part part) { return segments[part.segment].steps[part.step].states <= 256; };
    return std::all_of(rows.begin(), rows.end(), is_small) && std::all_of(columns.begin(), columns.end(), is_small);
}

std::vector<int> Component::as_ordered() const {
    std::vector<int> order(cells.size());
    std::iota(order.begin(), order.end(), 0);
    return order;
}

bool Component::has_solutions() const { return !is_zero(total.data(), total.size()); }

// Row by row, or column by column: whichever leaves fewer states open at a time.
void Component::choose_order(const std::vector<Segment>& segments) {
    const std::vector<int> by_rows = as_ordered();
    std::vector<int> by_columns = by_rows;
    std::stable_sort(by_columns.begin(), by_columns.end(), [&](int a, int b) {
        return std::pair(columns[a].segment, columns[a].step) < std::pair(columns[b].segment, columns[b].step);
    });
    if (Slots(segments, *this, by_rows).widest <= Slots(segments, *this, by_columns).widest) return;
    reorder(cells, by_columns);
    reorder(rows, by_columns);
    reorder(columns, by_columns);
}

bool Component::count(const std::vector<Segment>& segments, std::span<const uint64_t> domains, int values,
                      size_t max_nodes, const std::function<bool()>& stop) {
    values_ = values;
    choose_order(segments);
    if (!has_small_states(segments)) return true;
    const Slots slots(segments, *this, as_ordered());
    Nodes nodes(slots.count);
    std::vector<uint8_t> key((slots.count + 7) / 8 * 8, 0);
    nodes.find_or_add(key.data());
    size_t all = 0;
    for (size_t i = 0; i < cells.size(); ++i) {
        const Segment::Step& row = segments[rows[i].segment].steps[rows[i].step];
        const Segment::Step& column = segments[columns[i].segment].steps[columns[i].step];
        const int row_slot = slots.of[rows[i].segment], column_slot = slots.of[columns[i].segment];
        Layer& layer = layers_.emplace_back();
        layer.nodes = nodes.size();
        layer.children.assign(layer.nodes * values, no_node);
        Nodes next(slots.count);
        for (size_t node = 0; node < layer.nodes; ++node) {
            if (all++ % nodes_between_polls == 0 && stop && stop()) return false;
            if (all > max_nodes) {
                layers_.clear();
                return true;
            }
            std::memcpy(key.data(), nodes.key(node), key.size());
            const int in_row = key[row_slot], in_column = key[column_slot];
            for (uint64_t left = domains[cells[i]]; left; left &= left - 1) {
                const int value = std::countr_zero(left);
                const int row_state = row.next[in_row * values + value];
                const int column_state = column.next[in_column * values + value];
                if (row_state < 0 || column_state < 0) continue;
                key[row_slot] = static_cast<uint8_t>(row_state);
                key[column_slot] = static_cast<uint8_t>(column_state);
                layer.children[node * values + value] = next.find_or_add(key.data());
            }
        }
        nodes = std::move(next);
    }
    is_counted = true;
    sum_up();
    return true;
}

void Component::sum_up() {
    for (digits_ = 1; !sum_ways();) digits_ *= 2;
    total.assign(layers_[0].ways.begin(), layers_[0].ways.begin() + digits_);
}

// From the end to the beginning; false when a number has more digits.
bool Component::sum_ways() {
    const std::vector<uint64_t> one = [&] {
        std::vector<uint64_t> number(digits_, 0);
        number[0] = 1;
        return number;
    }();
    for (size_t i = layers_.size(); i-- > 0;) {
        Layer& layer = layers_[i];
        const std::vector<uint64_t>& after = i + 1 < layers_.size() ? layers_[i + 1].ways : one;
        layer.ways.assign(layer.nodes * digits_, 0);
        for (size_t edge = 0; edge < layer.children.size(); ++edge)
            if (layer.children[edge] != no_node &&
                !add(&layer.ways[edge / values_ * digits_], &after[layer.children[edge] * digits_], digits_))
                return false;
    }
    return true;
}

std::vector<Digits> Component::ways() const {
    std::vector<Digits> found(cells.size() * values_, Digits(digits_, 0));
    Digits reached(digits_, 0);  // for every node, in how many ways one gets to it
    reached[0] = 1;
    const Digits one = reached;
    for (size_t i = 0; i < layers_.size(); ++i) {
        const Layer& layer = layers_[i];
        const bool is_last = i + 1 == layers_.size();
        const Digits& after = is_last ? one : layers_[i + 1].ways;
        Digits next(is_last ? digits_ : layers_[i + 1].nodes * digits_, 0);
        for (size_t edge = 0; edge < layer.children.size(); ++edge) {
            const uint32_t child = layer.children[edge];
            // What leads nowhere is left out, or its numbers might grow beyond all that count.
            if (child == no_node || is_zero(&after[child * digits_], digits_)) continue;
            const uint64_t* const before = &reached[edge / values_ * digits_];
            add_product(found[i * values_ + edge % values_].data(), before, &after[child * digits_], digits_);
            add(&next[child * digits_], before, digits_);
        }
        reached = std::move(next);
    }
    return found;
}

std::vector<uint8_t> Component::sample(const std::function<uint64_t()>& random) const {
    std::vector<uint8_t> picture;
    Digits one(digits_, 0);
    one[0] = 1;
    size_t node = 0;
    for (size_t i = 0; i < layers_.size(); ++i) {
        const Layer& layer = layers_[i];
        const Digits& after = i + 1 < layers_.size() ? layers_[i + 1].ways : one;
        Digits chosen = below(&layer.ways[node * digits_], digits_, random);
        for (int value = 0;; ++value) {
            const uint32_t child = layer.children[node * values_ + value];
            if (child == no_node) continue;
            const uint64_t* const share = &after[child * digits_];
            if (is_less(chosen.data(), share, digits_)) {
                picture.push_back(static_cast<uint8_t>(value));
                node = child;
                break;
            }
            subtract(chosen.data(), share, digits_);
        }
    }
    return picture;
}

}  // namespace nonokit
