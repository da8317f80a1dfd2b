import assert from "node:assert/strict";
import test from "node:test";
import { Game } from "../../src/nonokit/web/app/play/game.js";
import { parseGrid } from "../../src/nonokit/web/app/model/puzzle.js";
import { HOUSE, puzzleOf } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);
const answer = parseGrid(HOUSE.trim(), 5, 5, puzzle.palette);
const fresh = (options = {}) => new Game(puzzle, { level: "runs", autoCross: false, ...options });
const SOLVING = ["1 r0:2", "1 r1:1-3", "1 r2:0-4", "1 c1:3-4", "1 c3:3-4"];

test("a picture that fits every clue is solved, X or not", () => {
  const game = fresh();
  for (const move of SOLVING) game.play(move);
  assert.ok(game.isSolved);
  assert.equal(game.save().state, HOUSE.trim());
  game.play(". r0:0");
  assert.equal(game.timeline.history.moves.length, SOLVING.length, "a solved sheet takes no more moves");
});

test("another picture with the same clues is solved too", () => {
  const game = new Game(puzzleOf("#. .#"), { level: "off", autoCross: false });
  game.play("1 r0:1 r1:0");
  assert.ok(game.isSolved);
});

test("a what-if is not a solution until it is kept", () => {
  const game = fresh();
  game.play("try");
  for (const move of SOLVING) game.play(move);
  assert.ok(!game.isSolved);
  game.play("keep");
  assert.ok(game.isSolved);
});

test("automatic X belong to the move that finished the line", () => {
  const game = fresh({ autoCross: true });
  game.play("1 r0:2");
  assert.equal(game.save().state.split("\n")[0], "..#..");
  game.undo();
  assert.ok(/^[?\n]+$/.test(game.save().state));
});

test("the rest of a finished line can be crossed out, of an unfinished one not", () => {
  const game = fresh();
  assert.ok(!game.crossRest({ kind: "row", index: 0 }));
  game.play("1 r0:2");
  assert.ok(game.crossRest({ kind: "row", index: 0 }));
});

test("rewinding goes to just before the first mistake that still stands", () => {
  const game = fresh();
  game.play("1 r0:2");
  game.play("1 r0:0");
  game.play("? r0:0");
  game.play("1 r1:0");
  game.play("1 r2:0-4");
  assert.equal(game.positionBeforeMistake(answer), 3);
  game.goTo(3);
  assert.equal(game.positionBeforeMistake(answer), null);
});

test("undo works in a game that was saved and opened again", () => {
  const game = fresh();
  game.play("1 r0:2");
  game.play("1 r1:1-3");
  game.addCheckpoint("here");
  const again = fresh({ progress: game.save() });
  assert.equal(again.save().state, game.save().state);
  again.undo();
  again.undo();
  assert.ok(!again.timeline.canUndo);
  again.restore(again.timeline.history.checkpoints[0]);
  assert.equal(again.save().state, game.save().state);
});

test("time does not make a game newer", () => {
  const game = fresh();
  game.play("1 r0:2");
  const { updated } = game.save();
  game.addTime(5);
  assert.equal(game.save().updated, updated);
  assert.equal(game.save().seconds, 5);
});

test("a newer copy from elsewhere is taken over, an older one is not", () => {
  const here = fresh({ now: () => new Date("2026-01-01T10:00:00Z") });
  here.play("1 r0:2");
  const older = { ...here.save(), updated: "2026-01-01T09:00:00.000Z", moves: [] };
  here.adopt(older);
  assert.equal(here.timeline.history.moves.length, 1);
  here.adopt({ ...older, updated: "2026-01-01T11:00:00.000Z", moves: ["1 r2:0-4"] });
  assert.deepEqual(here.timeline.history.moves, ["1 r2:0-4"]);
});
