/** The list of keys, made from the table that the page itself obeys. */

import { keyList } from "../input/keyboard.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";

/** @param {import("../ui/context.js").App} app */
export function openKeys(app) {
  const { t } = app;
  const rows = keyList().map(({ label, keys }) => el("tr", {},
    el("td", {}, keys.flatMap((key, i) => [i ? " " : "", el("kbd", {}, nameOfKey(t, key))])), el("td", {}, t(label))));
  openDialog(app, t("keys-title"), [el("table", { class: "keys" }, el("tbody", {}, rows)), el("p", { class: "note" }, t("keys-mouse"))]);
}

/** @param {(key: string) => string} t @param {string} key */
function nameOfKey(t, key) {
  return key.split(/\+(?=.)/).map((part) => {
    const word = t(`key-${part}`);
    return word === `key-${part}` ? part.toUpperCase() : word;
  }).join(" + ");
}
