import assert from "node:assert/strict";
import test from "node:test";
import { Game } from "../../src/nonokit/web/app/play/game.js";
import { parseGrid } from "../../src/nonokit/web/app/model/puzzle.js";
import { HOUSE, puzzleOf } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);
const answer = parseGrid(HOUSE.trim(), 5, 5, puzzle.palette);
const NOON = () => new Date(2026, 2, 1, 12);
const fresh = (options = {}) => new Game(puzzle, { level: "runs", autoCross: false, now: NOON, ...options });
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
  assert.ok(!game.isSolved && !game.wasSolved);
  game.play("keep");
  assert.ok(game.isSolved && game.wasSolved);
});

test("a solve is noted once a day, with its time and hints", () => {
  const game = fresh({ writer: "anna" });
  for (const move of SOLVING.slice(0, 4)) game.play(move);
  game.addTime(9);
  game.countHint("overlap");
  game.addTime(3);
  game.play(SOLVING[4]);
  assert.deepEqual(game.log.slice(-3), ["+9 hint overlap", "+3 1 c3:3-4", "solved 2026-03-01"]);
  game.undo();
  game.redo();
  assert.equal(game.log.filter((line) => line.startsWith("solved")).length, 1);
  assert.ok(game.save().solved);
  game.undo();
  assert.ok(game.save().solved, "a solved puzzle stays solved");
});

test("automatic X belong to the move that finished the line", () => {
  const game = fresh({ autoCross: true });
  game.play("1 r0:2");
  assert.equal(game.save().state.split("\n")[0], "..#..");
  game.undo();
  assert.ok(/^[?\n]+$/.test(game.save().state));
});

test("with automatic X the first move crosses out what has nothing to fill", () => {
  const game = new Game(puzzleOf("#. .. .#"), { level: "off", autoCross: true });
  game.play("1 r0:0");
  assert.equal(game.save().state, "#.\n..\n.?");
  game.play("? r1:1");
  assert.equal(game.save().state, "#.\n.?\n.?", "what is taken back stays so");
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
  game.addCheckpoint("here  now");
  const again = fresh({ progress: game.save() });
  assert.equal(again.save().state, game.save().state);
  again.undo();
  again.undo();
  assert.ok(!again.timeline.canUndo);
  assert.equal(again.timeline.history.checkpoints[0].name, "here now");
  again.restore(again.timeline.history.checkpoints[0]);
  assert.equal(again.save().state, game.save().state);
  again.removeCheckpoint("here now");
  assert.deepEqual(fresh({ progress: again.save() }).timeline.history.checkpoints, []);
});

test("every kind of step comes back after saving", () => {
  const game = fresh();
  game.play("1 r0:0-4");
  game.play("1 r1:0-4");
  game.play("1 r2:0-4");
  game.undo();
  game.undo();
  game.redo();
  game.goTo(1);
  const again = fresh({ progress: game.save() });
  assert.equal(again.timeline.history.position, 1);
  assert.ok(again.timeline.canRedo);
  again.restart();
  assert.deepEqual(fresh({ progress: again.save() }).state.cells, again.state.cells);
});

test("a stroke is one move, whenever it is saved", () => {
  const game = fresh();
  game.play("1 r0:0-3");
  const other = fresh({ progress: game.save() });
  assert.equal(other.save().state.split("\n")[0], "####?");
  other.undo();
  assert.ok(!other.save().state.includes("#"));
});

test("time is kept with the next line, or by itself when the page is left", () => {
  const game = fresh({ writer: "anna" });
  game.play("1 r0:2");
  game.addTime(5);
  assert.equal(game.seconds, 5);
  assert.deepEqual([game.save().seconds, game.log.length], [0, 2], "not part of the log yet");
  game.keepTime();
  game.keepTime();
  assert.deepEqual(game.log, ["@anna", "1 r0:2", "+5 time"]);
  assert.equal(fresh({ progress: game.save() }).seconds, 5);
});

test("a copy that goes on is taken over, whatever its clock says; an older one and a branch are not", () => {
  const here = fresh();
  here.play("1 r0:2");
  const before = here.save();
  const there = fresh({ progress: before, now: () => new Date("1999-01-01T00:00:00Z") });
  there.play("1 r2:0-4");
  here.adopt(there.save());
  assert.deepEqual(here.timeline.history.moves, ["1 r0:2", "1 r2:0-4"]);
  here.adopt(before);
  assert.equal(here.timeline.history.moves.length, 2, "the board does not go back");
  const branch = fresh({ progress: before });
  branch.play(". r4:4");
  here.adopt(branch.save());
  assert.equal(here.timeline.history.moves.length, 2);
});

test("of two branches the player chooses one, and the other is a checkpoint", () => {
  const start = fresh();
  start.play("1 r0:2");
  const [here, there] = [fresh({ progress: start.save(), writer: "anna" }), fresh({ progress: start.save(), writer: "bert" })];
  here.play(". r4:4");
  there.play("1 r2:0-4");
  const [mine, theirs] = [here.save(), there.save()];
  here.settle(theirs, [mine], () => "on the phone");
  assert.equal(here.save().state, theirs.state);
  assert.deepEqual(here.timeline.history.checkpoints.map(({ name }) => name), ["on the phone"]);
  here.restore(here.timeline.history.checkpoints[0]);
  assert.equal(here.save().state, mine.state);
  there.adopt(here.save());
  assert.equal(there.save().state, mine.state, "it goes on from both");
});

test("a log that grows for ever is cut down, and the board stays what it is", () => {
  const begun = fresh({ writer: "anna" });
  begun.addTime(4);
  begun.play("1 r0:2");
  const progress = begun.save();
  const turns = Array.from({ length: 19_990 }, (_, i) => (i % 2 ? "redo" : "undo"));
  const game = fresh({ writer: "anna", progress: { ...progress, moves: [...progress.moves, ...turns] } });
  for (let i = 0; i < 21; i += 1) game.play(i % 2 ? "? r1:1" : "1 r1:1");
  assert.ok(game.log.length < 50);
  assert.equal(game.seconds, 4);
  assert.equal(game.save().state, "??#??\n?#???\n?????\n?????\n?????");
  assert.equal(fresh({ progress: game.save() }).save().state, game.save().state);
});

test("a sheet from elsewhere is one step, which undo takes back", () => {
  const game = fresh();
  game.play("1 r0:2");
  const before = game.save().state;
  game.load(parseGrid("?#.?? ????? ????? ????? ?????".split(" ").join("\n"), 5, 5, puzzle.palette));
  assert.match(game.save().state, /^\?#\.\?\?/);
  game.undo();
  assert.equal(game.save().state, before);
});
