// What was found out and why, noted for whoever listens: a list of numbers (nonokit.h says how they are laid out).
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <vector>

namespace nonokit {

enum class Event {
    line = 1,      // settling a line removed values
    refuted = 2,   // trying a value of a cell broke a line
    agreed = 3,    // all values of a cell lead to the same
    guessed = 4,   // a value was taken, on the way to a solution
    left = 5,      // a value was left behind with the solutions it has, on the way to another
    solution = 6,  // what follows leads from what is certain to a solution
    learned = 7,   // the rest of a solution, found by the learner
    stage = 8,     // a stage of the pipeline begins
};

// A choice on the way to a solution: guessed, refuted or left.
struct Decision {
    int cell, value;
    Event kind;
};

class Trace {
public:
    bool is_on = false;                        // somebody listens
    bool is_muted = false;                     // what is found now may have to be taken back
    std::function<double()> clock;             // seconds; without one no event has a time
    std::vector<double> events;                // since they were last taken
    std::vector<std::vector<Decision>> paths;  // to the solutions found while somebody listened, in their order

    // Begins an event; what it removed may follow.
    void begin(Event event, std::initializer_list<double> about) {
        begun_ = events.size();
        events.insert(events.end(), {static_cast<double>(event), 0, clock ? clock() : 0});
        events.insert(events.end(), about);
        about_ = events.size();
    }
    void pair(int cell, int value) {
        events.insert(events.end(), {static_cast<double>(cell), static_cast<double>(value)});
    }
    void end() { events[begun_ + 1] = static_cast<double>(events.size() - begun_); }
    // An event that brought nothing is none.
    void end_unless_empty() {
        if (events.size() > about_)
            end();
        else
            events.resize(begun_);
    }
    void note(Event event, std::initializer_list<double> about) {
        begin(event, about);
        end();
    }

private:
    size_t begun_ = 0, about_ = 0;
};

class AnyBoard;

// Makes decisions on a board and notes what they lead to, whatever polls say; work done for that is not counted.
void replay(AnyBoard& board, std::span<const Decision> decisions);

// Notes how a solution follows from what is certain by now; what the path does not lead to, the learner found.
void trace_solution(AnyBoard& board, size_t index, int64_t conflicts);

}  // namespace nonokit
