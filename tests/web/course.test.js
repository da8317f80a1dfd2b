/** The course: answers are judged, what was missed comes again, and what is overlooked comes first. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseCourse, verdictOf } from "../../src/nonokit/web/app/course/exercises.js";
import { verdictOn } from "../../src/nonokit/web/app/pages/hint-panel.js";
import { TECHNIQUES } from "../../src/nonokit/web/app/model/techniques.js";
import { parseRoute } from "../../src/nonokit/web/app/model/route.js";
import { TO_MASTER, countRight, mergeTraining, nextInLesson, nextToTrain, readTraining, withAnswer, withLook } from "../../src/nonokit/web/app/store/training.js";
import { LANGUAGES, wordsOf } from "./words.js";

const FILE = new URL("../../src/nonokit/web/course/exercises.json", import.meta.url);
const course = parseCourse(JSON.parse(readFileSync(FILE, "utf8")));
const lessons = Object.entries(course).filter(([name]) => name !== "rules");
const TODAY = "2026-03-01";
const nothing = { turn: 0, answers: {}, looks: {} };

/** The position with some cells set. */
function played({ puzzle }, cells) {
  const state = puzzle.given.slice();
  for (const { y, x, value } of cells) state[y * puzzle.width + x] = value;
  return state;
}

test("every technique that people should need has an example and eight positions or more", () => {
  assert.deepEqual(lessons.map(([name]) => name), TECHNIQUES.filter((name) => name !== "nested"));
  for (const [name, exercises] of lessons) assert.ok(exercises.length >= 9 && exercises.length <= 16, `${name}: ${exercises.length}`);
});

test("whole steps are right, parts are partly so, other cells are not founded, and wrong ones are wrong", () => {
  for (const exercise of Object.values(course).flat()) {
    const { puzzle, goal, steps: [step] } = exercise;
    assert.equal(verdictOf(exercise, puzzle.given).verdict, "open");
    assert.equal(verdictOf(exercise, played(exercise, step)).verdict, "right", exercise.id);
    assert.deepEqual(verdictOf(exercise, played(exercise, [{ ...step[0], value: step[0].value ? 0 : 1 }])).verdict, "wrong");
    if (exercise.steps.length === 1 && step.length > 1) assert.equal(verdictOf(exercise, played(exercise, step.slice(1))).verdict, "partly");
    const settled = new Set(exercise.steps.flat().map(({ y, x }) => y * puzzle.width + x));
    const other = [...goal.keys()].find((index) => puzzle.given[index] === 255 && !settled.has(index));
    if (other === undefined) continue;
    const cell = { y: Math.floor(other / puzzle.width), x: other % puzzle.width, value: goal[other] };
    assert.deepEqual(verdictOf(exercise, played(exercise, [cell])), { verdict: "unfounded", cells: [cell] });
  }
});

test("the rules lead from the empty sheet to the picture", () => {
  for (const [i, exercise] of course.rules.entries()) {
    const after = played(exercise, exercise.steps[0]);
    const next = course.rules[i + 1]?.puzzle.given ?? exercise.goal;
    assert.ok(next.every((value, index) => value === 255 || after[index] === value || exercise.goal[index] === 0));
  }
});

test("a missed exercise comes again after two others, and counts only when it is answered without help", () => {
  const ids = ["a", "b", "c", "d"];
  let training = withAnswer(nothing, "a", false, TODAY);
  assert.equal(nextInLesson(training, ids), "b");
  training = withAnswer(training, "b", true, TODAY);
  assert.equal(nextInLesson(training, ids), "c");
  training = withAnswer(training, "c", true, TODAY);
  assert.equal(nextInLesson(training, ids), "a");
  assert.equal(countRight(training, ids), 2);
  training = withAnswer(withAnswer(training, "a", true, TODAY), "d", true, TODAY);
  assert.equal(nextInLesson(training, ids), null);
  assert.equal(nextInLesson(withAnswer(nothing, "a", false, TODAY), ["a"]), "a");
});

test("the trainer repeats what is due, then asks for what is overlooked, then for what comes first", () => {
  const rooms = [{ lesson: "full", ids: ["full-1", "full-2"] }, { lesson: "slide", ids: ["slide-1"] }];
  assert.equal(nextToTrain(nothing, rooms, {}, TODAY), "full-1");
  assert.equal(nextToTrain(nothing, rooms, { slide: 3 }, TODAY), "slide-1");
  assert.equal(nextToTrain(withLook(nothing, "slide", 50), rooms, {}, TODAY), "slide-1");
  const known = withAnswer(nothing, "full-1", true, TODAY);
  assert.equal(nextToTrain(known, rooms, {}, TODAY), "full-2");
  assert.equal(nextToTrain(known, rooms, {}, "2026-03-02"), "full-1");
  const again = withAnswer(known, "full-1", true, "2026-03-02");
  assert.equal(again.answers["full-1"].due, "2026-03-05");
});

test("what was learned survives the browser, and nonsense there does not", () => {
  const training = withLook(withAnswer(nothing, "full-1", true, TODAY), "slide", 31);
  assert.deepEqual(readTraining(JSON.parse(JSON.stringify(training))), training);
  for (const value of [null, 3, {}, { turn: 1, answers: { a: 1 }, looks: {} }, { turn: -1, answers: {}, looks: {} }]) assert.equal(readTraining(value), null);
});

test("what was learned on two devices is one record, however often it is read", () => {
  const start = withAnswer(nothing, "full-1", true, TODAY);
  const [missed, right] = [withAnswer(start, "full-1", false, "2026-03-02"), withAnswer(start, "full-1", true, "2026-03-04")];
  assert.deepEqual(mergeTraining(missed, right).answers, right.answers, "the later answer counts");
  assert.deepEqual(mergeTraining(right, missed).answers, right.answers);
  const other = withLook(withAnswer(nothing, "slide-2", true, TODAY), "slide", 31);
  const both = mergeTraining(start, other);
  assert.deepEqual([Object.keys(both.answers), both.looks], [["full-1", "slide-2"], other.looks]);
  assert.deepEqual(mergeTraining(both, other), both);
});

test("an answer to a hint is judged by the cells that changed", () => {
  const before = Uint8Array.of(255, 255, 255, 255);
  const sought = [{ y: 0, x: 0, value: 1 }, { y: 0, x: 1, value: 0 }];
  assert.equal(verdictOn(sought, 2, before, Uint8Array.of(1, 255, 255, 255)), "right");
  assert.equal(verdictOn(sought, 2, before, Uint8Array.of(0, 255, 255, 255)), "wrong");
  assert.equal(verdictOn(sought, 2, before, Uint8Array.of(1, 255, 1, 255)), "elsewhere");
});

test("lessons have addresses and words in every language", () => {
  assert.deepEqual(parseRoute("#/learn/both-ways"), { page: "learn", id: "both-ways" });
  assert.deepEqual(parseRoute("#/learn"), { page: "learn" });
  for (const language of Object.keys(LANGUAGES)) {
    const t = wordsOf(language);
    const names = [...lessons.map(([name]) => `learn-${name}`), ...course.rules.map(({ id }) => `learn-${id}`)];
    for (const name of names) assert.notEqual(t(name), name, language);
  }
  assert.ok(TO_MASTER <= 8);
});
