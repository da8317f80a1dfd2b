/** Facts that Python found out (tests/vectors): the page says the same. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { decodeRules, encodeRules } from "../../src/nonokit/web/app/codes/short.js";
import { localHint } from "../../src/nonokit/web/app/logic/hint.js";
import { fullMask, masksOf, settle } from "../../src/nonokit/web/app/logic/line.js";
import { hasWrongRun, isDone, lineStatus } from "../../src/nonokit/web/app/logic/status.js";
import { gradeOf } from "../../src/nonokit/web/app/model/grades.js";
import { identityOf, parseGrid, parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { compareLogs } from "../../src/nonokit/web/app/play/log.js";
import { readProgress } from "../../src/nonokit/web/app/store/schema.js";
import { markedCells } from "../../src/nonokit/web/app/view/marks.js";

const facts = (name) => JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), "utf8"));
const clueText = ({ clue, cells }) => JSON.stringify({ clue: clue.map((run) => [run.length, run.colour]), cells });

test("a puzzle has the same id here and there, and the same short code", () => {
  for (const { name, id, code, puzzle } of facts("puzzles")) {
    const read = parsePuzzle(puzzle);
    assert.equal(identityOf(read), id, name);
    assert.equal(read.id, id, name);
    assert.equal(encodeRules(read), code, name);
    if (code) assert.equal(decodeRules(code).id, id, name);
  }
});

test("lines are settled alike", () => {
  for (const fact of facts("lines")) {
    const settled = settle(fact.clue, masksOf(fact.cells, fullMask(fact.values)));
    assert.deepEqual(settled && [...settled.masks], fact.masks, clueText(fact));
  }
});

test("the runs whose place is certain are greyed, and no others", () => {
  for (const fact of facts("lines")) {
    assert.equal(isDone(fact.clue, fact.cells), fact.is_done, clueText(fact));
    assert.deepEqual(lineStatus(fact.clue, fact.cells, fact.values, "runs").finished, fact.finished, clueText(fact));
  }
});

test("how much is told of a wrong line is the player's choice", () => {
  for (const fact of facts("lines")) {
    const broken = (level) => lineStatus(fact.clue, fact.cells, fact.values, level).isBroken;
    assert.equal(broken("off"), false, clueText(fact));
    assert.equal(broken("runs"), fact.is_broken && fact.has_wrong_run, clueText(fact));
    assert.equal(broken("line"), fact.is_broken, clueText(fact));
    assert.equal(broken("cells"), fact.is_broken, clueText(fact));
    if (fact.is_broken) assert.equal(hasWrongRun(fact.clue, fact.cells), fact.has_wrong_run, clueText(fact));
  }
});

test("the easiest hint comes first", () => {
  const t = (key) => key;
  for (const { puzzle, steps } of facts("hints")) {
    const read = parsePuzzle(puzzle);
    for (const { state, hint } of steps) {
      const cells = parseGrid(state, read.width, read.height, read.palette);
      const told = localHint(read, cells, "cells", t);
      assert.deepEqual(told && { technique: told.technique, line: told.lines[0], cells: told.cells.map(({ y, x, value }) => [y, x, value]) },
        hint && { ...hint, cells: hint.cells }, state);
    }
  }
});

test("marks lie where they say", () => {
  for (const { mark, cells } of facts("marks")) {
    assert.deepEqual(markedCells(mark), cells.map(([y, x]) => ({ y, x })), mark.type);
  }
});

test("clocks or not, everyone agrees which copy of a game goes on from which", () => {
  for (const { mine, other, relation } of facts("progress").filter((fact) => fact.mine)) {
    assert.equal(compareLogs(mine, other), relation, JSON.stringify([mine, other]));
  }
});

test("games of old get the same log here and there", () => {
  for (const { old, moves } of facts("progress").filter((fact) => fact.old)) {
    assert.deepEqual(readProgress({ id: "p", ...old })?.moves, moves);
  }
});

test("a class has the same name for people here and there", () => {
  for (const { class: name, grade } of facts("grades")) assert.equal(gradeOf(name), grade);
});
