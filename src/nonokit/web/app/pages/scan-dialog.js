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
import { cutOut, doubtCard } from "./scan-doubt.js";

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
  for (const other of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"))) other.close(); // pasted over one
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
    const marks = new Marks(answer, photo);
    frame.append(marks.element);
    show(app, answer, { photo, marks, status, place: lines }, (puzzle) => { dialog.close(); add(puzzle); });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "aborted") return;
    status.textContent = error.code === "offline" ? t("scan-needs-server") : t("scan-failed", { reason: error.message });
  }
}

/**
 * @param {App} app @param {ScanAnswer} answer
 * @param {{photo: HTMLImageElement, marks: Marks, status: HTMLElement, place: HTMLElement}} parts
 * @param {(puzzle: Puzzle) => void} add
 */
function show(app, answer, { photo, marks, status, place }, add) {
  const { t } = app;
  const { width, height } = answer.puzzle;
  const doubtful = new Map(answer.doubts.map((doubt) => [`${doubt.line.kind} ${doubt.line.index}`, doubt]));
  status.textContent = [
    doubtful.size ? t("scan-doubts", { count: doubtful.size }) : t("scan-sure", { width, height }),
    answer.status === "multiple" && t("scan-several"), answer.is_mixed && t("scan-mixed"),
  ].filter(Boolean).join(" ");
  const sums = el("p", { class: "note", role: "status" });
  const button = /** @type {HTMLButtonElement} */ (el("button", { type: "submit", class: "button primary" }, t("scan-add")));
  const field = (/** @type {Kind} */ kind, /** @type {number} */ index, /** @type {any} */ clue) => {
    const input = /** @type {HTMLInputElement} */ (el("input", { class: "input", id: `scan-${kind}-${index}`, value: clueText(clue), inputmode: "numeric", autocomplete: "off", oninput: () => update(), onfocus: () => marks.show(kind, index) }));
    const name = t(`scan-${kind}`, { number: index + 1 });
    const row = el("div", { class: "setting" }, el("label", { for: input.id }, name), input);
    const doubt = doubtful.get(`${kind} ${index}`);
    const card = doubt && doubtCard(app, doubt, row, input, cutOut(photo, doubt.corners, answer.turned, name));
    return { kind, input, row: card?.card ?? row, isDoubtful: Boolean(card), changed: card?.update };
  };
  const fields = [
    ...(answer.puzzle.rows ?? []).map((clue, index) => field("row", index, clue)),
    ...(answer.puzzle.columns ?? []).map((clue, index) => field("column", index, clue)),
  ];
  const lengthOf = (/** @type {Kind} */ kind) => (kind === "row" ? width : height);
  const update = () => {
    let isRight = true;
    for (const { kind, input, changed } of fields) {
      changed?.();
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
  doctor, el("div", { class: "scan-foot" }, sums, el("div", { class: "row end" },
    el("button", { type: "button", class: "button", onclick: () => { if (update()) ask(); } }, t("doctor-find")), button)));
  place.replaceChildren(form);
  marks.onpress = (kind, index) => fields.find(({ input }) => input.id === `scan-${kind}-${index}`)?.input.focus();
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

/** The grid and what is doubtful, drawn over the photo; a press leads to the line's field. */
class Marks {
  /** @param {ScanAnswer} answer @param {HTMLImageElement} photo */
  constructor(answer, photo) {
    this.numbers = answer.numbers;
    /** @type {(kind: Kind, index: number) => void} */
    this.onpress = () => {};
    this.here = svg("g", { class: "scan-here" });
    const doubtful = answer.numbers.filter((number) => number.is_doubtful && number.corners.length);
    this.element = svg("svg", { class: "scan-marks", viewBox: `0 0 ${photo.naturalWidth} ${photo.naturalHeight}`, "aria-hidden": "true" },
      svg("polygon", { class: "scan-grid", points: pointsOf(answer.corners) }),
      ...doubtful.map(({ corners }) => svg("polygon", { class: "scan-doubt", points: pointsOf(corners) })), this.here,
      ...answer.doubts.map(({ line, corners }) => svg("polygon", {
        class: "scan-place", points: pointsOf(corners), onclick: () => this.onpress(line.kind, line.index),
      })));
  }

  /** @param {Kind} kind @param {number} index the line that is looked at */
  show(kind, index) {
    const own = this.numbers.filter(({ line, corners }) => line.kind === kind && line.index === index && corners.length);
    this.here.replaceChildren(...own.map(({ corners }) => svg("polygon", { points: pointsOf(corners) })));
  }
}

/** @param {readonly (readonly [number, number])[]} corners */
function pointsOf(corners) {
  return corners.map((corner) => corner.join(",")).join(" ");
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
