/** The box that says which part of a picture is meant. */

import assert from "node:assert/strict";
import test from "node:test";
import { WHOLE, gripAt, isWhole, movedBox } from "../../src/nonokit/web/app/editor/crop-box.js";

const ALL = { left: true, top: true, right: true, bottom: true };
const NONE = { left: false, top: false, right: false, bottom: false };
const rounded = (box) => box.map((side) => Math.round(side * 1000) / 1000);

test("it is moved as a whole, and not beyond the picture", () => {
  assert.deepEqual(rounded(movedBox([0.2, 0.2, 0.6, 0.5], ALL, 0.1, -0.1)), [0.3, 0.1, 0.7, 0.4]);
  assert.deepEqual(rounded(movedBox([0.2, 0.2, 0.6, 0.5], ALL, 0.9, -0.9)), [0.6, 0, 1, 0.3]);
  assert.ok(isWhole(movedBox(WHOLE, ALL, 0.3, 0.3)));
});

test("an edge or a corner follows the finger, and stops before the box vanishes", () => {
  assert.deepEqual(rounded(movedBox([0.2, 0.2, 0.6, 0.5], { ...NONE, right: true, bottom: true }, 0.1, 0.2)), [0.2, 0.2, 0.7, 0.7]);
  assert.deepEqual(rounded(movedBox([0.2, 0.2, 0.6, 0.5], { ...NONE, left: true }, 0.9, 0.9)), [0.55, 0.2, 0.6, 0.5]);
  assert.deepEqual(rounded(movedBox([0.2, 0.2, 0.6, 0.5], { ...NONE, top: true }, 0, -0.9)), [0.2, 0, 0.6, 0.5]);
});

test("what is held depends on where it is taken", () => {
  const box = /** @type {const} */ ([0.2, 0.2, 0.8, 0.8]);
  assert.deepEqual(gripAt(box, 0.5, 0.5, 0.05, 0.05), ALL);
  assert.deepEqual(gripAt(box, 0.81, 0.79, 0.05, 0.05), { ...NONE, right: true, bottom: true });
  assert.deepEqual(gripAt(box, 0.2, 0.5, 0.05, 0.05), { ...NONE, left: true });
  assert.equal(gripAt(box, 0.1, 0.5, 0.05, 0.05), null);
});
