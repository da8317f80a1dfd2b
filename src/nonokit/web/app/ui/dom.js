/** Elements from plain data. Attributes that are functions listen to the event of their name. */

import { ICONS } from "./icons.js";

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

/** @param {string} tag @param {Attributes} [attributes] @param {...SVGElement} children @returns {SVGElement} */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  decorate(element, attributes);
  element.append(...children);
  return element;
}

/** @param {string} name @returns {SVGElement} */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true", focusable: "false" }, svg("path", { d: ICONS[name] }));
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
