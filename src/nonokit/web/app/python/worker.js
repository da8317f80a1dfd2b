/**
 * Python in a worker: the jobs of the server, answered in the browser by the same code.
 *
 * The first message of a page says where things are, every other is a request; requests are answered one after another.
 */

import { loadKernel } from "./kernel.js";
import { addLater, startPython } from "./start.js";

/** @typedef {{runtime: string, files: string}} Places  folders: the Python runtime, and what is nonokit's own */
/** @typedef {{number: number, name: string, body: string}} Request */
/** @typedef {{number: number, status: number, type: string, body: Uint8Array} | {isReady: true} | {failure: string}} Reply */

/**
 * @typedef {Object} Python
 * @property {(name: string, body: string) => [number, string, Uint8Array]} ask
 * @property {() => Promise<void>} canPrint  once what prints is there, which is fetched when it is needed
 */
/** @type {Promise<Python>} */
let python;

/** @param {string} name @param {string} body @returns {boolean} whether a job makes a PDF, or finds out whether one can be made */
const prints = (name, body) => name === "book" || name === "book-check" || (name === "render" && JSON.parse(body).to === "pdf");

/** One page, or all tabs of a site. @typedef {{postMessage: (reply: Reply) => void, addEventListener: typeof self.addEventListener, start?: () => void}} Page */
/** @type {Page[]} */
const pages = [];

if ("SharedWorkerGlobalScope" in self) self.addEventListener("connect", (/** @type {any} */ { ports }) => serve(ports[0]));
else serve(self);

/** @param {Page} page */
function serve(page) {
  pages.push(page);
  page.addEventListener("message", async ({ data }) => {
    try {
      await answer(page, data);
    } catch (error) {
      // Python turns what goes wrong into answers: what ends here is the end of this worker.
      for (const each of pages) each.postMessage({ failure: String(error) });
      self.close();
    }
  });
  page.start?.();
}

/** @param {Page} page @param {Places|Request} message */
async function answer(page, message) {
  if ("runtime" in message) {
    python ??= start(message);
    await python;
    page.postMessage({ isReady: true });
    return;
  }
  const { number, name, body } = message;
  const { ask, canPrint } = await python;
  if (prints(name, body)) await canPrint();
  const [status, type, bytes] = ask(name, body);
  page.postMessage({ number, status, type, body: bytes });
}

/** @param {Places} places @returns {Promise<Python>} */
async function start({ runtime, files }) {
  const kernel = bytesOf(`${files}python/kernel.wasm`).then(loadKernel);
  const archives = Promise.all([bytesOf(`${runtime}packages.zip`), bytesOf(`${files}python/nonokit.zip`)]);
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const pyodide = await loadPyodide({ indexURL: runtime, stdLibURL: `${runtime}stdlib.zip`, lockFileURL: `${runtime}lock.json` });
  let isPrinting = false;
  return {
    ask: startPython(pyodide, await kernel, await archives),
    canPrint: async () => {
      if (isPrinting) return;
      const archive = await bytesOf(`${runtime}print.zip`).catch(() => null); // without a network Python says what is missing
      if (archive && !isPrinting) addLater(pyodide, archive);
      isPrinting ||= archive !== null;
    },
  };
}

/** @param {string} path @returns {Promise<ArrayBuffer>} */
async function bytesOf(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}
