// Runs the kernel's tests: all of them, or those whose names hold a word.
#include <cstring>

#include "check.hpp"

int main(int count, char** words) {
    int ran = 0;
    for (const check::Test& test : check::tests()) {
        if (count > 1 && test.name.find(words[1]) == std::string::npos) continue;
        const int before = check::failures;
        test.run();
        ++ran;
        if (check::failures > before) std::printf("FAILED %s\n", test.name.c_str());
    }
    std::printf("%d tests, %d failed checks\n", ran, check::failures);
    return check::failures || !ran ? 1 : 0;
}
