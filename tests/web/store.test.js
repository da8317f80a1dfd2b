import assert from "node:assert/strict";
import test from "node:test";
import { ProgressStore } from "../../src/nonokit/web/app/store/progress.js";
import { readBranches, readCounts, readIds, readProgress, readPuzzle, readSolves } from "../../src/nonokit/web/app/store/schema.js";
import { LocalStorage, StorageFull, openStorage } from "../../src/nonokit/web/app/store/storage.js";
import { OPTIONS, SettingsStore, readSettings } from "../../src/nonokit/web/app/store/settings.js";
import { StatisticsStore, sizeClass, streaks, timesBySize } from "../../src/nonokit/web/app/store/statistics.js";
import { Library } from "../../src/nonokit/web/app/store/library.js";
import { DraftStore } from "../../src/nonokit/web/app/editor/drafts.js";
import { nameOf } from "../../src/nonokit/web/app/pages/titles.js";
import { Game } from "../../src/nonokit/web/app/play/game.js";
import { Sync } from "../../src/nonokit/web/app/store/sync.js";
import { ApiError, api } from "../../src/nonokit/web/app/net/api.js";
import { HOUSE, puzzleOf } from "./pictures.js";

const puzzle = puzzleOf(HOUSE);

/** A copy of a game: whose clock says what, and the moves one after the other. */
function copy(from, writer, moves, clock = "2026-01-01T10:00:00Z") {
  const game = new Game(puzzle, { progress: from, level: "off", autoCross: false, writer, now: () => new Date(clock) });
  for (const move of moves) game.play(move);
  return game.save();
}

const old = copy(null, "anna", ["1 r0:0"]);
const next = copy(old, "bert", ["1 r0:1"], "1999-01-01T00:00:00Z"); // a clock far behind
const other = copy(old, "carl", [". r4:4"], "2099-01-01T00:00:00Z"); // and one far ahead

