/**
 * A puzzle from a photo or a screenshot: the server reads it, doubtful numbers are marked on the photo, and every line
 * can be corrected, with the sums beside it.
 */

import { ApiError, api } from "../net/api.js";
import { readBase64 } from "../net/base64.js";
import { parsePuzzle } from "../model/puzzle.js";
import { openDialog } from "../ui/dialog.js";
import { el, svg } from "../ui/dom.js";
import { diagnosed, suggestionList } from "./doctor.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../wire/wire.js").ScanAnswer} ScanAnswer */
/** @typedef {"row"|"column"} Kind */

const LEAST_SIDE = 160; // pixels: smaller pictures are pixel art, which the importer reads as such
const MOST_SIDE = 4200; // larger photos are made smaller before they travel
const QUALITY = 0.92;

/** @param {File} file @returns {Promise<boolean>} whether it shows something, and is not a picture of one pixel a cell */
export async function isPhoto(file) {
  if (!/^image\/(jpeg|png|webp|heic)/.test(file.type)) return false;
  const picture = await createImageBitmap(file).catch(() => null);
  return picture !== null && Math.min(picture.width, picture.height) >= LEAST_SIDE;
}

/** @param {App} app @param {File} file @param {(puzzle: Puzzle) => any} add */
export async function openScan(app, file, add) {
  const { t } = app;
  const status = el("p", { class: "note", role: "status" }, t("scan-working"));
  const photo = /** @type {HTMLImageElement} */ (el("img", { class: "scan-picture", alt: t("scan-title") }));
  const frame = el("div", { class: "scan-photo" }, photo);
  const lines = el("div", { class: "scan-lines" });
  const asked = new AbortController();
  const dialog = openDialog(app, t("scan-title"), [el("div", { class: "scan" }, frame, el("div", { class: "stack" }, status, lines))], { class: "wide" });
  dialog.addEventListener("close", () => {
    asked.abort();
    URL.revokeObjectURL(photo.src);
  });
  const sent = await madeSmaller(file);
  photo.src = URL.createObjectURL(sent);
  try {
    const answer = await api.scan(await readBase64(sent), asked.signal);
    await photo.decode().catch(() => {}); // the marks need its size
    frame.append(marksOf(answer, photo));
    show(app, answer, status, lines, (puzzle) => { dialog.close(); add(puzzle); });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "aborted") return;
    status.textContent = error.code === "offline" ? t("import-needs-server") : t("scan-failed", { reason: error.message });
  }
}

