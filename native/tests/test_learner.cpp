// The learner, against every assignment.
#include "check.hpp"
#include "learner.hpp"

using namespace check;

namespace {

using Clauses = std::vector<Numbers>;

bool satisfies(const Numbers& model, const Clauses& clauses) {
    for (const Numbers& clause : clauses) {
        bool holds = false;
        for (int literal : clause) holds |= model[std::abs(literal) - 1] == literal;
        if (!holds) return false;
    }
    return true;
}

bool is_satisfiable(int variables, const Clauses& clauses) {
    for (unsigned bits = 0; bits < 1u << variables; ++bits) {
        Numbers model;
        for (int i = 0; i < variables; ++i) model.push_back(bits >> i & 1 ? i + 1 : -i - 1);
        if (satisfies(model, clauses)) return true;
    }
    return false;
}

int literal(Random& random, int variables) {
    const int number = 1 + below(random, variables);
    return below(random, 2) ? number : -number;
}

struct LearnerPointer {
    nk_learner* learner;
    LearnerPointer(int variables, const Numbers& phases)
        : learner(nk_learner_new(variables, phases.data(), phases.size())) {}
    ~LearnerPointer() { nk_learner_free(learner); }
    operator nk_learner*() const { return learner; }
    void add(const Numbers& clause) const { CHECK_EQUAL(nk_learner_add(learner, clause.data(), clause.size()), 1); }
    int solve(const Numbers& assumptions, double budget = 1e15) const {
        return nk_learner_solve(learner, assumptions.data(), assumptions.size(), budget);
    }
    Numbers model() const {
        Numbers model(nk_learner_variables(learner));
        nk_learner_model(learner, model.data(), model.size());
        return model;
    }
};

}  // namespace

TEST(the_learner_agrees_with_brute_force) {
    Random random(11);
    for (int round = 0; round < 300; ++round) {
        const int variables = 1 + below(random, 9);
        LearnerPointer learner(variables, {});
        Clauses clauses;
        for (int i = 0; i < 8; ++i) {
            for (int more = below(random, 2 + variables); more > 0; --more) {
                Numbers clause;
                for (int size = 1 + below(random, 4); size > 0; --size) clause.push_back(literal(random, variables));
                clauses.push_back(clause);
                learner.add(clause);
            }
            Clauses assumed = clauses;
            Numbers assumptions;
            for (int size = below(random, 14); size > 0 && i % 2; --size) {
                assumptions.push_back(literal(random, variables));
                assumed.push_back({assumptions.back()});
            }
            // Sometimes it is interrupted, and then asked under other assumptions.
            if (below(random, 3) == 0) learner.solve({literal(random, variables)}, 1);
            const bool expected = is_satisfiable(variables, assumed);
            CHECK_EQUAL(learner.solve(assumptions), expected);
            if (expected) CHECK(satisfies(learner.model(), assumed));
        }
    }
}

// One pigeon more than holes: no solution, hard to see, and a test of forgetting.
TEST(hard_refutations_survive_forgetting_and_stopping) {
    const int holes = 7;
    LearnerPointer learner(holes * (holes + 1), {});
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
        Numbers sits;
        for (int hole = 0; hole < holes; ++hole) sits.push_back(1 + pigeon * holes + hole);
        learner.add(sits);
        for (int other = 0; other < pigeon; ++other)
            for (int hole = 0; hole < holes; ++hole)
                learner.add({-(1 + pigeon * holes + hole), -(1 + other * holes + hole)});
    }
    int slices = 0, answer = NK_UNDECIDED;
    for (; answer == NK_UNDECIDED; ++slices) answer = learner.solve({}, 2000);
    CHECK_EQUAL(answer, NK_NO);
    CHECK(slices > 5);
    CHECK(nk_learner_conflicts(learner) > 1000);
}

TEST(guesses_take_the_phases_they_are_told) {
    LearnerPointer learner(4, {1, -2, 3, -4});
    learner.add({1, 2, 3, 4});
    CHECK_EQUAL(learner.solve({}), NK_YES);
    CHECK((learner.model() == Numbers{1, -2, 3, -4}));
    const Numbers other{-1, -2, -3, 4};
    nk_learner_prefer(learner, other.data(), other.size());
    CHECK_EQUAL(learner.solve({}), NK_YES);
    CHECK(learner.model() == other);
}

TEST(a_poll_stops_the_learner) {
    LearnerPointer learner(400, {});
    nk_learner_set_poll(learner, [](void*) -> int32_t { return 1; }, nullptr);
    Random random(12);
    for (int i = 0; i < 1700; ++i) learner.add({literal(random, 400), literal(random, 400), literal(random, 400)});
    CHECK_EQUAL(learner.solve({}), NK_UNDECIDED);
    CHECK(nk_learner_ticks(learner) < 1e6);
}

TEST(a_learner_without_room_asks_whether_to_stop) {
    nonokit::Learner learner(400, {});
    Random random(12);
    for (int i = 0; i < 1700; ++i)
        learner.add(Numbers{literal(random, 400), literal(random, 400), literal(random, 400)});
    learner.room = 0;
    int polls = 0;
    learner.poll = [&] { return ++polls > 3; };
    for (int i = 0; i < 1000 && polls <= 3; ++i) CHECK(learner.solve({}, 100'000) == nonokit::Learner::Answer::open);
    CHECK_EQUAL(polls, 4);
    CHECK_EQUAL(learner.conflicts, 0);
}

TEST(guesses_start_again_in_the_order_they_are_told) {
    nonokit::Learner learner(2, Numbers{1, 2});
    learner.add(Numbers{-1, -2});
    CHECK(learner.solve({}, 1000) == nonokit::Learner::Answer::yes);
    CHECK((learner.model() == Numbers{1, -2}));
    learner.start_again(Numbers{2, 1});
    CHECK(learner.solve({}, 1000) == nonokit::Learner::Answer::yes);
    CHECK((learner.model() == Numbers{-1, 2}));
}
