import assert from "node:assert/strict";
import test from "node:test";
import { achievementsOf, earnedWith, isReached } from "../../src/nonokit/web/app/store/achievements.js";

const entry = (id, { collection = "sea", course = null, grade = "overlap", isMine = false } = {}) =>
  ({ id, collection, course, isMine, difficulty: isMine ? null : { class: grade, score: 1 } });
const solve = (id, { day = "2026-03-01", hints = 1, side = 5 } = {}) => ({ id, day, hints, seconds: 60, width: side, height: side });

const LIBRARY = [
  entry("l1", { collection: "course", course: { position: 1 } }), entry("l2", { collection: "course", course: { position: 2 } }),
  entry("s1"), entry("s2", { grade: "line tricks" }), entry("s3", { grade: "chain" }),
  entry("b1", { collection: "birds", grade: "exact line" }), entry("b2", { collection: "birds" }),
  entry("own", { collection: null, isMine: true }),
];
const found = (solves, name, entries = LIBRARY) => achievementsOf(solves, entries).find((one) => one.name === name);
const reached = (solves) => achievementsOf(solves, LIBRARY).filter(isReached).map(({ name }) => name);

test("nothing is reached at first, and all of it can be", () => {
  assert.deepEqual(reached([]), []);
  assert.equal(achievementsOf([], LIBRARY).length, 8);
  const days = Array.from({ length: 7 }, (_, i) => `2026-02-${26 + i}`).map((day, i) => (i < 3 ? day : `2026-03-0${i - 2}`));
  const everything = LIBRARY.map(({ id }, i) => solve(id, { day: days[i % 7], hints: 0, side: 30 }));
  const more = Array.from({ length: 92 }, (_, i) => solve(`more${i}`));
  assert.deepEqual(achievementsOf([...everything, ...more], LIBRARY).filter((one) => !isReached(one)), []);
});

test("lessons, collections and grades are counted; the collection nearest to its end is told", () => {
  assert.deepEqual(found([solve("l1")], "course"), { name: "course", have: 1, need: 2 });
  assert.deepEqual(found([solve("s1")], "collection"), { name: "collection", have: 1, need: 3 });
  assert.deepEqual(found([solve("s1"), solve("b1")], "collection"), { name: "collection", have: 1, need: 2 });
  assert.deepEqual(found([solve("s1"), solve("b2"), solve("s2")], "grades"), { name: "grades", have: 2, need: 4 });
  assert.deepEqual(found([solve("l1"), solve("own")], "grades"), { name: "grades", have: 0, need: 4 });
});

test("what counts is done without hints, and on more than a few cells", () => {
  assert.deepEqual(reached([solve("s1", { hints: 0, side: 9 })]), []);
  assert.deepEqual(reached([solve("s1", { hints: 0, side: 10 })]), ["unaided"]);
  assert.deepEqual(reached([solve("s3", { side: 30 })]), ["large"]);
  assert.deepEqual(reached([solve("s3", { hints: 0 })]), ["expert"]);
});

test("a week is seven days in a row, of whatever was solved; a hundred are different ones", () => {
  const days = (count) => Array.from({ length: count }, (_, i) => solve("own", { day: `2026-03-${String(i + 10)}` }));
  assert.equal(found(days(6), "week").have, 6);
  assert.ok(isReached(found(days(7), "week")));
  assert.equal(found([...days(3), solve("own", { day: "2026-03-20" })], "week").have, 3);
  assert.equal(found(days(9), "hundred").have, 1);
});

test("what a library does not have is not asked for", () => {
  const names = achievementsOf([], [entry("s1")]).map(({ name }) => name);
  assert.deepEqual(names, ["unaided", "collection", "grades", "week", "large", "hundred"]);
  assert.deepEqual(achievementsOf([], []).map(({ name }) => name), ["unaided", "week", "large", "hundred"]);
});

test("a solve is told what it brought, and only that", () => {
  const before = [solve("s1", { hints: 0, side: 12 }), solve("b1")];
  assert.deepEqual(earnedWith([...before, solve("b2")], LIBRARY, "b2"), ["collection"]);
  assert.deepEqual(earnedWith([...before, solve("b2", { hints: 0, side: 40 })], LIBRARY, "b2"), ["collection", "large"]);
  assert.deepEqual(earnedWith([...before, solve("s2", { hints: 0, side: 12 })], LIBRARY, "s2"), []);
  const again = [solve("b2"), ...before, solve("b2", { day: "2026-03-02" })];
  assert.deepEqual(earnedWith(again, LIBRARY, "b2"), []);
});
