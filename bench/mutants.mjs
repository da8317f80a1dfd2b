/**
 * Breaks the page's logic in small ways, one at a time, and counts how often its tests notice.
 *
 *   node bench/mutants.mjs [count] [seed]      after ./test has set up what it needs
 *
 * A mutant is a file with one operator, number or condition changed, handed to the tests in place of the file when they
 * import it: nothing on the disk changes. See bench/mutants.py for Python's.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = new URL("../", import.meta.url);
const APP = new URL("src/nonokit/web/app/", ROOT);
const require = createRequire(new URL(".venv/web/node_modules/", ROOT));
const ts = require("typescript");
/** The files, and the tests that should notice. */
const GROUPS = [
  { files: ["logic/line.js", "logic/status.js", "logic/hint.js", "logic/solve.js"], tests: ["line", "status", "vectors"] },
  { files: ["model/puzzle.js", "model/identity.js", "model/lines.js"], tests: ["vectors", "codes", "status", "puzzle"] },
  { files: ["play/moves.js", "play/drag.js", "play/state.js", "play/history.js"], tests: ["moves", "drag", "log", "game"] },
];
const LIMIT_S = 60; // of processor time, for one that never ends: the same on a busy machine
const K = ts.SyntaxKind;
const SWAPPED = new Map([
  [K.LessThanToken, "<="], [K.LessThanEqualsToken, "<"], [K.GreaterThanToken, ">="], [K.GreaterThanEqualsToken, ">"],
  [K.EqualsEqualsEqualsToken, "!=="], [K.ExclamationEqualsEqualsToken, "==="], [K.PlusToken, "-"], [K.MinusToken, "+"],
  [K.AsteriskToken, "+"], [K.AmpersandAmpersandToken, "||"], [K.BarBarToken, "&&"], [K.AmpersandToken, "|"], [K.BarToken, "&"],
]);

/** @param {string} text a file @returns {Array<{at: number, end: number, to: string}>} every change that can be made */
function changesOf(text) {
  const file = ts.createSourceFile("one.js", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found = [];
  const replace = (node, to) => found.push({ at: node.getStart(file), end: node.getEnd(), to });
  const visit = (node) => {
    if (ts.isBinaryExpression(node) && SWAPPED.has(node.operatorToken.kind)) replace(node.operatorToken, SWAPPED.get(node.operatorToken.kind));
    else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) replace(node, `!!${node.operand.getText(file)}`);
    else if (ts.isNumericLiteral(node)) replace(node, String(Number(node.text) + 1));
    else if (node.kind === K.TrueKeyword) replace(node, "false");
    else if (node.kind === K.FalseKeyword) replace(node, "true");
    else if (ts.isIfStatement(node)) replace(node.expression, "false");
    else if (ts.isIdentifier(node) && node.text === "every") replace(node, "some");
    else if (ts.isIdentifier(node) && node.text === "some") replace(node, "every");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Numbers that look random, the same for the same seed. @param {number} seed */
function numbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}

const folder = mkdtempSync(join(tmpdir(), "mutants-"));
const hook = join(folder, "hook.mjs");
writeFileSync(hook, `
import { register } from "node:module";
const load = \`export async function load(url, context, next) {
  const result = await next(url, context);
  if (url !== process.env.MUTANT_URL) return result;
  const { readFileSync } = await import("node:fs");
  return { ...result, source: readFileSync(process.env.MUTANT_FILE, "utf8") };
}\`;
register("data:text/javascript," + encodeURIComponent(load));
`);

/** Whether the tests pass with a file's text replaced. @param {string[]} tests @param {URL} url @param {string} text */
function runsWell(tests, url, text) {
  const file = join(folder, "mutant.js");
  writeFileSync(file, text);
  const names = tests.map((name) => fileURLToPath(new URL(`tests/web/${name}.test.js`, ROOT)));
  const limited = ["-c", `ulimit -t ${LIMIT_S}; exec "$@"`, "sh"];
  const done = spawnSync("sh", [...limited, process.execPath, "--import", pathToFileURL(hook).href, "--test", ...names],
    { env: { ...process.env, MUTANT_URL: url.href, MUTANT_FILE: file }, stdio: "ignore" });
  return done.status === 0;
}

const [count, seed] = [Number(process.argv[2] ?? 50), Number(process.argv[3] ?? 11)];
const random = numbers(seed);
let [tried, noticed] = [0, 0];
for (const { files, tests } of GROUPS) {
  const all = files.flatMap((name) => {
    const url = new URL(name, APP);
    const text = readFileSync(url, "utf8");
    return changesOf(text).map((change) => ({ name, url, text, ...change }));
  });
  if (!runsWell(tests, all[0].url, all[0].text)) throw new Error(`${files}: the tests fail without any mutant`);
  for (let left = Math.min(count, all.length); left; left -= 1) {
    const { name, url, text, at, end, to } = all.splice(random(all.length), 1)[0];
    const isNoticed = !runsWell(tests, url, text.slice(0, at) + to + text.slice(end));
    tried += 1;
    noticed += Number(isNoticed);
    if (!isNoticed) console.log(`  survived: ${name}:${text.slice(0, at).split("\n").length}: ${text.slice(at, end)} → ${to}`);
  }
  console.log(`${files.join(", ")}: so far ${noticed} of ${tried} noticed`);
}
