import assert from "node:assert/strict";
import test from "node:test";
import { mergeProgress, parseProgress } from "../../src/nonokit/web/app/store/merge.js";
import { ProgressStore } from "../../src/nonokit/web/app/store/progress.js";
import { LocalStorage, StorageFull } from "../../src/nonokit/web/app/store/storage.js";
import { OPTIONS, readSettings } from "../../src/nonokit/web/app/store/settings.js";
import { sizeClass, streaks, timesBySize } from "../../src/nonokit/web/app/store/statistics.js";
import { Library } from "../../src/nonokit/web/app/store/library.js";
import { nameOf } from "../../src/nonokit/web/app/pages/card.js";
import { HOUSE, puzzleOf } from "./pictures.js";
import { Sync } from "../../src/nonokit/web/app/store/sync.js";
import { ApiError } from "../../src/nonokit/web/app/net/api.js";
import { parseHistory } from "../../src/nonokit/web/app/play/history.js";

const game = (updated, moves, state, more = {}) => ({
  id: "p", updated: `2026-01-01T${updated}:00.000Z`, moves, state, seconds: 1, hints: 0, solved: false, ...more,
});
const old = game("10:00", ["1 r0:0", "@sheet 1:1 3?"], "#?\n??");
const next = game("11:00", ["1 r0:0", "1 r0:1", "@sheet 2:1 2?"], "##\n??");
const other = game("09:00", [". r0:0", "@sheet 1. 3?"], ".?\n??", { solved: true });

test("the newest wins whoever asks", () => {
  assert.deepEqual(mergeProgress(old, next), next);
  assert.deepEqual(mergeProgress(next, old), next);
  assert.equal(mergeProgress(null, old), old);
});

test("what the winner does not contain becomes a checkpoint, and solved stays solved", () => {
  const merged = mergeProgress(next, other);
  assert.deepEqual(parseHistory(merged.moves).checkpoints, [{ name: "2026-01-01 09:00", cells: "1. 3?" }]);
  assert.equal(merged.updated, next.updated);
  assert.ok(merged.solved);
  assert.deepEqual(mergeProgress(merged, other), merged, "merging again adds nothing");
});

test("what is no progress is none", () => {
  for (const value of [null, {}, { ...old, moves: "x" }, { ...old, updated: "yesterday" }, { ...old, moves: [1] }]) {
    assert.equal(parseProgress(value), null);
  }
});

/** A Storage of the browser, with room for so many characters. */
function browserStorage(room = Infinity) {
  const map = new Map();
  return {
    get length() { return map.size; },
    key: (i) => [...map.keys()][i],
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => map.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new Error("QuotaExceededError");
      map.set(key, value);
    },
  };
}

/** A library without a server or a bundle. */
function emptyLibrary(storage = new LocalStorage(browserStorage())) {
  const library = new Library(storage, /** @type {any} */ ({ library: async () => ({ puzzles: [] }), addPuzzle: async () => {}, removePuzzle: async () => {} }));
  return { library, storage };
}

test("a title that others gave appears after solving, one's own at once", async () => {
  const app = /** @type {any} */ ({ t: (key, { number }) => `${key} ${number}` });
  const { library, storage } = emptyLibrary();
  const [house, drawn] = [puzzleOf(HOUSE, { title: "House" }), puzzleOf("##\n#.", { title: "Mine" })];
  await library.add(house);
  await library.add(drawn, { isDrawn: true });
  for (const entries of [library.all(), await library.entries(), await emptyLibrary(storage).library.entries()]) {
    const [first, second] = entries;
    assert.deepEqual(entries.map((entry) => entry.isDrawn), [false, true]);
    assert.equal(nameOf(app, first, false, 1), "card-number 1");
    assert.equal(nameOf(app, first, true, 1), "House");
    assert.equal(nameOf(app, second, false, 2), "Mine");
  }
  await library.remove(drawn.id);
  assert.deepEqual(library.all().map((entry) => entry.title), ["House"]);
  await library.add(drawn);
  assert.ok(!library.entry(drawn.id)?.isDrawn, "removed and forgotten");
});

test("a full store says so and keeps what it had", () => {
  const storage = new LocalStorage(browserStorage(20));
  storage.set("a", 1);
  assert.throws(() => storage.set("a", "x".repeat(50)), StorageFull);
  assert.equal(storage.get("a"), 1);
});

test("without the browser's store, values last as long as the page", () => {
  const storage = new LocalStorage(null);
  storage.set("x/1", { a: 1 });
  assert.deepEqual(storage.get("x/1"), { a: 1 });
  assert.deepEqual(storage.names("x/"), ["1"]);
  assert.equal(storage.isKept, false);
});

test("games wait for the server until it has them", async () => {
  const store = new ProgressStore(new LocalStorage(browserStorage()));
  const sent = [];
  const api = {
    progress: async () => ({ items: [other] }),
    putProgress: async (id, body) => { sent.push(body.updated); return { id, ...body }; },
  };
  store.save(old);
  store.save(next);
  assert.deepEqual(store.waiting(), ["p"]);
  await new Sync(store, api).start();
  assert.deepEqual(sent, [next.updated]);
  assert.deepEqual(store.waiting(), []);
  assert.equal(store.get("p").updated, next.updated);
  assert.equal(parseHistory(store.get("p").moves).checkpoints.length, 1);
});

test("a server that is gone loses nothing", async () => {
  const store = new ProgressStore(new LocalStorage(browserStorage()));
  const api = {
    progress: async () => ({ items: [] }),
    putProgress: async () => { throw new ApiError("offline", "gone"); },
  };
  store.save(next);
  await assert.rejects(() => new Sync(store, api).start(), ApiError);
  assert.deepEqual(store.waiting(), ["p"]);
  assert.deepEqual(store.get("p"), next);
});

test("the server's newer version reaches whoever has the game open", async () => {
  const store = new ProgressStore(new LocalStorage(browserStorage()));
  const heard = [];
  store.onElsewhere((progress) => heard.push(progress.updated));
  store.save(old);
  const api = { progress: async () => ({ items: [next] }), putProgress: async (id, body) => ({ id, ...body }) };
  await new Sync(store, api).start();
  assert.deepEqual(heard, [next.updated]);
});

test("settings fall back to their defaults", () => {
  const settings = readSettings({ theme: "purple", crosshair: "yes", drag: "all" });
  assert.equal(settings.theme, "auto");
  assert.equal(settings.crosshair, true);
  assert.equal(settings.drag, "all");
  assert.equal(Object.keys(settings).length, OPTIONS.length);
});

const solve = (day, seconds = 60, width = 10) => ({ id: day + width, day, seconds, hints: 0, width, height: 5 });

test("streaks count days in a row, across months, until yesterday", () => {
  const solves = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-04"].map((day) => solve(day));
  assert.deepEqual(streaks(solves, "2026-03-01"), { current: 3, longest: 3 });
  assert.deepEqual(streaks(solves, "2026-03-05"), { current: 1, longest: 3 });
  assert.deepEqual(streaks(solves, "2026-03-09"), { current: 0, longest: 3 });
});

test("times by size", () => {
  const rows = timesBySize([solve("a", 30), solve("b", 90), solve("c", 60), solve("d", 500, 25)]);
  assert.deepEqual(rows, [{ size: "≤ 10", solved: 3, best_s: 30, median_s: 60 }, { size: "≤ 30", solved: 1, best_s: 500, median_s: 500 }]);
  assert.equal(sizeClass(60, 10), "> 40");
});
