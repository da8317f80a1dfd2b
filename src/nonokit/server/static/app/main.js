/** Starts the app, and the worker that lets it open without a network. */

import { App } from "./pages/app.js";

const root = document.getElementById("app");
if (root) new App(root).start();

// Fails on plain http from another machine: then the page simply needs its server.
if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("sw.js");
}
