/** Files and texts that are dropped upon the page, or pasted into it. */

import { importFiles, importText } from "./import-dialog.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {{page?: {addFiles?: (files: File[]) => Promise<string|null>}}} Shown */

/** @param {App & Shown} app */
export function listenToDrops(app) {
  window.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.documentElement.classList.add("is-dropping");
  });
  window.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.documentElement.classList.remove("is-dropping");
  });
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    document.documentElement.classList.remove("is-dropping");
    const { dataTransfer } = event;
    take(app, [...dataTransfer?.files ?? []], dataTransfer?.getData("text/uri-list") || dataTransfer?.getData("text/plain") || "");
  });
  window.addEventListener("paste", (event) => {
    const files = [...(event.clipboardData?.files ?? [])]; // a field has no use for them
    if (!files.length && /** @type {HTMLElement} */ (event.target).closest("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (files.length || text.trim()) take(app, files, text);
  });
}

/** @param {App & Shown} app @param {File[]} files for the page, where it has a use for them @param {string} text where there are none */
async function take(app, files, text) {
  const bring = () => (app.page?.addFiles ? app.page.addFiles(files) : importFiles(app, files));
  const message = files.length ? await bring() : await importText(app, text);
  if (message) app.toast(message);
}
