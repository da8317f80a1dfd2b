/**
 * Puzzles from outside: dropped, pasted, chosen as a file or given as a link.
 *
 * Codes, links and our own JSON are read right here; every other format is the server's to read.
 */

import { ApiError, api } from "../net/api.js";
import { CodeError } from "../codes/bits.js";
import { parseFile } from "../codes/file.js";
import { codeIn, decodePuzzle } from "../codes/link.js";
import { PuzzleError, parsePuzzle } from "../model/puzzle.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { sayWaiting } from "../ui/waiting.js";
import { mended } from "./doctor.js";
import { importProgressText, isProgressText } from "./progress-file.js";
import { progressIn, takeProgressLink } from "./progress-link.js";
import { goOnFrom } from "./scan-begun.js";
import { canScan, openScan } from "./scan-dialog.js";
import { isPhoto } from "./scan-picture.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const MAX_BYTES = 5_000_000;
const MOST_FAILURES = 3; // that are told of many files

/** @param {App} app */
export function openImport(app) {
  const { t } = app;
  const text = /** @type {HTMLTextAreaElement} */ (el("textarea", { class: "input", id: "import-text", rows: 4, spellcheck: "false", placeholder: t("import-placeholder") }));
  const file = /** @type {HTMLInputElement} */ (el("input", { type: "file", id: "import-file", class: "input", multiple: true }));
  const scan = (/** @type {Event} */ { target }) => {
    const [chosen] = /** @type {HTMLInputElement} */ (target).files ?? [];
    if (chosen) openScan(app, chosen, (puzzle, cells) => keepScanned(app, puzzle, cells));
  };
  const status = el("p", { class: "note", role: "alert" });
  const read = async () => {
    status.textContent = t("loading");
    const message = file.files?.length ? await importFiles(app, [...file.files]) : await importText(app, text.value);
    if (message) status.textContent = message;
    else dialog.close();
  };
  const dialog = openDialog(app, t("import-title"), [el("form", {
    class: "stack", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); read(); },
  },
  photoFields(app, scan), el("p", {}, t("import-text")), el("label", { for: "import-text" }, t("import-paste")), text,
  el("label", { for: "import-file" }, t("import-file")), file,
  status,
  el("div", { class: "row end" }, el("button", { type: "submit", class: "button primary" }, t("import-action"))))]);
}

/** @param {App} app @param {(event: Event) => void} scan what was chosen or taken @returns {HTMLElement[]} */
function photoFields(app, scan) {
  const { t } = app;
  if (!canScan()) return [el("p", { class: "note" }, t("scan-not-here"))];
  const camera = el("input", { type: "file", id: "import-camera", accept: "image/*", capture: "environment", hidden: true, onchange: scan });
  return [
    el("label", { for: "import-photo" }, t("scan-photo")),
    el("input", { type: "file", id: "import-photo", class: "input", accept: "image/*", onchange: scan }),
    el("button", { type: "button", class: "button touch-only", onclick: () => camera.click() }, t("scan-camera")), camera,
    el("p", { class: "note" }, t("scan-paste")),
  ];
}

/** @param {App} app @param {File[]} files those that can be read are taken @returns {Promise<string|null>} what went wrong, when there was nothing to take */
export async function importFiles(app, files) {
  /** @type {Puzzle[]} */
  const puzzles = [];
  /** @type {string[]} */
  const failures = [];
  let hasProgress = false;
  if (files.length === 1 && await isPhoto(files[0])) {
    openScan(app, files[0], (puzzle, cells) => keepScanned(app, puzzle, cells));
    return null;
  }
  for (const file of files) {
    const text = file.size > MAX_BYTES ? null : textOf(new Uint8Array(await file.arrayBuffer()));
    if (text !== null && isProgressText(text)) {
      await importProgressText(app, text);
      hasProgress = true;
      continue;
    }
    const found = await readFile(app, file);
    if (typeof found !== "string") puzzles.push(...found);
    else failures.push(files.length > 1 ? `${file.name}: ${found}` : found);
  }
  if (!puzzles.length && (failures.length || hasProgress)) return failures[0] ?? null;
  return finish(app, puzzles, failures.slice(0, MOST_FAILURES));
}

