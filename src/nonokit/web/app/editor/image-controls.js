/** What a maker may say about a picture that is to become a puzzle, beyond what is found by looking at it. */

import { PYTHON_FOLDER } from "../files/files.js";
import { readBase64 } from "../net/base64.js";
import { el } from "../ui/dom.js";
import { CropBox, WHOLE, isWhole } from "./crop-box.js";
import { SIDES, markedCells } from "./picture.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */
/** @typedef {Omit<import("../wire/wire.js").FromImageRequest, "base64">} Wishes */

const ENOUGH = 20; // cells: fewer show hardly anything
const LEAST = 5;
const TARGETS = ["unique", "line-solvable", "easy", "medium"];
const CONTRAST = { most: 5, steps: 10 }; // from a fifth to five times, by equal factors

export class ImageControls {
  /** @param {EditorPage} page @param {HTMLImageElement} preview @param {() => void} changed */
  constructor(page, preview, changed) {
    this._page = page;
    this._t = page.app.t;
    this._preview = preview;
    this._tell = changed;
    this._crop = new CropBox(preview, this._t("edit-image-crop-box"), () => this._cropped());
    this._whole = /** @type {HTMLButtonElement} */ (el("button", { type: "button", class: "button small", onclick: () => { this._crop.set(WHOLE); this._cropped(); } }, this._t("edit-image-whole")));
    /** @type {string|null} */
    this._subject = null;
    /** @type {Record<string, HTMLInputElement|HTMLSelectElement>} */
    this._fields = {};
    /** @type {Record<string, () => void>} what stands beside a slider, said anew */
    this._says = {};
    this._crop.element.hidden = this._whole.hidden = !preview.naturalWidth; // what the browser cannot show
    const size = this._sizeFor(page.picture);
    this.element = el("div", { class: "image-controls" }, this._crop.element, this._whole,
      this._slider("width", LEAST, SIDES.most, size.width), this._slider("height", LEAST, SIDES.most, size.height), this._box("proportion", true),
      this._slider("colours", 0, 8, 0, (value) => (value ? String(value) : this._t("edit-image-colours-auto"))), this._box("auto", true), this._slider("threshold", 10, 245, 128),
      this._select("target", TARGETS.map((name) => [name, this._t(`edit-target-${name}`)]), "edit-target"),
      this._box("invert"), this._box("crop", true), this._box("keep_art"), this._more());
    this._fields.width.addEventListener("input", () => this._follow("width", "height"));
    this._fields.height.addEventListener("input", () => this._follow("height", "width"));
    this._fields.proportion.addEventListener("change", () => this._follow("width", "height"));
    this._enable();
  }

  /** What few need, and what the browser's own Python has no libraries for. */
  _more() {
    const t = this._t;
    const named = (/** @type {string} */ name, /** @type {string[]} */ values) => this._select(name, values.map((value) => [value, t(`edit-image-${name}-${value}`)]));
    const palette = this._page.picture.palette.length > 2 ? named("palette", ["counted", "fixed"]) : null;
    const protect = markedCells(this._page.picture, "locked").length ? this._box("protect", true) : null;
    const mask = /** @type {HTMLInputElement} */ (el("input", { type: "file", id: "image-subject", class: "input", accept: "image/*", onchange: () => this._mask(mask.files?.[0]) }));
    const rgb = /** @type {HTMLInputElement} */ (el("input", { type: "color", id: "image-rgb", class: "colour-input", value: "#ffffff", "aria-label": t("edit-image-background-colour"), oninput: () => this._update() }));
    this._fields.rgb = rgb;
    return el("details", { class: "image-more" }, el("summary", {}, t("edit-image-more")), palette, protect,
      PYTHON_FOLDER ? el("p", { class: "note" }, t("edit-image-more-server")) : [
        this._slider("contrast", -CONTRAST.steps, CONTRAST.steps, 0, (value) => `×${contrastOf(value).toFixed(1)}`), named("dithering", ["off", "ordered", "diffusion"]),
        named("background", ["auto", "keep", "colour"]), rgb,
        el("div", { class: "field" }, el("label", { for: "image-subject" }, t("edit-image-subject")), mask)]);
  }

