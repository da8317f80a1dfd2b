// Masks that know how many words they use, compared with the standard library's.
#include <bitset>
#include <random>

#include "bits.hpp"
#include "check.hpp"

using namespace nonokit;

namespace {

using Long = Bits<64>;
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
        CHECK(plain(a + b) == sum(x, y));
        CHECK((a == b) == (x == y));
        CHECK(a.test(n) == x.test(n));
        CHECK(a.any() == x.any());
        CHECK(a.count() == static_cast<int>(x.count()));
        Long cleared = a;
        cleared.clear(n);
        CHECK(plain(cleared) == Plain(x).reset(n));
    }
}
