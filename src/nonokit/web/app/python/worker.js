/**
 * Python in a worker: the jobs of the server, answered in the browser by the same code.
 *
 * The first message says where things are, every other is a request; requests are answered one after another.
 */

import { loadKernel } from "./kernel.js";
import { startPython } from "./start.js";

/** @typedef {{runtime: string, files: string}} Places  folders: the Python runtime, and what is nonokit's own */
/** @typedef {{number: number, name: string, body: string}} Request */
/** @typedef {{number: number, status: number, type: string, body: Uint8Array} | {isReady: true} | {failure: string}} Reply */

/** @type {Promise<(name: string, body: string) => [number, string, Uint8Array]>} */
let python;

self.addEventListener("message", async ({ data }) => {
  try {
    if ("runtime" in data) {
      python = start(data);
      await python;
      reply({ isReady: true });
      return;
    }
    const { number, name, body } = /** @type {Request} */ (data);
    const [status, type, bytes] = (await python)(name, body);
    reply({ number, status, type, body: bytes });
  } catch (error) {
    // Python turns what goes wrong into answers: what ends here is the end of this worker.
    reply({ failure: String(error) });
  }
});

/** @param {Reply} message */
function reply(message) { self.postMessage(message); }

/** @param {Places} places */
async function start({ runtime, files }) {
  const kernel = bytesOf(`${files}python/kernel.wasm`).then(loadKernel);
  const archives = Promise.all([bytesOf(`${runtime}packages.zip`), bytesOf(`${files}python/nonokit.zip`)]);
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const pyodide = await loadPyodide({ indexURL: runtime, stdLibURL: `${runtime}stdlib.zip`, lockFileURL: `${runtime}lock.json` });
  return startPython(pyodide, await kernel, await archives);
}

/** @param {string} path @returns {Promise<ArrayBuffer>} */
async function bytesOf(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}
