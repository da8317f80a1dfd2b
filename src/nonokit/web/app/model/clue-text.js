/**
 * Clues as people type and paste them: one line of text a clue, numbers parted by anything.
 *
 *     3 1 2    3,1,2    3.1.2      three runs            0   -   (empty)      no run
 *     3r 2b    r3 b2               runs with the character of their colour    ?  a run of unknown length
 *
 * While one types, nothing is refused: every line comes back with its clue or with what is wrong with it.
 */

/** @typedef {import("./puzzle.js").Run} Run */
/** @typedef {import("./puzzle.js").Colour} Colour */
/** @typedef {{clue: Run[]|null, text: string, problem: ClueProblem|null}} ClueLine */
/** @typedef {{kind: "unreadable", part: string}|{kind: "long", need: number, size: number}} ClueProblem */

/** @param {string} text @param {ReadonlyArray<Colour>} palette @returns {{clue: Run[]|null, part: string}} */
export function parseClue(text, palette) {
  const parts = text.split(/[\s,;.:|/[\](){}]+/).filter(Boolean);
  if (parts.every((part) => part === "0" || part === "-")) return { clue: [], part: "" };
  /** @type {Run[]} */
  const clue = [];
  for (const part of parts) {
    const run = parseRun(part, palette);
    if (!run) return { clue: null, part };
    clue.push(run);
  }
  return { clue, part: "" };
}

/** @param {string} part @param {ReadonlyArray<Colour>} palette @returns {Run|null} */
function parseRun(part, palette) {
  const match = /^(?:(\d{1,4}|\?)(\D?)|(\D)(\d{1,4}|\?))$/u.exec(part);
  if (!match) return null;
  const length = match[1] ?? match[4];
  const char = match[2] || match[3] || "";
  const colour = char ? palette.findIndex((one, i) => i > 0 && one.char.toLowerCase() === char.toLowerCase()) : 1;
  if (colour < 1 || length === "0") return null;
  return { length: length === "?" ? null : Number(length), colour };
}

/** @param {ReadonlyArray<Run>} clue @returns {number} cells that a clue needs at least, gaps included */
export function roomOf(clue) {
  return clue.reduce((sum, run, i) => sum + (run.length ?? 1) + (i > 0 && clue[i - 1].colour === run.colour ? 1 : 0), 0);
}

/** @param {string} text one clue a line @param {ReadonlyArray<Colour>} palette @returns {ClueLine[]} without empty lines at the end */
export function parseClueLines(text, palette) {
  const lines = text.replace(/\s+$/, "").split("\n");
  if (lines.length === 1 && !lines[0].trim()) return [];
  return lines.map((line) => {
    const { clue, part } = parseClue(line, palette);
    return { clue, text: line, problem: clue ? null : { kind: "unreadable", part } };
  });
}

/**
 * @typedef {Object} Sheet  both sides as far as they can be read
 * @property {ClueLine[]} rows
 * @property {ClueLine[]} columns
 * @property {{rows: number, columns: number}} totals  filled cells each side asks for
 * @property {boolean} isBalanced
 * @property {boolean} isComplete  ready to be solved
 */

/** @param {{rows: string, columns: string}} texts @param {ReadonlyArray<Colour>} palette @returns {Sheet} */
export function readSheet(texts, palette) {
  const rows = parseClueLines(texts.rows, palette);
  const columns = parseClueLines(texts.columns, palette);
  markLong(rows, columns.length);
  markLong(columns, rows.length);
  const totals = { rows: total(rows), columns: total(columns) };
  const isClean = [...rows, ...columns].every((line) => !line.problem) && rows.length > 0 && columns.length > 0;
  const hasUnknown = [...rows, ...columns].some((line) => line.clue?.some((run) => run.length === null));
  const isBalanced = hasUnknown || sameByColour(rows, columns);
  return { rows, columns, totals, isBalanced, isComplete: isClean && isBalanced };
}

/** @param {ClueLine[]} lines @param {number} size */
function markLong(lines, size) {
  if (!size) return;
  for (const line of lines) {
    const need = line.clue ? roomOf(line.clue) : 0;
    if (need > size) line.problem = { kind: "long", need, size };
  }
}

/** @param {ClueLine[]} lines */
const total = (lines) => lines.reduce((sum, { clue }) => sum + (clue ?? []).reduce((own, run) => own + (run.length ?? 0), 0), 0);

/** @param {ClueLine[]} rows @param {ClueLine[]} columns */
function sameByColour(rows, columns) {
  const count = (/** @type {ClueLine[]} */ lines) => {
    /** @type {Map<number, number>} */
    const sums = new Map();
    for (const { clue } of lines) for (const run of clue ?? []) sums.set(run.colour, (sums.get(run.colour) ?? 0) + (run.length ?? 0));
    return JSON.stringify([...sums].filter(([, sum]) => sum).sort((a, b) => a[0] - b[0]));
  };
  return count(rows) === count(columns);
}

/** @param {Sheet} sheet @returns {import("./puzzle.js").Line[]} lines that cannot be, rows first */
export function badLines({ rows, columns }) {
  const bad = (/** @type {ClueLine[]} */ lines, /** @type {"row"|"column"} */ kind) =>
    lines.flatMap((line, index) => (line.problem ? [{ kind, index }] : []));
  return [...bad(rows, "row"), ...bad(columns, "column")];
}

