// Masks that know how many words they use, compared with the standard library's.
#include <bitset>
#include <random>

#include "bits.hpp"
#include "check.hpp"

using namespace nonokit;

namespace {

using Long = LongBits;
using Plain = std::bitset<4096>;

Plain plain(const Long& mask) {
    Plain bits;
    mask.each([&](int p) { bits.set(p); });
    return bits;
}

Plain sum(const Plain& a, const Plain& b) {
    Plain out;
    int carry = 0;
    for (size_t p = 0; p < a.size(); ++p) {
        carry += a[p] + b[p];
        out[p] = carry & 1;
        carry >>= 1;
    }
    return out;
}

Long random_mask(std::mt19937& random) {
    Long mask = random() % 3 ? Long{} : Long::low(random() % 4096);
    for (unsigned i = random() % 40, most = 1 + random() % 4096; i; --i) mask.set(random() % most);
    return mask;
}

}  // namespace

TEST(long_masks_are_masks) {
    std::mt19937 random(1);
    for (int i = 0; i < 2000; ++i) {
        const Long a = random_mask(random), b = random_mask(random);
        const Plain x = plain(a), y = plain(b);
        const int n = random() % 4096;
        CHECK(plain(a & b) == (x & y));
        CHECK(plain(a | b) == (x | y));
        CHECK(plain(a ^ b) == (x ^ y));
        CHECK(plain(a & ~b) == (x & ~y));
        CHECK(plain(Long(~a)) == ~x);
        CHECK(plain(a << n) == x << n);
        CHECK(plain(a >> n) == x >> n);
        CHECK(plain(fill(a, b)) == ((sum(y, x & y) ^ y) | x));
        CHECK(a.lowest() == static_cast<int>(x._Find_first()) || !x.any());
        CHECK((a == b) == (x == y));
        CHECK(a.test(n) == x.test(n));
        CHECK(a.any() == x.any());
        CHECK(a.count() == static_cast<int>(x.count()));
        CHECK(plain(a & (b << n)) == (x & y << n));
        CHECK(plain((a >> n) | b) == (x >> n | y));
        Long cleared = a, joined = a, differing = a;
        cleared.clear(n);
        CHECK(plain(cleared) == Plain(x).reset(n));
        joined |= b << n;
        CHECK(plain(joined) == (x | y << n));
        differing ^= b;
        CHECK(plain(differing) == (x ^ y));
    }
}

TEST(stored_masks_are_those_put_in) {
    std::mt19937 random(2);
    const auto below = [](int longest) {
        Plain bits;
        for (int p = 0; p < longest; ++p) bits.set(p);
        return bits;
    };
    for (int i = 0; i < 200; ++i) {
        const int longest = 512 + random() % 3584;
        const Long a = random_mask(random) & Long::low(longest), b = random_mask(random) & Long::low(longest);
        Masks<long_words> masks(4, longest);
        const auto row = masks.from(1);
        row[0] = a;
        row[1] = b;
        CHECK(plain(Long(row[0])) == plain(a));
        CHECK(plain(row[0] & ~row[1]) == (plain(a) & ~plain(b)));
        row[0] |= b;
        CHECK(plain(Long(row[0])) == (plain(a) | plain(b)));
        row[0] &= a;
        CHECK(plain(Long(row[0])) == plain(a));
        row[0].set(longest - 1);
        CHECK(row[0].test(longest - 1) && !masks.from(0)[0].any() && !masks.from(3)[0].any());
        row[0].clear(longest - 1);
        CHECK(!row[0].test(longest - 1) && plain(Long::low(longest)) == below(longest));
    }
}