  /** @param {string} name @param {number} min @param {number} max @param {number} value @param {(value: number) => string} [said] */
  _slider(name, min, max, value, said = String) {
    const out = el("output", {}, said(value));
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "range", class: "slider", id: `image-${name}`, min, max, value, oninput: () => this._update() }));
    this._fields[name] = input;
    this._says[name] = () => { out.textContent = said(Number(input.value)); };
    input.addEventListener("input", this._says[name]);
    return el("label", { class: "slider-row", for: `image-${name}` }, this._t(`edit-image-${name}`), input, out);
  }

  /** @param {string} name @param {boolean} [isOn] */
  _box(name, isOn = false) {
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", class: "switch", role: "switch", id: `image-${name}`, checked: isOn, onchange: () => this._update() }));
    this._fields[name] = input;
    return el("div", { class: "setting" }, el("label", { for: `image-${name}` }, this._t(`edit-image-${name}`)), input);
  }

  /** @param {string} name @param {string[][]} choices @param {string} [label] */
  _select(name, choices, label = `edit-image-${name}`) {
    const input = /** @type {HTMLSelectElement} */ (el("select", { class: "input", id: `image-${name}`, onchange: () => this._update() }, choices.map(([value, text]) => el("option", { value }, text))));
    this._fields[name] = input;
    return el("div", { class: "setting" }, el("label", { for: `image-${name}` }, this._t(label)), input);
  }

  /** @param {string} name */
  _number(name) { return Number(this._fields[name].value); }

  /** @param {string} name */
  _isOn(name) { return /** @type {HTMLInputElement|undefined} */ (this._fields[name])?.checked ?? false; }

  _update() {
    this._enable();
    this._tell();
  }

  _enable() {
    const isPlain = this._number("colours") <= 1 && !this._isFixed;
    this._fields.auto.disabled = !isPlain;
    this._fields.threshold.disabled = !isPlain || this._isOn("auto");
    this._fields.colours.disabled = this._isFixed;
    this._fields.crop.disabled = !isWhole(this._crop.box);
    this._fields.rgb.hidden = this._fields.background?.value !== "colour";
    this._whole.disabled = isWhole(this._crop.box);
  }

  get _isFixed() { return this._fields.palette?.value === "fixed"; }

  /** The part keeps its proportions. */
  _cropped() {
    const { width, height } = this._sizeFor({ width: this._number("width"), height: this._number("height") });
    this._show("width", width);
    this._show("height", height);
    this._update();
  }

  /** @param {string} name @param {number} value */
  _show(name, value) {
    this._fields[name].value = String(value);
    this._says[name]();
  }

  /** One side goes with the other, as long as that is wanted. @param {"width"|"height"} name @param {"width"|"height"} other */
  _follow(name, other) {
    if (!this._isOn("proportion")) return;
    const own = this._shape(this._page.picture);
    this._show(other, Math.min(SIDES.most, Math.max(LEAST, Math.round((this._number(name) * own[other]) / own[name]))));
  }

  /** The part's width and height in pixels; of what the browser cannot show the sheet's. @param {{width: number, height: number}} sheet */
  _shape(sheet) {
    const [left, top, right, bottom] = this._crop.box;
    const own = { width: this._preview.naturalWidth * (right - left), height: this._preview.naturalHeight * (bottom - top) };
    return own.width && own.height ? own : sheet;
  }

  /** @param {File|undefined} file */
  async _mask(file) {
    this._subject = file ? await readBase64(file) : null;
    this._update();
  }

  /** @returns {Wishes} */
  wishes() {
    const [width, height] = [this._number("width"), this._number("height")];
    const { picture } = this._page;
    const isSheet = width === picture.width && height === picture.height;
    const contrast = this._fields.contrast ? contrastOf(this._number("contrast")) : 1;
    const background = this._fields.background?.value ?? "auto";
    return {
      size: [width, height], colours: this._isFixed ? null : this._number("colours") || null, difficulty: this._fields.target.value,
      palette: this._isFixed ? picture.palette.map(({ rgb }) => rgb) : null,
      threshold: this._fields.threshold.disabled ? null : this._number("threshold"), invert: this._isOn("invert") || null,
      crop: isWhole(this._crop.box) ? this._isOn("crop") : [...this._crop.box], keep_art: this._isOn("keep_art"),
      contrast: contrast === 1 ? null : contrast, dithering: /** @type {Wishes["dithering"]} */ (this._fields.dithering?.value ?? "off"),
      background: background === "auto" ? null : background === "keep" ? "keep" : this._fields.rgb.value, subject: this._subject,
      protect: this._isOn("protect") && isSheet ? markedCells(picture, "locked").map(({ y, x }) => [y, x]) : [],
    };
  }

  /**
   * The picture's own proportions, as large as the sheet but not too small to recognise anything.
   * @param {{width: number, height: number}} sheet @returns {{width: number, height: number}}
   */
  _sizeFor(sheet) {
    const own = this._shape(sheet);
    if (own === sheet) return sheet;
    const longer = Math.min(SIDES.most, Math.max(ENOUGH, sheet.width, sheet.height));
    const side = (/** @type {number} */ pixels) => Math.max(LEAST, Math.round((longer * pixels) / Math.max(own.width, own.height)));
    return { width: side(own.width), height: side(own.height) };
  }
}

/** @param {number} step @returns {number} */
const contrastOf = (step) => Math.round(CONTRAST.most ** (step / CONTRAST.steps) * 100) / 100;
