/** Starts the app, and the worker that lets it open without a network. */

import { App } from "./app.js";

const root = document.getElementById("app");
if (root) {
  const app = new App(root);
  Object.assign(window, { nonokit: app }); // for the console and the browser tests
  app.start();
}

// Fails on plain http from another machine: then the page simply needs its server.
if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("sw.js");
}
