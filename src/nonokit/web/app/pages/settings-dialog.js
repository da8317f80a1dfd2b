/** The player's preferences, made from the table of options; changes take effect at once. */

import { TECHNIQUES } from "../model/techniques.js";
import { OPTIONS } from "../store/settings.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { exportProgress, importProgressFile } from "./progress-file.js";
import { openProgressLink } from "./progress-link.js";

/** @typedef {import("../ui/context.js").App} App */

/** @param {App} app */
export function openSettings(app) {
  const { t } = app;
  const groups = [...new Set(OPTIONS.map((option) => option.group))];
  openDialog(app, t("settings-title"), [
    ...groups.map((group) => el("fieldset", { class: "settings-group" },
      el("legend", {}, t(`settings-${group}`)),
      OPTIONS.filter((option) => option.group === group).map((option) => row(app, option)))),
    el("fieldset", { class: "settings-group" }, el("legend", {}, t("settings-data")),
      el("div", { class: "row wrap" },
        el("button", { type: "button", class: "button", onclick: () => exportProgress(app) }, t("progress-export")),
        ...(app.isAlone ? [] : [el("button", { type: "button", class: "button", onclick: () => openProgressLink(app) }, t("progress-link-all"))]),
        el("button", { type: "button", class: "button", onclick: () => importProgressFile(app) }, t("progress-import"))),
      el("p", { class: "note" }, t(app.storage.isKept ? "progress-text" : "progress-not-kept"))),
  ], { class: "settings" });
}

/** @param {App} app @param {typeof OPTIONS[number]} option */
function row(app, { name, choices }) {
  if (choices === "techniques") return techniques(app, name);
  const { t, settings } = app;
  const id = `setting-${name}`;
  const text = t(`setting-${name}-text`);
  const label = el("label", { for: id }, t(`setting-${name}`), text === `setting-${name}-text` ? null : el("small", {}, text));
  const set = (/** @type {any} */ event) => settings.set(name, choices === "switch" ? event.target.checked : event.target.value);
  const control = choices === "switch"
    ? el("input", { type: "checkbox", class: "switch", role: "switch", id, checked: settings.values[name], onchange: set })
    : el("select", { class: "input", id, onchange: set }, choicesOf(app, name, choices).map(([choice, said]) =>
      el("option", { value: choice, selected: settings.values[name] === choice }, said)));
  return el("div", { class: "setting" }, label, control);
}

/** @param {App} app @param {string} name @param {string[]} choices @returns {[string, string][]} each with its words */
function choicesOf(app, name, choices) {
  const said = choices.map((choice) => /** @type {[string, string]} */ ([choice, app.t(`setting-${name}-${choice}`)]));
  return name === "language" ? [...said, ...Object.entries(app.languages)] : said;
}

/** @param {App} app @param {string} name those that are switched off are kept as one text */
function techniques({ t, settings }, name) {
  const off = () => new Set(String(settings.values[name]).split(" ").filter(Boolean));
  const set = (/** @type {string} */ technique, /** @type {boolean} */ isOn) => {
    const left = off();
    if (isOn) left.delete(technique);
    else left.add(technique);
    settings.set(name, [...left].join(" "));
  };
  return el("details", { class: "setting-techniques" }, el("summary", {}, t(`setting-${name}`)), el("p", { class: "note" }, t(`setting-${name}-text`)),
    TECHNIQUES.map((technique) => el("label", { class: "setting" }, el("span", {}, t(`technique-${technique}`)),
      el("input", { type: "checkbox", class: "switch", role: "switch", checked: !off().has(technique), onchange: (/** @type {any} */ event) => set(technique, event.target.checked) }))));
}
