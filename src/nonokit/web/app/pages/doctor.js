/**
 * What was probably meant by clues that have no picture: the likeliest corrections, each with its picture, one tap to
 * take one. Wherever clues are typed, imported or scanned.
 */

import { MAX_LOGIC_COLOURS } from "../logic/line.js";
import { settleLines } from "../logic/solve.js";
import { ApiError, api } from "../net/api.js";
import { formatPuzzle, isColoured, parseGrid, parsePuzzle } from "../model/puzzle.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { paintThumbnail } from "../view/thumbnail.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../wire/wire.js").DiagnoseAnswer} DiagnoseAnswer */
/** @typedef {DiagnoseAnswer["suggestions"][number]} Suggestion */
/** @typedef {Suggestion["edits"][number]} Edit */

const MOST = 4;
/** More than are shown: of clues that were scanned only corrections that keep the size count. */
const ASKED = 20;
/** Kinds of mistakes with a sentence of their own; all others are one clue for another. */
const KINDS = new Set(["lines-exchanged", "line-missing", "line-twice", "side-reversed", "numbers-reversed"]);

/** @param {Puzzle} puzzle @param {AbortSignal} [signal] @returns {Promise<DiagnoseAnswer|null>} null where nobody can say */
export async function diagnosed(puzzle, signal) {
  try {
    return await api.diagnose({ puzzle: formatPuzzle(puzzle), max_suggestions: ASKED, timeout_s: 5 }, signal);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The same without what adds a line or takes one away. @param {DiagnoseAnswer} answer @param {{ width: number, height: number }} size */
export function ofSize(answer, { width, height }) {
  const suggestions = answer.suggestions.filter(({ puzzle }) => puzzle.width === width && puzzle.height === height);
  const equal = suggestions.filter(({ share }) => 2 * share >= suggestions[0].share).length;
  return { ...answer, suggestions, equally_likely: equal };
}

/** @param {App} app @param {DiagnoseAnswer} answer @param {(puzzle: Puzzle) => void} take @returns {HTMLElement} */
export function suggestionList(app, answer, take) {
  const { t } = app;
  const suggestions = answer.suggestions.slice(0, MOST), equal = Math.min(answer.equally_likely, MOST);
  if (!suggestions.length) return el("p", { class: "note", role: "status" }, t("doctor-nothing"));
  const lead = equal > 1 ? t("doctor-several", { count: equal }) : t("doctor-one", { count: suggestions.length });
  return el("div", { class: "doctor stack" }, el("p", { class: "note", role: "status" }, lead),
    el("ul", { class: "fixes" }, suggestions.map((one) => el("li", {}, suggestionButton(app, one, take)))));
}

/** @param {App} app @param {Suggestion} suggestion @param {(puzzle: Puzzle) => void} take */
function suggestionButton(app, { edits, puzzle: json, cells, is_unique }, take) {
  const { t } = app;
  const puzzle = parsePuzzle(json);
  const picture = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "doctor-picture", "aria-hidden": "true" }));
  paintThumbnail(picture, puzzle, parseGrid(cells, puzzle.width, puzzle.height, puzzle.palette), true);
  return el("button", { type: "button", class: "button fix", onclick: () => take(puzzle) }, picture,
    el("span", { class: "fix-text" }, edits.map((edit) => el("span", {}, describeEdit(edit, puzzle, t))),
      is_unique ? null : el("small", {}, t("doctor-many"))));
}

/** @param {Edit} edit @param {Puzzle} puzzle @param {import("../i18n/i18n.js").Translate} t */
export function describeEdit({ kind, line, before, after }, puzzle, t) {
  const names = { side: line.kind, line: t(`line-${line.kind}`, { number: line.index + 1 }), number: line.index + 1, next: line.index + 2 };
  return t(`doctor-${KINDS.has(kind) ? kind : "changed"}`, { ...names, before: clueText(before, puzzle), after: clueText(after, puzzle) });
}

/** @param {Edit["before"]} clue @param {Puzzle} puzzle */
function clueText(clue, puzzle) {
  const name = (/** @type {number} */ colour) => (isColoured(puzzle) ? ` ${puzzle.palette[colour]?.name ?? colour}` : "");
  return (clue ?? []).map(({ length, colour }) => `${length ?? "?"}${name(colour ?? 1)}`).join(isColoured(puzzle) ? ", " : " ") || "0";
}

/** @param {Puzzle} puzzle whether rows and columns differ in what they fill, or a line contradicts others */
function isBroken(puzzle) {
  const clues = [...puzzle.rows, ...puzzle.columns];
  if (clues.some((clue) => clue === null || clue.some((run) => run.length === null))) return false;
  const sum = (/** @type {Puzzle["rows"]} */ side) => side.flat().reduce((all, run) => all + (run?.length ?? 0), 0);
  return sum(puzzle.rows) !== sum(puzzle.columns) || (puzzle.palette.length <= MAX_LOGIC_COLOURS && !settleLines(puzzle));
}

/**
 * Before an imported puzzle without a picture is kept: what was probably meant, or the puzzle as it is.
 * @param {App} app @param {Puzzle} puzzle @returns {Promise<Puzzle>}
 */
export async function mended(app, puzzle) {
  const answer = isBroken(puzzle) ? await diagnosed(puzzle) : null;
  if (answer?.status !== "none") return puzzle;
  const { t } = app;
  return new Promise((resolve) => {
    let chosen = puzzle;
    const choose = (/** @type {Puzzle} */ better) => {
      chosen = parsePuzzle({ ...formatPuzzle(better), title: puzzle.title, author: puzzle.author });
      dialog.close();
    };
    const keep = el("button", { type: "button", class: "button", onclick: () => dialog.close() }, t("doctor-keep"));
    const dialog = openDialog(app, t("doctor-title"), [el("div", { class: "stack" },
      suggestionList(app, answer, choose), el("div", { class: "row end" }, keep))]);
    dialog.addEventListener("close", () => resolve(chosen));
  });
}
