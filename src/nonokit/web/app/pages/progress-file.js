/** All games, one's own puzzles and what was learned as one file, out and in; the server reads and writes the same games. */

import { dayOf } from "../model/calendar.js";
import { everything, readContent, takeIn } from "../store/progress-content.js";

/** @typedef {import("../ui/context.js").App} App */

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {string|null|undefined} title @returns {string} the title as the name of a file, without its suffix; empty where nothing is left of it */
export const stemOf = (title) => (title ?? "").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

/** @param {App} app */
export function exportProgress(app) {
  const content = { ...everything(app), damaged: app.storage.damaged() };
  download(`nonokit-${dayOf(new Date())}.json`, new Blob([JSON.stringify(content)], { type: "application/json" }));
}

/** @param {App} app */
export function importProgressFile(app) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file) await importProgressText(app, await file.text());
  });
  input.click();
}

/** @param {string} text */
export function isProgressText(text) {
  return text.includes('"nonokit_progress"');
}

/** @param {App} app @param {string} text */
export async function importProgressText(app, text) {
  const content = readContent(parsed(text));
  if (!content) {
    app.toast(app.t("progress-unreadable"));
    return;
  }
  tellBrought(app, await takeIn(app, content));
  app.refresh();
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {App} app @param {import("../store/progress.js").Brought} brought */
export function tellBrought(app, brought) {
  const told = Object.entries(brought).filter(([, count]) => count).map(([kind, count]) => app.t(`progress-brought-${kind}`, { count }));
  app.toast(told.length ? told.join(" ") : app.t("progress-brought-none"));
}
