/** Elements from plain data. Attributes that are functions listen to the event of their name. */

/** @typedef {Record<string, any>} Attributes */
/** @typedef {Node|string|number|null|undefined|false} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag @param {Attributes} [attributes] @param {...(Child|Child[])} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  decorate(element, attributes);
  element.append(...children.flat().filter((child) => child || child === 0).map((child) =>
    (child instanceof Node ? child : String(child))));
  return element;
}

/** @param {Element} element @param {Attributes} attributes */
function decorate(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @type {Record<string, string>} paths on a 24 × 24 sheet, drawn with a pen of 2 */
export const ICONS = {
  back: "M15 5l-7 7 7 7", undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3", redo: "M16 5l5 5-5 5M21 10H10a6 6 0 0 0 0 12h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z",
  try: "M6 3v18M6 15c0-6 12-3 12-10M14.5 8L18 4.5 21.5 8", menu: "M5 12h.01M12 12h.01M19 12h.01",
  fill: "M5 5h14v14H5z", cross: "M6 6l12 12M18 6L6 18", maybe: "M12 7a5 5 0 1 0 .01 0", erase: "M4 16l9-9 6 6-7 7H8zM9 21h11",
  search: "M11 4a7 7 0 1 0 .01 0M16 16l5 5", settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M8 14v6",
  statistics: "M5 21V11M12 21V4M19 21v-7", import: "M12 3v12M7 10l5 5 5-5M4 20h16", share: "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
  random: "M4 7h3l10 10h3M4 17h3l3-3M14 10l3-3h3M18 4l3 3-3 3M18 14l3 3-3 3", day: "M4 6h16v15H4zM4 11h16M8 3v5M16 3v5",
  close: "M6 6l12 12M18 6L6 18", pause: "M8 5v14M16 5v14", play: "M7 4l12 8-12 8z", check: "M4 12l6 6L20 6",
  flag: "M6 21V4h12l-3 4 3 4H6", print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z", keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  rewind: "M11 6l-7 6 7 6zM20 6l-7 6 7 6z", restart: "M4 4v6h6M4.5 10a8 8 0 1 1-.5 5", zoom_in: "M12 5v14M5 12h14", zoom_out: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", star: "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.8 6.3 20l1.5-6.2L3 9.6l6.3-.6z",
  course: "M3 8l9-4 9 4-9 4zM7 10.5V16c3 2.5 7 2.5 10 0v-5.5", trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14",
};

/** @param {string} name @returns {SVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  decorate(svg, { viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true", focusable: "false" });
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/**
 * @param {string} name of its icon @param {string} label @param {(event: MouseEvent) => void} press
 * @param {Attributes} [attributes] with `text: true` the label is also shown
 * @returns {HTMLButtonElement}
 */
export function button(name, label, press, { text = false, ...attributes } = {}) {
  const shown = text ? el("span", { class: "button-text" }, label) : null;
  return /** @type {HTMLButtonElement} */ (el("button", {
    type: "button", title: text ? null : label, "aria-label": text ? null : label, onclick: press,
    ...attributes, class: `button ${attributes.class ?? ""}`,
  }, icon(name), shown));
}
