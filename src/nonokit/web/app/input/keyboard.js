/**
 * What keys mean, as one table: read by the page, by the list of keys that `?` shows, and by the tests.
 *
 * None takes a key that belongs to the browser: nothing with Ctrl but undo and redo.
 */

/** @typedef {{name: string, dy?: number, dx?: number, isPainting?: boolean, colour?: number}} Command */
/** @typedef {{keys: string[], label: string, command: Command, isForBoard: boolean, withCtrl?: boolean, withShift?: boolean}} Binding */

/** @param {string} key @param {number} dy @param {number} dx @returns {Binding[]} */
const arrow = (key, dy, dx) => [
  { keys: [key], label: "keys-move", command: { name: "move", dy, dx }, isForBoard: true },
  { keys: [key], withShift: true, label: "keys-paint", command: { name: "move", dy, dx, isPainting: true }, isForBoard: true },
];

/** @type {Binding[]} */
export const BINDINGS = [
  ...arrow("ArrowUp", -1, 0), ...arrow("ArrowDown", 1, 0), ...arrow("ArrowLeft", 0, -1), ...arrow("ArrowRight", 0, 1),
  { keys: ["PageUp"], label: "keys-jump-five", command: { name: "move", dy: -5, dx: 0 }, isForBoard: true },
  { keys: ["PageDown"], label: "keys-jump-five", command: { name: "move", dy: 5, dx: 0 }, isForBoard: true },
  { keys: ["PageUp"], withShift: true, label: "keys-jump-five-sideways", command: { name: "move", dy: 0, dx: -5 }, isForBoard: true },
  { keys: ["PageDown"], withShift: true, label: "keys-jump-five-sideways", command: { name: "move", dy: 0, dx: 5 }, isForBoard: true },
  { keys: ["Home"], label: "keys-row-ends", command: { name: "move", dy: 0, dx: -Infinity }, isForBoard: true },
  { keys: ["End"], label: "keys-row-ends", command: { name: "move", dy: 0, dx: Infinity }, isForBoard: true },
  { keys: ["Home"], withShift: true, label: "keys-column-ends", command: { name: "move", dy: -Infinity, dx: 0 }, isForBoard: true },
  { keys: ["End"], withShift: true, label: "keys-column-ends", command: { name: "move", dy: Infinity, dx: 0 }, isForBoard: true },
  { keys: ["n"], label: "keys-news", command: { name: "news" }, isForBoard: true },
  { keys: [" "], label: "keys-fill", command: { name: "fill" }, isForBoard: true },
  { keys: ["x"], label: "keys-cross", command: { name: "cross" }, isForBoard: true },
  { keys: ["m"], label: "keys-maybe", command: { name: "maybe" }, isForBoard: true },
  { keys: ["Backspace", "Delete"], label: "keys-erase", command: { name: "erase" }, isForBoard: true },
  ...Array.from({ length: 9 }, (_, i) => /** @type {Binding} */ ({
    keys: [String(i + 1)], label: "keys-colour", command: { name: "colour", colour: i + 1 }, isForBoard: false,
  })),
  { keys: ["l"], label: "keys-speak-row", command: { name: "speak_row" }, isForBoard: true },
  { keys: ["c"], label: "keys-speak-column", command: { name: "speak_column" }, isForBoard: true },
  { keys: ["z"], withCtrl: true, label: "keys-undo", command: { name: "undo" }, isForBoard: false },
  { keys: ["z"], withCtrl: true, withShift: true, label: "keys-redo", command: { name: "redo" }, isForBoard: false },
  { keys: ["y"], withCtrl: true, label: "keys-redo", command: { name: "redo" }, isForBoard: false },
  { keys: ["h"], label: "keys-hint", command: { name: "hint" }, isForBoard: false },
  { keys: ["t"], label: "keys-try", command: { name: "try" }, isForBoard: false },
  { keys: ["Enter"], label: "keys-keep", command: { name: "keep" }, isForBoard: true },
  { keys: ["Escape"], label: "keys-drop", command: { name: "drop" }, isForBoard: false },
  { keys: ["k"], label: "keys-checkpoint", command: { name: "checkpoint" }, isForBoard: false },
  { keys: ["p"], label: "keys-pause", command: { name: "pause" }, isForBoard: false },
  { keys: ["+", "="], label: "keys-zoom", command: { name: "zoom_in" }, isForBoard: false },
  { keys: ["-"], label: "keys-zoom", command: { name: "zoom_out" }, isForBoard: false },
  { keys: ["0"], label: "keys-fit", command: { name: "fit" }, isForBoard: false },
  { keys: ["?"], label: "keys-help", command: { name: "help" }, isForBoard: false },
];
/** Signs whose shift key is part of typing them. */
const SHIFTED_SIGNS = new Set(["?", "+", "="]);

/**
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean}} event
 * @returns {Binding|null}
 */
export function bindingOf(event) {
  if (event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isCtrl = event.ctrlKey || event.metaKey;
  const isShift = event.shiftKey && !SHIFTED_SIGNS.has(key);
  return BINDINGS.find((binding) => binding.keys.includes(key)
    && Boolean(binding.withCtrl) === isCtrl && Boolean(binding.withShift) === isShift) ?? null;
}

/** @returns {{label: string, keys: string[]}[]} for the list of keys: one entry a label */
export function keyList() {
  /** @type {Map<string, string[]>} */
  const list = new Map();
  for (const { label, keys, withCtrl, withShift } of BINDINGS) {
    const texts = keys.map((key) => [withCtrl && "Ctrl", withShift && "Shift", key === " " ? "Space" : key]
      .filter(Boolean).join("+"));
    list.set(label, [...(list.get(label) ?? []), ...texts]);
  }
  return [...list].map(([label, keys]) => ({ label, keys }));
}
