/** Starts the app, and the worker that lets it open without a network. */

import { App } from "./app.js";
import { PYTHON_FOLDER } from "./files/files.js";
import { warmUpPython } from "./net/python.js";

const root = document.getElementById("app");
if (root) {
  const app = new App(root);
  Object.assign(window, { nonokit: app }); // for the console and the browser tests
  app.start().then(keepForLater);
}

/** Once the first page is there: what is fetched from now on is in nobody's way. */
async function keepForLater() {
  import("./later.js").catch(() => {}); // whoever needs it is told
  // Fails on plain http from another machine: then the page simply needs its server.
  const canKeep = "serviceWorker" in navigator && window.isSecureContext;
  const registered = canKeep ? navigator.serviceWorker.register("sw.js").then(takeNewVersion) : null;
  if (!PYTHON_FOLDER) return;
  await warmUpPython();
  await registered;
  const { active } = canKeep ? await navigator.serviceWorker.ready : { active: null };
  active?.postMessage("keep-python"); // its files are here, and are kept for times without a network
}

/** A version that waits takes over now, at the beginning, unless other pages still use the old one. @param {ServiceWorkerRegistration|undefined} registration */
function takeNewVersion(registration) {
  const waiting = registration?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take-over");
}