/** @param {App} app @param {File} file @returns {Promise<Puzzle[]|string>} its puzzles, or a sentence about why not */
export async function readFile(app, file) {
  if (file.size > MAX_BYTES) return app.t("import-large", { name: file.name });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readPuzzles(app, textOf(bytes), bytes, file.name);
}

/** @param {App} app @param {string} text @returns {Promise<string|null>} */
export async function importText(app, text) {
  if (!text.trim()) return app.t("import-empty");
  const progress = progressIn(text);
  if (progress) {
    await takeProgressLink(app, progress);
    return null;
  }
  const found = await readPuzzles(app, text, new TextEncoder().encode(text), undefined);
  return typeof found === "string" ? found : finish(app, found);
}

/** @param {Uint8Array} bytes @returns {string|null} */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null; // a picture or another encoding: goes to the server as bytes
  }
}

/**
 * @param {App} app @param {string|null} text @param {Uint8Array} bytes @param {string} [name]
 * @returns {Promise<Puzzle[]|string>} puzzles, or a sentence about why not
 */
async function readPuzzles(app, text, bytes, name) {
  try {
    const local = text === null ? null : await readHere(text);
    if (local) return local;
    const request = text === null ? { base64: base64Of(bytes), name } : { text, name };
    return await elsewhere(app, request);
  } catch (error) {
    const isKnown = error instanceof ApiError || error instanceof CodeError || error instanceof PuzzleError;
    if (!isKnown) throw error;
    const isOffline = error instanceof ApiError && error.code === "offline";
    return isOffline ? app.t("import-needs-server") : app.t("import-failed", { reason: error.message });
  }
}

/** @param {App} app @param {import("../wire/wire.js").ImportRequest} request what the server reads, or Python, which may still be on its way @returns {Promise<Puzzle[]>} */
async function elsewhere(app, request) {
  const stop = sayWaiting(app.t("loading"));
  try {
    const { puzzles } = await api.importPuzzles(request);
    return puzzles.map(parsePuzzle);
  } finally {
    stop();
  }
}

/** @param {string} text @returns {Promise<Puzzle[]|null>} null when it is for the server to read */
async function readHere(text) {
  const code = text.trim().length < 20_000 && !/\s/.test(text.trim()) ? codeIn(text) : null;
  if (code) return [await decodePuzzle(code)];
  if (!text.trimStart().startsWith("{")) return null;
  try {
    return parseFile(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null; // the server says where it breaks
    throw error;
  }
}

/** @param {Uint8Array} bytes */
function base64Of(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** @param {App} app @param {Puzzle[]} puzzles @param {string[]} [failures] told too @returns {Promise<string|null>} */
async function finish(app, puzzles, failures = []) {
  if (!puzzles.length) return app.t("import-nothing");
  return keep(app, puzzles.length === 1 ? [await mended(app, puzzles[0])] : puzzles, failures);
}

/** @param {App} app @param {Puzzle[]} puzzles @param {string[]} [failures] @returns {Promise<null>} */
async function keep(app, puzzles, failures = []) {
  let isKept = true;
  for (const puzzle of puzzles) isKept = await app.library.add(puzzle) && isKept;
  app.toast([isKept ? app.t("import-done", { count: puzzles.length }) : app.t("save-full"), ...failures].join(" "));
  if (puzzles.length === 1) app.go({ page: "play", id: puzzles[0].id });
  else app.refresh();
  return null;
}

/** @param {App} app @param {Puzzle} puzzle @param {Uint8Array|null} cells what is on its sheet already */
async function keepScanned(app, puzzle, cells) {
  const isKept = !cells || goOnFrom(app, puzzle, cells);
  await keep(app, [puzzle]);
  if (cells && isKept) app.toast(app.t("scan-begun-taken"));
}
