/** The sheet as a whole: its size in numbers, mirror, turn, shift, invert, and a picture to trace. */

import { button, el } from "../ui/dom.js";
import { SIDES } from "./picture.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

const ARRANGE = [
  ["mirror_across", "mirror across"], ["mirror_down", "mirror down"], ["turn_left", "turn left"], ["turn_right", "turn right"],
  ["left", "shift 0 -1"], ["right", "shift 0 1"], ["up", "shift -1 0"], ["down", "shift 1 0"], ["invert", "invert"], ["trash", "clear"],
];

/** @param {EditorPage} page */
export function sheetSection(page) {
  const { t } = page.app;
  const number = (/** @type {"width"|"height"} */ name) => /** @type {HTMLInputElement} */ (el("input", {
    class: "input size-input", type: "number", min: SIDES.least, max: SIDES.most, id: `size-${name}`, "aria-label": t(`edit-${name}`),
    onchange: () => page.resizeTo(Number(width.value), Number(height.value)),
  }));
  const [width, height] = [number("width"), number("height")];
  const opacity = /** @type {HTMLInputElement} */ (el("input", {
    type: "range", class: "slider", id: "underlay-opacity", min: 0, max: 100, value: 45, disabled: true,
    oninput: () => page.fadeUnderlay(Number(opacity.value) / 100),
  }));
  const file = /** @type {HTMLInputElement} */ (el("input", {
    type: "file", id: "underlay-file", class: "hidden", "aria-label": t("edit-underlay-add"), accept: "image/*", tabindex: "-1",
    onchange: async () => { if (file.files?.[0]) await page.setUnderlay(file.files[0], Number(opacity.value) / 100); },
  }));
  const remove = button("close", t("edit-underlay-remove"), () => page.setUnderlay(null, 0), { class: "quiet", disabled: true });
  const element = el("section", { class: "edit-section draw-only" }, el("h2", {}, t("edit-sheet-title")),
    el("div", { class: "row" }, width, "×", height),
    el("div", { class: "arrange", role: "group", "aria-label": t("edit-sheet-arrange") }, ARRANGE.map(([name, move]) =>
      button(name, t(`edit-arrange-${name}`), () => page.play(move), { class: "quiet", "data-move": move }))),
    el("div", { class: "row" }, button("underlay", t("edit-underlay-add"), () => file.click(), { text: true, class: "quiet" }), file, remove),
    el("label", { class: "slider-row", for: "underlay-opacity" }, t("edit-underlay-opacity"), opacity));
  return {
    element,
    show() {
      [width.value, height.value] = [String(page.picture.width), String(page.picture.height)];
      opacity.disabled = !page.view.annotations.underlay;
      remove.disabled = opacity.disabled;
    },
  };
}
