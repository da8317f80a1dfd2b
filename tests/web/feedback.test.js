import assert from "node:assert/strict";
import test from "node:test";
import { BACKGROUND, MAYBE, UNKNOWN } from "../../src/nonokit/web/app/model/puzzle.js";
import { newsOf } from "../../src/nonokit/web/app/play/news.js";
import { OPTIONS } from "../../src/nonokit/web/app/store/settings.js";
import { giveFeedback } from "../../src/nonokit/web/app/ui/feedback.js";

const sheet = (cells, done = 0, isSolved = false) => ({ cells: Uint8Array.from(cells), done, isSolved });
const EMPTY = sheet([UNKNOWN, UNKNOWN]);

test("a change is told by the greatest thing about it", () => {
  assert.equal(newsOf(EMPTY, sheet([1, UNKNOWN])), "fill");
  assert.equal(newsOf(EMPTY, sheet([BACKGROUND, UNKNOWN])), "cross");
  assert.equal(newsOf(EMPTY, sheet([BACKGROUND, 2])), "fill");
  assert.equal(newsOf(EMPTY, sheet([1, UNKNOWN], 1)), "line");
  assert.equal(newsOf(EMPTY, sheet([1, 1], 3, true)), "solved");
});

test("what was taken away, only thought of, or left as it is makes no noise", () => {
  assert.equal(newsOf(sheet([1, 1]), sheet([1, UNKNOWN])), null);
  assert.equal(newsOf(EMPTY, sheet([MAYBE, UNKNOWN])), null);
  assert.equal(newsOf(sheet([1, 1], 2), sheet([1, 1], 2, true)), null);
});

/** A device that notes what it is asked for. */
function device() {
  const heard = [];
  const felt = [];
  const connect = (next) => next;
  class Node {
    constructor(_, options) { Object.assign(this, { ...options, connect, gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } }); }

    start(at) { heard.push([this.frequency, at]); }

    stop() {}
  }
  class Context {
    constructor() { Object.assign(this, { currentTime: 5, state: "running", destination: {} }); }
  }
  Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Node, GainNode: Node });
  Object.defineProperty(globalThis, "navigator", { value: { vibrate: (/** @type {number[]} */ pulses) => felt.push(pulses) }, configurable: true }); // newer Nodes have one
  return { heard, felt };
}

test("nothing is heard or felt unless it is switched on", () => {
  const initial = Object.fromEntries(OPTIONS.map((option) => [option.name, option.initial]));
  const { heard, felt } = device();
  for (const occasion of ["fill", "cross", "line", "solved", "held"]) giveFeedback(occasion, initial);
  assert.deepEqual([heard, felt], [[], []]);
  giveFeedback("solved", { sound: true, haptics: false });
  assert.ok(heard.length > 1 && heard.every(([, at], i) => !i || at > heard[i - 1][1]), "one tone after the other");
  assert.deepEqual(felt, []);
  giveFeedback("held", { sound: true, haptics: true });
  assert.equal(felt.length, 1);
});
