/**
 * A game as a list of lines that only ever grows: what was done, by whom, in order.
 *
 *     @k3f9a1x2            what follows was written there: every opened game has a name of its own
 *     +7 1 r4:3-5          a move (see moves.js), seven seconds after the line before
 *     undo, redo, goto 12  steps through the moves
 *     point 25? @ Lunch    a checkpoint, with its sheet; `unpoint Lunch` takes it away
 *     hint overlap         a hint that was asked for
 *     solved 2026-03-01    on the player's own day
 *     day 2026-02-28       it is the puzzle of that day
 *     +60 time             time alone
 *     @took k3f9a1x2=3     of a branch that was not chosen, everything up to there is settled
 *
 * Lines are counted for each writer; the counts say which of two copies goes on from the other, whatever any clock
 * says. Where neither does, the game has branched, and the player chooses. Who counts alike has the same game.
 */

/** @typedef {ReadonlyArray<string>} Log */
/** @typedef {ReadonlyMap<string, number>} Counts  lines by writer */
/** @typedef {"same"|"ahead"|"behind"|"apart"} Relation */
/** @typedef {{seconds: number, text: string}} Entry */
/** @typedef {{day: string, seconds: number, hints: number}} Solve */
/**
 * @typedef {Object} Story  what a log tells
 * @property {import("./history.js").History} history
 * @property {number} seconds
 * @property {ReadonlyArray<string>} hints  their techniques, "" where none has a name
 * @property {ReadonlyArray<Solve>} solves
 */

const WRITER = /^@([a-z0-9-]{4,16})$/;
const TOOK = /^@took((?: [a-z0-9-]{4,16}=\d{1,9})+)$/;
const TIMED = /^(?:\+(\d{1,7}) )?(.+)$/su;
const DAY = /^(?:\+\d{1,7} )?day \d{4}-\d\d-\d\d$/;
const MOST_LINES = 20_000;

/** @returns {string} a name that nobody else has */
export function newWriter() {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}

/** @param {string} line @returns {Entry} */
export function parseEntry(line) {
  const [, seconds = "0", text = line] = TIMED.exec(line) ?? [];
  return { seconds: Number(seconds), text };
}

/** @param {Log} log @param {(line: string, writer: string, count: number) => void} [visit] @returns {Counts} */
export function countLines(log, visit) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let writer = "";
  for (const line of log) {
    const taken = TOOK.exec(line);
    if (taken) raise(counts, takenCounts(taken[1]));
    else if (WRITER.test(line)) writer = line.slice(1);
    else {
      const count = (counts.get(writer) ?? 0) + 1;
      counts.set(writer, count);
      visit?.(line, writer, count);
    }
  }
  return counts;
}

/** @param {Log} log @param {Log} other @returns {string[]} the lines that the other does not count */
function linesBeyond(log, other) {
  const known = countLines(other);
  /** @type {string[]} */
  const lines = [];
  countLines(log, (line, writer, count) => { if (count > (known.get(writer) ?? 0)) lines.push(line); });
  return lines;
}

/** @param {Log} log @param {Log} other whether it has nothing of its own but time that passed, hints that were read and whose day it is */
export function addsNothing(log, other) {
  return linesBeyond(log, other).every((line) => /^(time$|(?:hint|day)\b)/.test(parseEntry(line).text));
}

/** @param {string} text @returns {Counts} */
function takenCounts(text) {
  return new Map(text.trim().split(" ").map((part) => {
    const [writer, count] = part.split("=");
    return [writer, Number(count)];
  }));
}

/** @param {Map<string, number>} counts @param {Counts} others */
function raise(counts, others) {
  for (const [writer, count] of others) counts.set(writer, Math.max(count, counts.get(writer) ?? 0));
}

/** @param {Counts} some @param {Counts} all */
const isWithin = (some, all) => [...some].every(([writer, count]) => count <= (all.get(writer) ?? 0));

/** @param {Log} mine @param {Log} other @returns {Relation} how mine stands to the other */
export function compareLogs(mine, other) {
  const [a, b] = [countLines(mine), countLines(other)];
  if (isWithin(b, a)) return isWithin(a, b) ? "same" : "ahead";
  return isWithin(a, b) ? "behind" : "apart";
}