/** A Storage of the browser, with room for so many characters. */
function browserStorage(room = Infinity, map = new Map()) {
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

/** A browser that holds these texts. */
const holding = (texts, room = Infinity) =>
  new LocalStorage(browserStorage(room, new Map(Object.entries(texts).map(([name, text]) => [`nonokit/${name}`, text]))));
const newStore = () => new ProgressStore(holding({}));

/** A server that keeps what it is sent, as the real one does. */
function fakeServer(items = []) {
  const store = newStore();
  store.receive(items);
  const calls = { get: 0, put: 0, import: 0 };
  const games = () => store.ids().flatMap((id) => store.branches(id));
  return {
    calls, games,
    progress: async () => { calls.get += 1; return { items: games() }; },
    putProgress: async (game) => {
      calls.put += 1;
      store.receive([game]);
      const [first, ...branches] = store.branches(game.id);
      return { ...first, branches };
    },
    importProgress: async ({ items: sent }) => { calls.import += 1; store.receive(sent); return { read: sent.length, branched: 0 }; },
  };
}

test("a copy that goes on wins whatever the clocks say, and whoever comes first", () => {
  for (const order of [[old, next], [next, old], [next, old, next, old]]) {
    const store = newStore();
    for (const game of order) store.receive([game]);
    assert.deepEqual(store.branches(puzzle.id), [next]);
  }
});

test("two branches are both kept; the one played here stays first", () => {
  for (const [mine, theirs] of [[next, other], [other, next]]) {
    const store = newStore();
    store.save(mine);
    store.receive([theirs]);
    store.receive([old, theirs]);
    assert.deepEqual(store.branches(puzzle.id), [mine, theirs]);
    assert.deepEqual(store.get(puzzle.id), mine, "the board does not go back");
  }
});

test("where nothing was played here the branch with the latest label comes first", () => {
  const store = newStore();
  store.receive([next, other]);
  assert.deepEqual(store.branches(puzzle.id), [other, next]);
});

test("a choice settles the branches everywhere", () => {
  const here = newStore();
  here.save(next);
  here.receive([other]);
  const game = new Game(puzzle, { progress: next, level: "off", autoCross: false });
  game.settle(other, [next], () => "the other");
  here.save(game.save());
  assert.equal(here.branches(puzzle.id).length, 1);
  const there = newStore();
  there.save(other);
  there.receive([next]);
  there.receive([game.save()]);
  assert.deepEqual(there.branches(puzzle.id), here.branches(puzzle.id));
});

test("nobody is asked about two sheets that are the same, or one that was only looked at", () => {
  const same = copy(old, "carl", ["1 r0:1"]);
  const store = newStore();
  store.save(next);
  store.receive([same]);
  assert.equal(store.branches(puzzle.id).length, 1);
  const looked = new Game(puzzle, { progress: old, level: "off", autoCross: false, writer: "dora" });
  looked.addTime(60);
  looked.keepTime();
  looked.countHint("overlap");
  for (const [first, second] of [[looked.save(), other], [other, looked.save()]]) {
    const idle = newStore();
    idle.save(first);
    idle.receive([second]);
    assert.deepEqual(idle.branches(puzzle.id).map(({ state }) => state), [other.state]);
  }
});

test("many games are told in one go", () => {
  const store = newStore();
  const told = [];
  store.onElsewhere((ids) => told.push([...ids]));
  store.receive(["a", "b", "c"].map((id) => ({ ...old, id })));
  store.receive([{ ...old, id: "a" }]);
  assert.deepEqual(told, [["a", "b", "c"]]);
});

test("a slower tab never undoes a newer one", () => {
  const storage = holding({});
  const [first, second] = [new ProgressStore(storage), new ProgressStore(storage)];
  first.save(old);
  second.save(next);
  const told = [];
  first.onElsewhere((ids) => told.push(...ids));
  first.save(old);
  assert.deepEqual(first.get(puzzle.id), next);
  assert.deepEqual(told, [puzzle.id], "whoever has the game open must go on from there");
});

test("what is no game is none", () => {
  const bad = [null, 5, "x", [], {}, { ...old, moves: "x" }, { ...old, moves: [1] }, { ...old, updated: "yesterday" }, { ...old, id: "../x" }, { ...old, id: 7 },
    { ...old, state: 5 }, { ...old, state: "" }, { ...old, state: "##\n#" }, { ...old, seconds: -1 }, { ...old, hints: "3" }, { ...old, solved: "perhaps" }, { ...old, seconds: null }];
  for (const value of bad) assert.equal(readProgress(value), null, JSON.stringify(value));
  assert.deepEqual(readProgress(old), old);
  assert.equal(readBranches([]), null);
  assert.equal(readBranches([old, 5]), null);
  assert.deepEqual(readBranches(old), [old], "as it was kept before there were branches");
});

test("what does not fit its schema is set aside and told, once, and never thrown", async () => {
  const broken = {
    mine: "5", drawn: "7", waiting: "{}", settings: "3", solves: '[{"id": 1}]', techniques: "[1]", "progress/p": '{"id": "p"}',
    "puzzle/p": '{"rows": 3}', "draft/d": '{"id": "d", "base": "nonsense"}', "progress/q": "{cut o", "progress/r": JSON.stringify([{ ...old, id: "r", state: 9 }]),
  };
  const storage = holding(broken);
  const told = [];
  storage.onDamage((name) => told.push(name));
  const store = new ProgressStore(storage);
  new SettingsStore(storage);
  const statistics = new StatisticsStore(storage, store);
  const { library } = emptyLibrary(storage);
  assert.deepEqual([store.all(), store.waiting(), statistics.solves(), statistics.techniques(), await library.entries(), library.known("p"), new DraftStore(storage).all()],
    [[], [], [], {}, [], null, []]);
  assert.deepEqual(storage.damaged(), broken, "nothing is lost");
  const count = Object.keys(broken).length;
  assert.equal(told.length, count);
  store.all();
  await library.entries();
  assert.equal(told.length, count, "told once");
});

test("readers of what is kept", () => {
  assert.deepEqual(readIds(["a"]), ["a"]);
  for (const value of [5, {}, [1], null, "x"]) assert.equal(readIds(value), null);
  const solve = { id: "p", day: "2026-03-01", seconds: 1, hints: 0, width: 5, height: 5 };
  assert.deepEqual(readSolves([solve]), [solve]);
  for (const value of [5, [5], [{ ...solve, day: "today" }], [{ ...solve, seconds: "1" }], [{ ...solve, width: undefined }]]) assert.equal(readSolves(value), null);
  assert.deepEqual(readCounts({ overlap: 3 }), { overlap: 3 });
  for (const value of [5, [3], { overlap: "3" }, { overlap: NaN }, { overlap: -1 }, null]) assert.equal(readCounts(value), null);
  assert.equal(readPuzzle({ rows: [[1]] }), null);
  assert.equal(readPuzzle({ rows: [[1]], columns: [[1]] })?.width, 1);
});

/** A library without a server or a bundle. */
function emptyLibrary(storage = holding({}), more = {}) {
  const api = { library: async () => ({ puzzles: [] }), addPuzzle: async () => {}, removePuzzle: async () => {}, ...more };
  return { library: new Library(storage, /** @type {any} */ (api)), storage };
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

test("a puzzle that comes again keeps its place, and so its number", async () => {
  const { library, storage } = emptyLibrary();
  const [first, second] = [puzzleOf(HOUSE), puzzleOf("##\n#.")];
  for (const one of [first, second, first]) await library.add(one);
  for (const entries of [library.all(), await emptyLibrary(storage).library.entries()]) {
    assert.deepEqual(entries.map(({ id }) => id), [first.id, second.id]);
  }
});

test("a puzzle that finds no room here goes to the server, and can be played either way", async () => {
  const sent = [];
  const { library } = emptyLibrary(holding({}, 10), { addPuzzle: async ({ id }) => { sent.push(id); } });
  await library.entries();
  assert.equal(await library.add(puzzle), true);
  assert.deepEqual(sent, [puzzle.id]);
  assert.equal(library.known(puzzle.id)?.id, puzzle.id);
  const refused = emptyLibrary(holding({}, 10), { addPuzzle: async () => { throw new ApiError("storage-full", "full"); } });
  await refused.library.entries();
  assert.equal(await refused.library.add(puzzle), false, "whoever asked can say so");
  await refused.library.remove(puzzle.id);
});

test("a full store says so and keeps what it had", () => {
  const storage = new LocalStorage(browserStorage(20));
  storage.set("a", 1);
  assert.throws(() => storage.set("a", "x".repeat(50)), StorageFull);
  assert.equal(storage.read("a", Number), 1);
});

test("a browser that is full to the brim still has what it holds; one that keeps nothing is done without", (context) => {
  context.after(() => { delete globalThis.window; });
  const opened = (room, texts = []) => {
    globalThis.window = { localStorage: browserStorage(room, new Map(texts)) };
    return openStorage();
  };
  assert.equal(opened(0, [["nonokit/a", "1"]]).read("a", Number), 1);
  assert.equal(opened(0).isKept, false);
  assert.equal(opened(20).isKept, true);
  globalThis.window = { get localStorage() { throw new Error("SecurityError"); } };
  assert.equal(openStorage().isKept, false);
});

test("without the browser's store, values last as long as the page", () => {
  const storage = new LocalStorage(null);
  storage.set("x/1", { a: 1 });
  assert.deepEqual(storage.read("x/1", (value) => value), { a: 1 });
  assert.deepEqual(storage.names("x/"), ["1"]);
  assert.equal(storage.isKept, false);
});

test("games wait for the server until it has them", async () => {
  const store = newStore();
  const server = fakeServer([other]);
  store.save(old);
  store.save(next);
  assert.deepEqual(store.waiting(), [puzzle.id]);
  await new Sync(store, server).start();
  assert.deepEqual(store.waiting(), []);
  assert.deepEqual(store.branches(puzzle.id), [next, other]);
  assert.deepEqual(new Set(server.games()), new Set([next, other]));
});

test("a server that went back to an older copy gets the newer one again", async () => {
  const store = newStore();
  store.receive([next]);
  assert.deepEqual(store.waiting(), []);
  const server = fakeServer([old]);
  await new Sync(store, server).start();
  assert.deepEqual(server.games(), [next]);
});

test("many games arrive with one question and are shown at once", async () => {
  const store = newStore();
  const games = Array.from({ length: 96 }, (_, i) => ({ ...old, id: `p${i}` }));
  const server = fakeServer(games);
  let told = 0;
  store.onElsewhere(() => { told += 1; });
  await new Sync(store, server).start();
  assert.deepEqual([server.calls, told, store.ids().length], [{ get: 1, put: 0, import: 0 }, 1, 96]);
});

test("many games that a new server lacks are sent together", async () => {
  const store = newStore();
  for (let i = 0; i < 40; i += 1) store.receive([{ ...old, id: `p${i}` }]);
  const server = fakeServer();
  await new Sync(store, server).start();
  assert.deepEqual([server.calls, server.games().length, store.waiting()], [{ get: 1, put: 0, import: 1 }, 40, []]);
});

test("a server that is gone loses nothing", async () => {
  const store = newStore();
  const server = { ...fakeServer(), putProgress: async () => { throw new ApiError("offline", "gone"); } };
  store.save(next);
  await assert.rejects(() => new Sync(store, server).start(), ApiError);
  assert.deepEqual(store.waiting(), [puzzle.id]);
  assert.deepEqual(store.get(puzzle.id), next);
});

test("a game that the server will not have holds up no other", async () => {
  const store = newStore();
  const server = fakeServer();
  const put = server.putProgress;
  server.putProgress = async (game) => {
    if (game.id === "bad") throw new ApiError("request", "no");
    return put(game);
  };
  store.save({ ...old, id: "bad" });
  store.save({ ...old, id: "good" });
  await new Sync(store, server).start();
  assert.deepEqual(server.games().map(({ id }) => id), ["good"]);
  assert.deepEqual(store.waiting(), ["bad"]);
});

test("when the browser is full the server still gets every move, and the page still has it", async () => {
  const store = new ProgressStore(new LocalStorage(browserStorage(60)));
  const server = fakeServer();
  assert.equal(store.save(old), false);
  assert.equal(store.save(next), false);
  assert.deepEqual(store.get(puzzle.id), next);
  assert.deepEqual(store.all(), [next]);
  await new Sync(store, server).start();
  assert.deepEqual(server.games(), [next]);
  assert.deepEqual(store.waiting(), []);
});

test("what waits is sent at once when the page is left", async () => {
  const store = newStore();
  const server = fakeServer();
  const options = [];
  const put = server.putProgress;
  server.putProgress = (game, how) => { options.push(how); return put(game); };
  const sync = new Sync(store, server);
  store.save(next);
  sync.flush();
  await new Promise((resolve) => { setImmediate(resolve); });
  assert.deepEqual([server.games(), options, store.waiting()], [[next], [{ isLast: true }], []]);
});

test("the server's continuation reaches whoever has the game open", async () => {
  const store = newStore();
  const heard = [];
  store.save(old);
  store.onElsewhere((ids) => heard.push(...ids));
  await new Sync(store, fakeServer([next])).start();
  assert.deepEqual(heard, [puzzle.id]);
  assert.deepEqual(store.get(puzzle.id), next);
});

test("settings fall back to their defaults", () => {
  const settings = readSettings({ theme: "purple", crosshair: "yes", drag: "all" });
  assert.equal(settings.theme, "auto");
  assert.equal(settings.crosshair, true);
  assert.equal(settings.drag, "all");
  assert.equal(Object.keys(settings).length, OPTIONS.length);
});

test("settings hold without room to keep them", () => {
  const settings = new SettingsStore(new LocalStorage(browserStorage(5)));
  settings.set("theme", "dark");
  assert.equal(settings.values.theme, "dark");
});

const solve = (day, seconds = 60, width = 10) => ({ id: day + width, day, seconds, hints: 0, width, height: 5 });

test("figures follow from the games, wherever they were played, beside those from before", () => {
  const storage = holding({ solves: JSON.stringify([solve("2025-12-31")]), techniques: '{"overlap": 2}' });
  const store = new ProgressStore(storage);
  const statistics = new StatisticsStore(storage, store);
  store.receive([{ ...old, moves: ["@anna", "+50 hint overlap", "hint slide", "hint", "+10 solved 2026-01-01", "solved 2026-01-02"] }]);
  assert.deepEqual(statistics.solves().map(({ day, seconds, hints, width, height }) => [day, seconds, hints, width, height]),
    [["2025-12-31", 60, 0, 10, 5], ["2026-01-01", 60, 3, 5, 5], ["2026-01-02", 60, 3, 5, 5]]);
  assert.deepEqual(statistics.techniques(), { overlap: 3, slide: 1 });
});

test("streaks count days in a row, across months, until yesterday", () => {
  const solves = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-04"].map((day) => solve(day));
  assert.deepEqual(streaks(solves, "2026-03-01"), { current: 3, longest: 3 });
  assert.deepEqual(streaks(solves, "2026-03-05"), { current: 1, longest: 3 });
  assert.deepEqual(streaks(solves, "2026-03-09"), { current: 0, longest: 3 });
});

test("times by size", () => {
  const rows = timesBySize([solve("a", 30), solve("b", 90), solve("c", 60), solve("d", 500, 25)]);
  assert.deepEqual(rows, [{ size: "≤ 10", solved: 3, best_s: 30, median_s: 60, lately_s: null }, { size: "≤ 30", solved: 1, best_s: 500, median_s: 500, lately_s: null }]);
  assert.equal(sizeClass(60, 10), "> 40");
});

test("how the last five went is told beside all, whatever order the games are in and whichever of the sizes they had", () => {
  const seconds = [900, 800, 100, 120, 140, 160, 180];
  const solves = seconds.map((time, i) => ({ ...solve(`p${i}`, time, 6 + (i % 5)), day: `2026-03-0${i + 1}` }));
  const [row] = timesBySize([...solves].reverse());
  assert.deepEqual(row, { size: "≤ 10", solved: 7, best_s: 100, median_s: 160, lately_s: 140 });
});

test("an answer that is cut off, good or bad, is an ApiError", async (t) => {
  for (const status of [200, 500]) {
    t.mock.method(globalThis, "fetch", async () => new Response('{"code": "inter', { status, headers: { "Content-Type": "application/json" } }));
    await assert.rejects(api.progress(), (error) => error instanceof ApiError && error.code === "offline");
  }
});
