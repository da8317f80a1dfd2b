/**
 * A doubtful line of a scanned puzzle: its clue cut out of the photo, why it is doubtful, and what else it may be, one tap
 * each.
 */

import { el } from "../ui/dom.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../wire/wire.js").ScanAnswer} ScanAnswer */
/** @typedef {ScanAnswer["doubts"][number]} Doubt */

const SHORT_SIDE = 44; // pixels of the page, of a clue that is cut out
const LONG_SIDE = 420;
const SHARP = 2; // pixels of the canvas for one of the page

/**
 * @param {App} app @param {Doubt} doubt @param {HTMLElement} setting the line's label and field
 * @param {HTMLInputElement} input @param {HTMLCanvasElement|null} clue @returns {{card: HTMLElement, update: () => void}}
 */
export function doubtCard(app, doubt, setting, input, clue) {
  const { t } = app;
  const take = (/** @type {string} */ text) => {
    input.value = text;
    for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind));
  };
  const texts = [...new Set([doubt.reading, ...doubt.others].map(clueText))];
  const choices = texts.length < 2 ? [] : texts.map((text) => /** @type {HTMLButtonElement} */ (el("button", {
    type: "button", class: "button scan-choice", onclick: () => take(text),
  }, text)));
  const reason = el("p", { class: "scan-why" }, whyText(app, doubt));
  reason.id = `${input.id}-why`;
  input.setAttribute("aria-describedby", reason.id);
  const card = el("div", { class: `scan-line is-${doubt.line.kind}` }, clue,
    el("div", { class: "scan-said" }, setting, reason, choices.length ? el("div", { class: "row wrap", role: "group", "aria-label": t("scan-choices") }, choices) : null));
  const update = () => choices.forEach((button, index) => button.setAttribute("aria-pressed", String(input.value.trim() === texts[index])));
  return { card, update };
}

/** @param {App} app @param {Doubt} doubt */
function whyText({ t }, { why, reading, others, unsure }) {
  return t(`scan-why-${why}`, { reading: clueText(reading), other: clueText(others[0] ?? []), numbers: unsure.join(", ") });
}

/** @param {readonly number[]} numbers */
function clueText(numbers) {
  return numbers.join(" ") || "0";
}

/**
 * A part of the photo, turned upright.
 * @param {HTMLImageElement} photo @param {Doubt["corners"]} corners @param {number} turned degrees, clockwise
 * @param {string} label @param {number} [largest] times that it is enlarged at most
 * @returns {HTMLCanvasElement|null} null where the photo cannot be shown
 */
export function cutOut(photo, corners, turned, label, largest = Infinity) {
  const [xs, ys] = [0, 1].map((way) => corners.map((corner) => corner[way]));
  const left = Math.max(0, Math.min(...xs)), top = Math.max(0, Math.min(...ys));
  const width = Math.min(photo.naturalWidth, Math.max(...xs)) - left, height = Math.min(photo.naturalHeight, Math.max(...ys)) - top;
  if (!(width > 1 && height > 1)) return null;
  const isOnItsSide = turned % 180 !== 0;
  const scale = Math.min(SHORT_SIDE / Math.min(width, height), LONG_SIDE / Math.max(width, height), largest);
  const [across, down] = isOnItsSide ? [height, width] : [width, height];
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", {
    class: "scan-clue", role: "img", "aria-label": label, width: Math.round(across * scale * SHARP), height: Math.round(down * scale * SHARP),
  }));
  canvas.style.width = `${Math.round(across * scale)}px`;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turned * Math.PI) / 180);
  context.scale(scale * SHARP, scale * SHARP);
  context.drawImage(photo, left, top, width, height, -width / 2, -height / 2, width, height);
  return canvas;
}
