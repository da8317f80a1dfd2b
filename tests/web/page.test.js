import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { chooseLanguage, localeFor } from "../../src/nonokit/web/app/i18n/i18n.js";
import { BINDINGS, bindingOf, keyList } from "../../src/nonokit/web/app/input/keyboard.js";
import { nextOf } from "../../src/nonokit/web/app/ui/radio-group.js";
import { NO_FILTER, begunEntries, collectionsOf, groupEntries, isFiltered, isShown, placesOf, readFilter } from "../../src/nonokit/web/app/pages/filters.js";
import { collectionTitle, pictureTitle } from "../../src/nonokit/web/app/pages/titles.js";
import { OPTIONS } from "../../src/nonokit/web/app/store/settings.js";
import { clampScroll, fittingCell, hitTest, layoutOf, scrollTo } from "../../src/nonokit/web/app/view/geometry.js";
import { clueBoxes } from "../../src/nonokit/web/app/view/clues.js";
import { contrast, isHardToTell, readableOn } from "../../src/nonokit/web/app/view/colours.js";
import { movesAfter } from "../../src/nonokit/web/app/pages/replay.js";
import { tintOf } from "../../src/nonokit/web/app/view/tint.js";
import { describeLine } from "../../src/nonokit/web/app/play/summary.js";
import { applyMove } from "../../src/nonokit/web/app/play/moves.js";
import { initialState } from "../../src/nonokit/web/app/play/state.js";
import { parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { HOUSE, puzzleOf } from "./pictures.js";
import { LANGUAGES, wordsOf } from "./words.js";

const STATIC = fileURLToPath(new URL("../../src/nonokit/web/", import.meta.url));
const files = (folder) => readdirSync(folder).flatMap((name) => {
  const path = join(folder, name);
  return statSync(path).isDirectory() ? files(path) : [relative(STATIC, path)];
});

test("languages are chosen and plurals formed", () => {
  assert.equal(chooseLanguage(["fo-FO", "de-AT", "en"], LANGUAGES), "de");
  assert.equal(chooseLanguage(["fo"], LANGUAGES), "en");
  assert.equal(wordsOf("en")("solved-hints", { count: 1 }), "one hint");
  assert.equal(wordsOf("de")("solved-hints", { count: 3 }), "3 Tipps");
});

test("dates are written as where the player lives", () => {
  assert.equal(localeFor("en", ["de-AT", "en-GB", "en-US"]), "en-GB");
  assert.equal(localeFor("fr", ["en-GB"]), "fr");
  assert.equal(localeFor("en", ["en-US@posix"]), "en", "what is no tag would throw");
});

test("numbers are written without separators, names may hold blanks, and what is missing shows its name", () => {
  const t = wordsOf("en");
  assert.equal(t("line-row", { number: 1234 }), "Row 1234");
  assert.equal(t("grade-several solutions"), t("grade-several-solutions"));
  assert.equal(t("no-such-message"), "no-such-message");
});

test("every choice and every key has its words", () => {
  const t = wordsOf("en");
  for (const { name, choices } of OPTIONS) {
    for (const choice of ["", ...(Array.isArray(choices) ? choices : [])]) {
      const key = `setting-${name}${choice && `-${choice}`}`;
      assert.notEqual(t(key), key);
    }
  }
  for (const { label } of BINDINGS) assert.notEqual(t(label), label);
});

test("arrows go round a radio group", () => {
  assert.equal(nextOf("ArrowRight", 0, 3), 1);
  assert.equal(nextOf("ArrowDown", 2, 3), 0);
  assert.equal(nextOf("ArrowLeft", 0, 3), 2);
  assert.equal(nextOf("ArrowUp", 1, 3), 0);
  assert.equal(nextOf("Home", 2, 3), 0);
  assert.equal(nextOf("End", 0, 3), 2);
  assert.equal(nextOf("x", 0, 3), null);
});

test("the service worker keeps every file of the app", () => {
  const source = readFileSync(join(STATIC, "sw.js"), "utf8");
  const kept = [...source.matchAll(/^ {2}"(.+)",$/gm)].map((match) => match[1]);
  const catalogue = JSON.parse(readFileSync(join(STATIC, "../puzzles/data/catalogue.json"), "utf8"));
  const made = ["catalogue", ...Object.keys(catalogue)].map((name) => `puzzles/${name}.json`);
  const expected = ["./", "messages/languages.json", ...made,
    ...files(STATIC).filter((file) => !["sw.js", "index.html"].includes(file) && !/\.d\.ts$|\.md$|LICENSE$/.test(file))];
  assert.deepEqual(kept.sort(), expected.sort());
});

test("no script or style is inline, and nothing comes from elsewhere", () => {
  const html = readFileSync(join(STATIC, "index.html"), "utf8");
  assert.doesNotMatch(html, /<script(?![^>]*src=)|<style|style=|\son\w+=|https?:/);
  for (const file of files(STATIC).filter((name) => /\.(js|css)$/.test(name) && !name.startsWith("vendor"))) {
    assert.doesNotMatch(readFileSync(join(STATIC, file), "utf8"), /innerHTML|https?:\/\/(?!www\.w3\.org)/, file);
  }
});

test("a screen reader hears a line", () => {
  const puzzle = puzzleOf(HOUSE);
  const state = applyMove(initialState(puzzle), "1 r3:1; . r3:0; ~ r3:4");
  assert.equal(describeLine(puzzle, state.cells, { kind: "row", index: 3 }, wordsOf("en")),
    "Row 4: clue 1 1, cell 1 X, cell 2 filled, cell 5 maybe, 2 unknown");
});

test("keys mean what the list says", () => {
  const key = (text, more = {}) => bindingOf({ key: text, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })?.command.name;
  assert.equal(key("h"), "hint");
  assert.equal(key("z", { ctrlKey: true }), "undo");
  assert.equal(key("Z", { ctrlKey: true, shiftKey: true }), "redo");
  assert.equal(key("?", { shiftKey: true }), "help");
  assert.equal(key("z"), undefined);
  assert.equal(key("t", { ctrlKey: true }), undefined, "the browser's own");
  assert.equal(key("ArrowLeft", { altKey: true }), undefined, "the browser's own");
  assert.ok(keyList().length > 15);
});

const entry = (id, more) => ({ id, slug: id, title: id, author: null, width: 10, height: 10, colours: 1, difficulty: null, tags: [], collection: null, course: null, isMine: false, ...more });

test("filters", () => {
  const shown = (more, filter, state = "new") => isShown(entry("a", more), state, { ...NO_FILTER, ...filter }, "No. 1");
  assert.ok(shown({}, {}));
  assert.ok(!shown({ width: 11 }, { size: "small" }));
  assert.ok(shown({ colours: 3 }, { colour: "coloured" }));
  assert.ok(!shown({}, { state: "solved" }));
  assert.ok(!shown({ title: "Owl" }, { text: "owl" }), "a title that is not shown is not found");
  assert.ok(shown({}, { text: "10x10" }));
  assert.ok(isFiltered({ ...NO_FILTER, text: "a" }) && !isFiltered({ ...NO_FILTER, text: " " }));
});

test("groups: course, mine, by difficulty", () => {
  const games = new Map([["e", { id: "e", state: "#?", solved: false, updated: "1" }]]);
  const groups = groupEntries([
    entry("a", { course: { position: 2, lesson: "" } }), entry("c", { difficulty: { class: "one-step contradiction", score: 70 } }),
    entry("e", { difficulty: { class: "trivial", score: 7 } }), entry("f", { colours: 2, difficulty: { class: "exact line", score: 60 } }),
    entry("g", { isMine: true, difficulty: { class: "trivial", score: 1 } }), entry("h", { isMine: true, difficulty: { class: "trivial", score: 9 } }),
  ], games);
  assert.deepEqual(groups.map((group) => [group.grade ?? group.key, group.entries.map((one) => one.id).join("")]),
    [["course", "a"], ["mine", "hg"], ["easy", "e"], ["hard", "fc"]]);
});

test("what was begun, the latest first", () => {
  const game = (/** @type {string} */ id, state = "#?", solved = false) => [id, { id, state, solved, updated: id }];
  const games = new Map([game("a"), game("b", "##", true), game("c"), game("d", "??")]);
  assert.deepEqual(begunEntries(["a", "b", "c", "d", "e"].map((id) => entry(id)), games).map(({ id }) => id), ["c", "a"]);
});

test("who has solved something beside the course is no beginner", () => {
  const entries = [entry("a", { course: { position: 1, lesson: "" } }), entry("b", { difficulty: { class: "easy", score: 7 } })];
  const keys = (id) => groupEntries(entries, new Map([[id, { id, state: "#", solved: true, updated: "1" }]])).map((group) => group.key);
  assert.deepEqual([keys("a"), keys("b")], [["course", "difficulty"], ["difficulty"]]);
});

test("collections keep their order, and a puzzle has its place in its own", () => {
  const entries = [entry("a", { collection: "sea" }), entry("b", { collection: "farm" }), entry("c", { collection: "sea" }), entry("d", { isMine: true })];
  assert.deepEqual([...collectionsOf(entries)].map(([name, own]) => `${name} ${own.map((one) => one.id).join("")}`), ["sea ac", "farm b"]);
  assert.deepEqual([...placesOf(entries)], [["a", 1], ["b", 1], ["c", 2], ["d", 1]]);
});

test("a filter that was kept is read again, and nothing else", () => {
  assert.deepEqual(readFilter({ ...NO_FILTER, size: "large" }), { ...NO_FILTER, size: "large" });
  for (const value of [null, 7, [], {}, { ...NO_FILTER, text: 3 }]) assert.equal(readFilter(value), null);
});

test("a replay makes every move, and long ones in the same time", () => {
  assert.deepEqual([0, 90, 900, 5000].map((ms) => movesAfter(10, ms)), [0, 1, 10, 10]);
  assert.deepEqual([0, 4000, 8000].map((ms) => movesAfter(1000, ms)), [0, 500, 1000]);
});

test("a tint follows from the puzzle and shows its colours", () => {
  const palette = [{ name: "white", rgb: "#ffffff" }, { name: "red", rgb: "#ff0000" }, { name: "blue", rgb: "#0000ff" }];
  const tint = tintOf({ id: "abc", palette });
  assert.equal(tint, tintOf({ id: "abc", palette }));
  assert.notEqual(tint, tintOf({ id: "abd", palette }));
  assert.ok(tint.includes("#ff0000") && tint.includes("#0000ff") && !tint.includes("#ffffff"));
});

const CATALOGUE = JSON.parse(readFileSync(join(STATIC, "../puzzles/data/catalogue.json"), "utf8"));

test("collections and our own pictures have a title in every language", () => {
  const titles = new Set(Object.values(CATALOGUE).flat().map(({ title }) => title));
  for (const language of Object.keys(LANGUAGES)) {
    const app = { t: wordsOf(language) };
    const said = (title) => app.t(`title-${title.replace(/^(Letter|Number) .*/, "$1").toLowerCase()}`, { sign: "" });
    assert.deepEqual([...titles].filter((title) => said(title).startsWith("title-")), []);
    assert.deepEqual(Object.keys(CATALOGUE).filter((name) => collectionTitle(app, name) === name), []);
  }
  assert.equal(pictureTitle({ t: wordsOf("de") }, "Letter E"), "Buchstabe E");
  assert.equal(pictureTitle({ t: wordsOf("de") }, "Someone's own"), "Someone's own");
});

test("the colours of our own puzzles have a name in every language", () => {
  const puzzles = Object.values(CATALOGUE).flat();
  const names = new Set(["white", "black", ...puzzles.flatMap(({ colours = [] }) => colours.map(([name]) => name))]);
  for (const language of Object.keys(LANGUAGES)) {
    const t = wordsOf(language);
    assert.deepEqual([...names].filter((name) => t(`colour-${name}`) === `colour-${name}`), []);
  }
});

const viewport = { width: 800, height: 600, ratio: 1, scale: 1 };
const wide = parsePuzzle({ rows: Array(60).fill([1, 2, 3]), columns: Array(60).fill([12, 2]) });

test("a board that fits is shown whole, a large one through a window", () => {
  const puzzle = puzzleOf(HOUSE);
  const whole = layoutOf(puzzle, fittingCell(puzzle, viewport), viewport);
  assert.equal(whole.cell, 44);
  assert.equal(whole.viewWidth, whole.boardWidth);
  const zoomed = layoutOf(wide, 30, viewport);
  assert.ok(zoomed.viewWidth < zoomed.boardWidth && zoomed.left > 0 && zoomed.top > 0);
  assert.ok(zoomed.x + zoomed.viewWidth <= viewport.width);
});

test("points are found where cells are drawn, at any scroll", () => {
  const layout = layoutOf(wide, 30, viewport);
  const scroll = clampScroll(layout, { x: 400, y: 99999 });
  for (const cell of [{ y: 59, x: 14 }, { y: 50, x: 20 }]) {
    const [px, py] = [layout.x + (cell.x + 0.5) * 30 - scroll.x, layout.y + (cell.y + 0.5) * 30 - scroll.y];
    assert.deepEqual(hitTest(layout, scroll, px, py), { area: "cell", ...cell });
  }
  assert.equal(hitTest(layout, scroll, layout.x - 5, layout.y + 5).area, "row");
  assert.equal(hitTest(layout, scroll, layout.x + 5, layout.y - 5).area, "column");
  assert.equal(hitTest(layout, scroll, 1, 1), null);
});

test("a cell is brought into view", () => {
  const layout = layoutOf(wide, 30, viewport);
  const scroll = scrollTo(layout, { x: 0, y: 0 }, { y: 59, x: 59 });
  assert.deepEqual(scroll, clampScroll(layout, { x: 99999, y: 99999 }));
  assert.deepEqual(scrollTo(layout, scroll, { y: 0, x: 0 }), { x: 0, y: 0 });
});

test("in columns too narrow for a symbol beside a number the symbol stands above it", () => {
  const palette = ["#ffffff", "#d91e18", "#a05a2c"].map((rgb, i) => ({ name: `c${i}`, rgb, char: ".ab"[i] }));
  const puzzle = parsePuzzle({ rows: Array(50).fill([[3, 1]]), columns: Array(30).fill([[12, 1], [8, 2]]), palette });
  const narrow = layoutOf(puzzle, 14, { ...viewport, hasSymbols: true });
  assert.ok(narrow.isStacked);
  const [first, second] = clueBoxes({ layout: narrow, scroll: { x: 0, y: 0 }, puzzle }, { kind: "column", index: 0 });
  assert.ok(first.height > 1.8 * narrow.font && first.y >= narrow.y - narrow.top);
  assert.ok(Math.abs(first.y + first.height - second.y) < 1e-6);
  assert.ok(!layoutOf(puzzle, 60, { ...viewport, hasSymbols: true }).isStacked);
  assert.ok(!layoutOf(puzzle, 14, { ...viewport, hasSymbols: false }).isStacked);
});

test("colours that eyes may confuse are known", () => {
  const palette = (...list) => list.map((rgb) => ({ rgb }));
  assert.ok(isHardToTell(palette("#ffffff", "#a05a2c", "#4d7a1f")));
  assert.ok(!isHardToTell(palette("#ffffff", "#000000", "#e69f00", "#56b4e9")));
  assert.ok(contrast("#d9480f", "#ffffff") > 4);
  assert.equal(readableOn("#facc15"), "#14171c");
});