/** @param {Sheet} sheet whether every line is a clue, perhaps one that does not fit */
export const isReadable = ({ rows, columns }) => rows.length > 0 && columns.length > 0 && [...rows, ...columns].every(({ clue }) => clue);

/** @param {import("./puzzle.js").Puzzle} puzzle @param {"rows"|"columns"} side one clue a line */
export function formatSide(puzzle, side) {
  const isPlain = puzzle.palette.length === 2;
  return puzzle[side].map((clue) => clue?.map((run) =>
    `${run.length ?? "?"}${isPlain ? "" : puzzle.palette[run.colour].char}`).join(" ") || "0").join("\n");
}

const ROW_WORDS = /^(rows?|zeilen?|horizontal|across|lignes?)(?![a-zäöü])/i;
const COLUMN_WORDS = /^(columns?|cols?|spalten?|vertical|down|colonnes?)(?![a-zäöü])/i;
const DIVIDER = /^(#+|\*+|[-=_]{2,})$/;

/**
 * Both sides out of a pasted text: as two lists in brackets, with headings, as two blocks, or as two long lines.
 * @param {string} text @returns {{rows: string, columns: string}|null} null when it is not plainly two sides
 */
export function splitSides(text) {
  const plain = /\(\s*\(/.test(text) ? text.replaceAll("(", "[").replaceAll(")", "]") : text; // tuples of tuples
  const sides = asLists(plain) ?? byHeadings(plain) ?? asBlocks(plain) ?? asLongLines(plain);
  if (!sides) return null;
  const [rows, columns] = sides.map((side) => unnumbered(side).join("\n"));
  return { rows, columns };
}

/** @param {string} text @returns {string[][]|null} */
function byHeadings(text) {
  /** @type {Record<"rows"|"columns", string[]>} */
  const sides = { rows: [], columns: [] };
  /** @type {"rows"|"columns"|null} */
  let side = null;
  for (const line of text.split("\n").map((one) => one.replace(/^[\s{"']+/, "").trimEnd())) {
    const isRows = ROW_WORDS.test(line);
    if (isRows || COLUMN_WORDS.test(line)) {
      side = isRows ? "rows" : "columns";
      const rest = line.replace(isRows ? ROW_WORDS : COLUMN_WORDS, "").replace(/^[\s:="']+/, "");
      if (/\d/.test(rest)) sides[side].push(...clausesOf(rest));
    } else if (/^\p{L}{2}/u.test(line)) side = null; // another heading: a title, the picture
    else if (side && /\d/.test(line)) sides[side].push(...clausesOf(line));
  }
  return sides.rows.length && sides.columns.length ? [sides.rows, sides.columns] : null;
}

/** @param {string} line one clue, or several parted by a stronger sign than their numbers */
function clausesOf(line) {
  if (/\[.*\[/.test(line)) return (line.match(/\[[^[\]]*\]/g) ?? []).map(bare);
  for (const sign of [";", "/", "|"]) if (line.includes(sign)) return line.split(sign).map((part) => bare(part) || "0");
  return [bare(line)];
}

/** @param {string} text */
const bare = (text) => text.replace(/[[\](){}"']/g, " ").replace(/\s+/g, " ").replace(/[\s,]+$/, "").trim();

/** @param {string[]} lines without their own numbers: 1: 2 2, 2: 5, … */
function unnumbered(lines) {
  const number = /^(\d+)[:.)]\s+/;
  const isNumbered = lines.length > 1 && lines.every((line, i) => number.exec(line)?.[1] === String(i + 1));
  return isNumbered ? lines.map((line) => line.replace(number, "")) : lines;
}

/** @param {string} text JSON or program text: [[1, 2], [3]], [[…]]; by their names, else rows first, as most people write */
function asLists(text) {
  const outer = [...text.matchAll(/(?:([\p{L}_]+)["']?\s*[:=]\s*)?(\[\s*(?:\[[^[\]]*\]\s*,?\s*)+\])/gu)];
  const named = [ROW_WORDS, COLUMN_WORDS].map((words) => outer.find(([, name]) => words.test(name ?? "")));
  const found = named[0] && named[1] ? named : outer.length === 2 ? outer : null;
  return found && found.map((list) => (list?.[2].match(/\[[^[\]]*\]/g) ?? []).map((clue) => bare(clue) || "0"));
}

/** @param {string} text two groups of lines with an empty line or a sign between, the size before them or not */
function asBlocks(text) {
  /** @type {string[][]} */
  const blocks = [[]];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line && !DIVIDER.test(line)) blocks[blocks.length - 1].push(bare(line) || "0");
    else if (blocks[blocks.length - 1].length) blocks.push([]);
  }
  const full = blocks.filter((block) => block.length);
  const size = full.slice(1).map(({ length }) => length);
  const isSize = full.length === 3 && full[0].length === 1 && [size, [...size].reverse()].some((way) => way.join(" ") === full[0][0].replace(/\D+/, " "));
  if (isSize) full.shift();
  return full.length === 2 ? full : null;
}

/** @param {string} text two lines that each hold a whole side */
function asLongLines(text) {
  const lines = text.trim().split("\n").map((line) => clausesOf(line));
  return lines.length === 2 && lines.every((line) => line.length > 1) ? lines : null;
}