/** @param {Log} log @param {string} writer @param {string} text @param {number} [seconds] since the line before @returns {Log} */
export function appendLine(log, writer, text, seconds = 0) {
  const isSame = log.findLast((line) => WRITER.test(line)) === `@${writer}`;
  const line = seconds ? `+${seconds} ${text}` : text;
  return isSame ? [...log, line] : [...log, `@${writer}`, line];
}

/** @param {Log} log @param {Counts} counts of a branch that is settled @returns {Log} */
export function takeBranch(log, counts) {
  const parts = [...counts].sort().map(([writer, count]) => `${writer}=${count}`);
  return [...log, `@took ${parts.join(" ")}`];
}

/** @param {Log} log @param {(text: string) => boolean} isMove of this puzzle; what is none is passed over @returns {Story} */
export function readLog(log, isMove) {
  /** @type {{moves: string[], position: number, checkpoints: import("./history.js").Checkpoint[]}} */
  const history = { moves: [], position: 0, checkpoints: [] };
  /** @type {string[]} */
  const hints = [];
  /** @type {Solve[]} */
  const solves = [];
  let seconds = 0;
  for (const line of log) {
    if (line.startsWith("@")) continue;
    const entry = parseEntry(line);
    seconds += entry.seconds;
    const [head] = entry.text.split(" ", 1);
    const rest = entry.text.slice(head.length + 1);
    if (head === "hint") hints.push(rest);
    else if (head === "solved") solves.push({ day: rest, seconds, hints: hints.length });
    else if (!step(history, head, rest) && isMove(entry.text)) {
      history.moves.length = history.position;
      history.position = history.moves.push(entry.text);
    }
  }
  return { history, seconds, hints, solves };
}

/** @param {{moves: string[], position: number, checkpoints: import("./history.js").Checkpoint[]}} history @param {string} head @param {string} rest @returns {boolean} whether it was a step, not a move */
function step(history, head, rest) {
  const goTo = (/** @type {number} */ position) => {
    history.position = Math.max(0, Math.min(history.moves.length, position));
    return true;
  };
  switch (head) {
    case "time": case "day": return true;
    case "undo": return goTo(history.position - 1);
    case "redo": return goTo(history.position + 1);
    case "goto": return goTo(Number(rest) || 0);
    case "point": return setPoint(history, rest);
    case "unpoint":
      history.checkpoints = history.checkpoints.filter(({ name }) => name !== rest);
      return true;
    default: return false;
  }
}

/** @param {{checkpoints: import("./history.js").Checkpoint[]}} history @param {string} text */
function setPoint(history, text) {
  const at = text.indexOf(" @ ");
  if (at < 0) return false;
  const point = { cells: text.slice(0, at), name: text.slice(at + 3) };
  history.checkpoints = [...history.checkpoints.filter(({ name }) => name !== point.name), point];
  return true;
}

/** @param {Log} log @returns {string|null} the day whose puzzle it is, without reading the rest */
export function dayOfLog(log) {
  const line = log.find((one) => DAY.test(one));
  return line ? parseEntry(line).text.slice("day ".length) : null;
}

/** @param {Log} log whether it has grown so long that only its outcome should be kept */
export function isTooLong(log) { return log.length > MOST_LINES; }

/**
 * The same game without its single moves: hints, solves and checkpoints stay, the sheet is loaded at the end. Every
 * line of the old log counts as settled, so the short one goes on from it everywhere.
 * @param {Log} log @param {string} writer @param {string} sheet as in the move `load` @returns {Log}
 */
export function shortenLog(log, writer, sheet) {
  let short = takeBranch([], countLines(log));
  let seconds = 0;
  for (const line of log.filter((one) => !one.startsWith("@"))) {
    const entry = parseEntry(line);
    seconds += entry.seconds;
    if (!/^(hint|solved|day|point|unpoint)\b/.test(entry.text)) continue;
    short = appendLine(short, writer, entry.text, seconds);
    seconds = 0;
  }
  return appendLine(short, writer, `load ${sheet}`, seconds);
}
