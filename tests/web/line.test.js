import assert from "node:assert/strict";
import test from "node:test";
import { fullMask, masksOf, newsOf, runsOf, settle, valueOf } from "../../src/nonokit/web/app/logic/line.js";
import { UNKNOWN } from "../../src/nonokit/web/app/model/puzzle.js";
import { random } from "./pictures.js";

/** Every way to fill a line, by trying them all. */
function bruteForce(clue, masks, colours) {
  const union = new Int32Array(masks.length);
  let found = 0;
  const cells = new Array(masks.length).fill(0);
  const fits = () => {
    const runs = runsOf(cells);
    return runs.length === clue.length && runs.every((run, i) =>
      run.colour === clue[i].colour && (clue[i].length === null || clue[i].length === run.length));
  };
  const fill = (at) => {
    if (at === masks.length) {
      if (!fits()) return;
      found += 1;
      cells.forEach((value, i) => { union[i] |= 1 << value; });
      return;
    }
    for (let value = 0; value < colours; value += 1) {
      if (!(masks[at] & (1 << value))) continue;
      cells[at] = value;
      fill(at + 1);
    }
  };
  fill(0);
  return found ? union : null;
}

test("settling a line equals trying every filling", () => {
  const pick = random(7);
  for (let round = 0; round < 1500; round += 1) {
    const colours = 2 + pick(2);
    const length = 1 + pick(7);
    const clue = Array.from({ length: pick(4) }, () => ({ length: pick(5) ? 1 + pick(3) : null, colour: 1 + pick(colours - 1) }));
    const masks = Int32Array.from({ length }, () => (pick(3) ? fullMask(colours) : 1 + pick(fullMask(colours))));
    const expected = bruteForce(clue, masks, colours);
    const settled = settle(clue, masks);
    assert.deepEqual(settled && [...settled.masks], expected && [...expected], JSON.stringify({ clue, masks: [...masks] }));
  }
});

test("settling twice says nothing new", () => {
  const clue = [{ length: 3, colour: 1 }, { length: 2, colour: 1 }];
  const once = settle(clue, masksOf(new Array(7).fill(UNKNOWN), 3));
  assert.deepEqual([...settle(clue, once.masks).masks], [...once.masks]);
});

test("placements are all places a run can have", () => {
  const { placements } = settle([{ length: 2, colour: 1 }, { length: 1, colour: 1 }], masksOf(new Array(5).fill(UNKNOWN), 3));
  assert.deepEqual(placements[0], [{ start: 0, end: 2 }, { start: 1, end: 3 }]);
  assert.deepEqual(placements[1], [{ start: 3, end: 4 }, { start: 4, end: 5 }]);
});

test("a missing clue allows anything", () => {
  assert.deepEqual(newsOf(null, [UNKNOWN, 1, 0], 2), []);
});

test("news are the cells a line settles, null when it is impossible", () => {
  assert.deepEqual(newsOf([{ length: 3, colour: 1 }], [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], 2),
    [{ position: 1, value: 1 }, { position: 2, value: 1 }]);
  assert.equal(newsOf([{ length: 3, colour: 1 }], [1, 0, 1, UNKNOWN], 2), null);
});

test("a mask with one bit is a value", () => {
  assert.equal(valueOf(1), 0);
  assert.equal(valueOf(8), 3);
  assert.equal(valueOf(9), UNKNOWN);
});
