/**
 * The folders of the page lie on levels: a file imports from its own folder and from levels below, never from
 * above and never sideways in a circle. Types count, and so do workers: who needs a name must reach it.
 */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../../src/nonokit/web/app/", import.meta.url));

/** From the ground up; folders of one level do not know each other. */
const LEVELS = [["files", "python"], ["model", "i18n", "wire"], ["codes", "logic"], ["play", "net"], ["store", "view"], ["input"], ["ui"], ["pages"], ["editor", "course", "book"], ["."]];
const LEVEL = new Map(LEVELS.flatMap((names, level) => names.map((name) => [name, level])));

/** Every way one file names another: import and export, `import()` of values and of types, `new URL` of a worker. */
const NAMES = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"(\.{1,2}\/[^"]+)"/g;

/** Code of others: below everything, and it knows nothing of ours. */
const VENDOR = join("..", "vendor");

const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|d\.ts)$/.test(name));
const folderOf = (file) => (file.includes(sep) ? file.split(sep)[0] : ".");

/** @param {string} file @param {string} source @returns {string[]} the files it names, below the app's folder */
function namedIn(file, source) {
  return [...source.matchAll(NAMES)].map(([, name]) => normalize(join(dirname(file), name))).filter((name) => !name.startsWith(VENDOR));
}

/** @param {string} file @param {string} source @returns {string[]} what is not allowed */
function faults(file, source) {
  const own = LEVEL.get(folderOf(file));
  return namedIn(file, source).filter((other) => folderOf(other) !== folderOf(file))
    .filter((other) => !(/** @type {number} */ (LEVEL.get(folderOf(other))) < /** @type {number} */ (own)))
    .map((other) => `${file} imports ${other}`);
}

test("every folder has its level", () => {
  assert.deepEqual([...new Set(files.map(folderOf))].sort(), [...LEVEL.keys()].sort());
});

test("imports point down", () => {
  assert.deepEqual(files.flatMap((file) => faults(file, readFileSync(join(APP, file), "utf8"))), []);
});

test("what is named exists", () => {
  const known = new Set(files);
  for (const file of files) {
    for (const other of namedIn(file, readFileSync(join(APP, file), "utf8"))) {
      assert.ok(known.has(other) || known.has(other.replace(/\.js$/, ".d.ts")), `${file} names ${other}`);
    }
  }
});

test("every way of importing is seen", () => {
  const ways = ['import { a } from "../pages/a.js";', 'import "../pages/a.js";', 'export * from "../pages/a.js";', 'await import("../pages/a.js")',
    '/** @typedef {import("../pages/a.js").A} A */', 'new Worker(new URL("../pages/a.js", import.meta.url))', 'import {\n  a,\n} from "../pages/a.js";'];
  for (const source of ways) assert.deepEqual(faults(join("model", "x.js"), source), [`${join("model", "x.js")} imports ${join("pages", "a.js")}`], source);
  assert.deepEqual(faults(join("play", "x.js"), 'import "../net/api.js";').length, 1, "one level, two folders");
  assert.deepEqual(faults(join("play", "x.js"), 'import "../model/a.js"; import "./b.js";'), []);
});
