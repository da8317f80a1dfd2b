import assert from "node:assert/strict";
import test from "node:test";
import { pack, unpack } from "../../src/nonokit/web/app/codes/packed.js";
import { parsePuzzle, formatPuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { parseRoute } from "../../src/nonokit/web/app/model/route.js";
import { ApiError } from "../../src/nonokit/web/app/net/api.js";
import { noteDays, solvedDays } from "../../src/nonokit/web/app/pages/days.js";
import { progressIn } from "../../src/nonokit/web/app/pages/progress-link.js";
import { Game } from "../../src/nonokit/web/app/play/game.js";
import { Library } from "../../src/nonokit/web/app/store/library.js";
import { everything, oneGame, readContent, takeIn } from "../../src/nonokit/web/app/store/progress-content.js";
import { ProgressStore } from "../../src/nonokit/web/app/store/progress.js";
import { StatisticsStore } from "../../src/nonokit/web/app/store/statistics.js";
import { LocalStorage } from "../../src/nonokit/web/app/store/storage.js";
import { TrainingStore } from "../../src/nonokit/web/app/store/training.js";
import { HOUSE, puzzleOf } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);
const SOLVING = ["1 r0:2", "1 r1:1-3", "1 r2:0-4", "1 c1:3-4", "1 c3:3-4"];
const ofDay = parsePuzzle({ ...formatPuzzle(puzzle), source: "nonokit, day 2026-02-28" });

/** A browser with a library of one puzzle, which is not the one that is played. */
function device() {
  const storage = new LocalStorage(null);
  const shipped = { id: "shipped", slug: "a", title: null, author: null, width: 5, height: 5, colours: 1, palette: [], difficulty: null, tags: [], collection: null, course: null, source: "shipped" };
  const asked = { library: async () => ({ puzzles: [shipped] }), addPuzzle: async () => { throw new ApiError("offline", "no server"); } };
  const progress = new ProgressStore(storage);
  return { storage, progress, library: new Library(storage, asked), training: new TrainingStore(storage), statistics: new StatisticsStore(storage, progress) };
}

function play(place, played, moves, writer) {
  const game = new Game(played, { progress: place.progress.get(played.id), level: "off", autoCross: false, writer, now: () => new Date(2026, 2, 1, 12) });
  for (const move of moves) game.play(move);
  place.library.keep(played);
  place.progress.save(game.save());
  return game;
}

/** What is here, as the other device reads it out of a link. */
const sent = async (content) => readContent(await unpack(await pack(JSON.stringify(content))));

test("a game, its puzzle and what follows from it come to another device", async () => {
  const [here, there] = [device(), device()];
  play(here, puzzle, SOLVING, "anna");
  assert.deepEqual(await takeIn(there, await sent(oneGame(here, puzzle.id))), { fresh: 1, further: 0, apart: 0, same: 0 });
  assert.deepEqual(there.progress.branches(puzzle.id), here.progress.branches(puzzle.id));
  assert.deepEqual(there.library.all().map(({ id, isMine }) => [id, isMine]), [["shipped", false], [puzzle.id, true]], "a list leads to it");
  assert.deepEqual(there.statistics.solves(), here.statistics.solves());
  assert.deepEqual(there.progress.waiting(), [puzzle.id], "a server that comes later is told");
});

test("what a link brings is told, and never overwrites", async () => {
  const [here, there] = [device(), device()];
  play(here, puzzle, SOLVING.slice(0, 2), "anna");
  const early = await sent(everything(here));
  await takeIn(there, early);
  play(here, puzzle, SOLVING.slice(2, 3), "anna");
  assert.deepEqual(await takeIn(there, await sent(everything(here))), { fresh: 0, further: 1, apart: 0, same: 0 });
  assert.deepEqual(await takeIn(there, early), { fresh: 0, further: 0, apart: 0, same: 1 }, "an old link changes nothing");
  play(there, puzzle, [". r0:0"], "bert");
  play(here, puzzle, [". r0:4"], "anna");
  assert.deepEqual(await takeIn(there, await sent(everything(here))), { fresh: 0, further: 0, apart: 1, same: 0 });
  assert.deepEqual(there.progress.branches(puzzle.id).map(({ state }) => state.slice(0, 5)), [".?#??", "??#?."]);
});

test("one's own puzzles come along before they are begun, and what was learned", async () => {
  const [here, there] = [device(), device()];
  await here.library.entries();
  await here.library.add(puzzle);
  here.training.answer("x", true, "2026-03-01");
  await takeIn(there, await sent(everything(here)));
  assert.ok(there.library.entry(puzzle.id)?.isMine);
  assert.deepEqual(there.training.value, here.training.value);
});

test("a solved day is known wherever the game is, also without its puzzle", async () => {
  const [here, there] = [device(), device()];
  const game = play(here, ofDay, SOLVING, "anna");
  assert.deepEqual(game.log.slice(0, 3), ["@anna", "day 2026-02-28", "1 r0:2"]);
  there.progress.receive(here.progress.all()); // as a server sends them
  assert.deepEqual([...solvedDays(there)], ["2026-02-28"]);
  await takeIn(there, await sent(everything(here)));
  assert.equal(there.library.entry(ofDay.id), undefined, "the calendar leads to it");
});

test("a day that was solved before logs knew of days is noted once", () => {
  const here = device();
  play(here, puzzle, SOLVING, "anna");
  here.library.keep(ofDay);
  assert.deepEqual([...solvedDays(here)], []);
  noteDays(here);
  const noted = here.progress.branches(puzzle.id);
  noteDays(here);
  assert.deepEqual(here.progress.branches(puzzle.id), noted);
  assert.deepEqual([...solvedDays(here)], ["2026-02-28"]);
});

test("links with games are told from puzzles, and damaged ones give nothing", async () => {
  const code = `P${await pack(JSON.stringify(everything(device())))}`;
  assert.deepEqual(parseRoute(`#${code}`), { page: "progress", code });
  for (const text of [code, ` https://example.org/a/#${code}\n`]) assert.equal(progressIn(text), code);
  for (const text of ["#/play/Pabc", "PBM file with many words in it", `#R${code}`]) assert.equal(progressIn(text), null);
  for (const value of [null, 5, {}, { nonokit_progress: 3 }, { nonokit_progress: 2, items: [{}] }, { nonokit_progress: 2, training: 5 }]) assert.equal(readContent(value), null);
});