/** @param {App} app @param {ScanAnswer} answer @param {HTMLElement} status @param {HTMLElement} place @param {(puzzle: Puzzle) => void} add */
function show(app, answer, status, place, add) {
  const { t } = app;
  const { width, height } = answer.puzzle;
  status.textContent = answer.is_sure ? t("scan-sure", { width, height }) : t("scan-doubts", { count: answer.doubts.length });
  const doubtful = new Set(answer.doubts.map(({ line }) => `${line.kind} ${line.index}`));
  const sums = el("p", { class: "note", role: "status" });
  const button = /** @type {HTMLButtonElement} */ (el("button", { type: "submit", class: "button primary" }, t("scan-add")));
  const field = (/** @type {Kind} */ kind, /** @type {number} */ index, /** @type {any} */ clue) => {
    const input = /** @type {HTMLInputElement} */ (el("input", { class: "input", id: `scan-${kind}-${index}`, value: clueText(clue), inputmode: "numeric", autocomplete: "off", oninput: () => update() }));
    const row = el("div", { class: "setting" }, el("label", { for: input.id }, t(`scan-${kind}`, { number: index + 1 })), input);
    return { kind, input, row, isDoubtful: doubtful.has(`${kind} ${index}`) };
  };
  const fields = [
    ...(answer.puzzle.rows ?? []).map((clue, index) => field("row", index, clue)),
    ...(answer.puzzle.columns ?? []).map((clue, index) => field("column", index, clue)),
  ];
  const lengthOf = (/** @type {Kind} */ kind) => (kind === "row" ? width : height);
  const update = () => {
    let isRight = true;
    for (const { kind, input } of fields) {
      const isFine = numbersOf(input.value, lengthOf(kind)) !== null;
      input.setCustomValidity(isFine ? "" : t("scan-wrong", { length: lengthOf(kind) }));
      isRight &&= isFine;
    }
    const sum = (/** @type {Kind} */ kind) => fields.filter((each) => each.kind === kind)
      .reduce((all, { input }) => all + (numbersOf(input.value, lengthOf(kind)) ?? []).reduce((a, b) => a + b, 0), 0);
    sums.textContent = t("scan-sums", { rows: sum("row"), columns: sum("column") });
    sums.classList.toggle("is-wrong", sum("row") !== sum("column"));
    return isRight;
  };
  const read = (/** @type {Kind} */ kind) => fields.filter((each) => each.kind === kind).map(({ input }) => (numbersOf(input.value, lengthOf(kind)) ?? []).map((length) => ({ length, colour: 1 })));
  const puzzleNow = () => parsePuzzle({ rows: read("row"), columns: read("column") });
  const doctor = el("div", { class: "doctor-place" });
  const fill = (/** @type {Puzzle} */ better) => {
    [...better.rows, ...better.columns].forEach((clue, index) => { fields[index].input.value = clueText(clue); });
    update();
  };
  const ask = async () => {
    doctor.replaceChildren(el("p", { class: "note", role: "status" }, t("doctor-working")));
    const found = await diagnosed(puzzleNow());
    const isSameSize = (/** @type {any} */ { puzzle }) => puzzle.width === width && puzzle.height === height;
    doctor.replaceChildren(found ? suggestionList(app, { ...found, suggestions: found.suggestions.filter(isSameSize) }, fill) : "");
  };
  const form = el("form", {
    class: "stack",
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (update()) add(puzzleNow());
    },
  }, fields.filter((each) => each.isDoubtful).map(({ row }) => row),
  el("details", {}, el("summary", {}, t("scan-lines")), fields.filter((each) => !each.isDoubtful).map(({ row }) => row)),
  sums, doctor, el("div", { class: "row end" },
    el("button", { type: "button", class: "button", onclick: () => { if (update()) ask(); } }, t("doctor-find")), button));
  place.replaceChildren(form);
  if (update() && answer.status === "none") ask();
}

/** @param {string} text @param {number} length @returns {number[]|null} null when it is no clue of such a line */
function numbersOf(text, length) {
  const words = text.trim().split(/[\s,.;]+/).filter(Boolean);
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return null;
  const numbers = words.map(Number).filter((number) => number > 0);
  const room = numbers.reduce((all, number) => all + number + 1, -1);
  return room > length ? null : numbers;
}

/** @param {any} clue runs as the server writes them */
function clueText(clue) {
  return (clue ?? []).map((/** @type {any} */ run) => run.length).join(" ") || "0";
}

/** @param {ScanAnswer} answer @param {HTMLImageElement} photo the grid and the doubtful numbers, drawn over it */
function marksOf(answer, photo) {
  const points = (/** @type {readonly (readonly [number, number])[]} */ corners) => corners.map((corner) => corner.join(",")).join(" ");
  const doubtful = answer.numbers.filter((number) => number.is_doubtful && number.corners.length);
  return svg("svg", { class: "scan-marks", viewBox: `0 0 ${photo.naturalWidth} ${photo.naturalHeight}`, "aria-hidden": "true" },
    svg("polygon", { class: "scan-grid", points: points(answer.corners) }),
    ...doubtful.map((number) => svg("polygon", { class: "scan-doubt", points: points(number.corners) })));
}

/** @param {File} file @returns {Promise<Blob>} the photo, no larger than it need be */
async function madeSmaller(file) {
  const picture = await createImageBitmap(file).catch(() => null); // what the browser cannot show the server may still read
  const scale = picture ? MOST_SIDE / Math.max(picture.width, picture.height) : 1;
  if (!picture || scale >= 1) return file;
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
