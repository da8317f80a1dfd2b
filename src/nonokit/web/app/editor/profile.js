/** How hard the drawing is, and why: techniques by how often they are needed, the narrowest place, where to begin. */

import { el } from "../ui/dom.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */
/** @typedef {import("../wire/wire.js").RateAnswer} Rating */

const EASY_STARTS = ["empty", "full", "complete", "overlap"];

/** @param {EditorPage} page @param {HTMLElement} section @param {Rating|null} rating */
export function profileSection(page, section, rating) {
  const { t } = page.app;
  const isRated = rating && rating.class !== "unknown";
  section.hidden = !isRated;
  if (!isRated) {
    page.view.look({ heat: null });
    return;
  }
  const most = Math.max(1, ...Object.values(rating.techniques).map(Number));
  const rows = Object.entries(rating.techniques).map(([name, count]) => {
    const bar = el("span", { class: "meter" }, el("span", { class: "meter-bar" }));
    /** @type {HTMLElement} */ (bar.firstChild).style.width = `${Math.max(4, (100 * Number(count)) / most)}%`;
    return el("tr", {}, el("th", { scope: "row" }, t(`technique-${name}`)), el("td", {}, bar), el("td", { class: "number" }, String(count)));
  });
  const heat = el("input", {
    type: "checkbox", class: "switch", role: "switch", id: "heat", checked: page.showsHeat,
    onchange: (/** @type {any} */ event) => { page.showsHeat = event.target.checked; showHeat(page, rating); },
  });
  section.replaceChildren(el("h2", {}, t("edit-profile-title")),
    el("table", { class: "profile" }, el("caption", { class: "hidden" }, t("edit-profile-techniques")), el("tbody", {}, rows)),
    el("p", { class: "note" }, `${t("edit-profile-steps", { count: rating.steps })} · ${t("edit-profile-narrow", { count: rating.bottleneck })}`),
    choices(rating.available, t), el("div", { class: "setting" }, el("label", { for: "heat" }, t("edit-profile-first"), el("small", {}, t("edit-profile-first-text"))), heat));
  showHeat(page, rating);
}

/** @param {EditorPage} page @param {Rating} rating */
function showHeat(page, rating) {
  const { width } = page.puzzle;
  const moves = /** @type {ReadonlyArray<readonly [number, number, string]>} */ (/** @type {any} */ (rating.first_moves));
  const heat = new Map(moves.map(([y, x, name]) =>
    [y * width + x, EASY_STARTS.includes(name) ? EASY_STARTS.indexOf(name) * 0.15 : 0.9]));
  page.view.look({ heat: page.showsHeat ? heat : null });
}

/** @param {ReadonlyArray<number>} available moves to choose from, step by step: where the line is low, solvers get stuck @param {(key: string) => string} t */
function choices(available, t) {
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "choices", width: 560, height: 72, role: "img", "aria-label": t("edit-profile-choices") }));
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(document.documentElement);
  const most = Math.max(1, ...available);
  const step = canvas.width / Math.max(1, available.length);
  available.forEach((count, i) => {
    pen.fillStyle = style.getPropertyValue(count <= 2 ? "--accent" : "--accent-2").trim();
    const height = Math.max(3, (count / most) * (canvas.height - 2));
    pen.fillRect(i * step, canvas.height - height, Math.max(1, step - (step > 3 ? 1 : 0)), height);
  });
  return el("figure", { class: "choices-figure" }, canvas, el("figcaption", {}, t("edit-profile-choices")));
}
