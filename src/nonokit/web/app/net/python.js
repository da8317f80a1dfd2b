/**
 * Python in workers, asked as a server would be: a request goes in, a `Response` comes out.
 *
 * There are two, like the server's pools, each started when it is first needed. What is quick stays up, and the tabs of a
 * site share it; long work can be stopped only by ending its worker, and the next long job starts another.
 */

import { PYTHON_FOLDER, fileOf } from "../files/files.js";

/** The jobs that may take long; tests/site hold this against the server's pools. */
export const SLOW_JOBS = Object.freeze(["solve", "rate", "give", "repair", "generate", "from-image", "diagnose", "scan", "book-check", "book"]);
/** Questions of the page that are no jobs of a server's clients, and what they ask. @type {Record<string, (query: URLSearchParams) => any>} */
const QUESTIONS = { day: (query) => ({ date: query.get("date") }), formats: () => ({}) };
/** Jobs whose libraries there are none of for browsers; and what others answer when a library is missing, which nobody can install here. */
const MISSING_JOBS = Object.freeze(["scan"]);
const NOT_HERE = 501;

/** @param {string} name of a job @returns {boolean} whether there may be somebody who does it */
export const isAnswered = (name) => !(PYTHON_FOLDER && MISSING_JOBS.includes(name));

const SCRIPT = "app/python/worker.js";

/** @typedef {{name: string, body: string, resolve: (response: Response) => void}} Waiting */

/**
 * @typedef {Object} Line  to a worker
 * @property {Worker|MessagePort} port
 * @property {() => void} end
 */

class PythonWorker {
  /** @param {boolean} isShared with the other tabs */
  constructor(isShared) {
    this._isShared = isShared;
    /** @type {Line|null} */
    this._line = null;
    this._number = 0;
    /** @type {Map<number, Waiting>} */
    this._waiting = new Map();
    this.isUp = false;
    /** Whether it came up, once that is known. @type {Promise<boolean>} */
    this.ready = Promise.resolve(false);
  }

  /** @returns {Worker|MessagePort} the one that runs, or a new one */
  start() {
    if (this._line) return this._line.port;
    const line = (this._isShared ? shared : own)((reason) => this._fail(line, reason));
    this._line = line;
    this.ready = new Promise((resolve) => {
      this._tell = resolve;
      line.port.addEventListener("message", (/** @type {any} */ { data }) => {
        if (line !== this._line) return;
        if ("isReady" in data) this._cameUp();
        else if ("failure" in data) this._fail(line, data.failure);
        else this._answer(data);
      });
    });
    const places = { runtime: PYTHON_FOLDER, files: fileOf("") };
    line.port.postMessage(Object.fromEntries(Object.entries(places).map(([name, path]) => [name, new URL(path, document.baseURI).href])));
    return line.port;
  }

  _cameUp() {
    this.isUp = true;
    this._tell?.(true);
  }

  /** @param {string} name @param {string} body @param {AbortSignal} [signal] @param {boolean} [endsOnAbort] @returns {Promise<Response>} */
  run(name, body, signal, endsOnAbort = false) {
    return new Promise((resolve, reject) => {
      const number = this._number += 1;
      signal?.addEventListener("abort", () => {
        const isWaiting = this._waiting.delete(number);
        if (isWaiting && endsOnAbort) this._restart();
        reject(signal.reason);
      });
      this._waiting.set(number, { name, body, resolve });
      this.start().postMessage({ number, name, body });
    });
  }

  /** @param {{number: number, status: number, type: string, body: Uint8Array<ArrayBuffer>}} answer */
  _answer({ number, status, type, body }) {
    const response = status === NOT_HERE ? nobody() : new Response(body, { status, headers: { "Content-Type": type } });
    this._waiting.get(number)?.resolve(response);
    this._waiting.delete(number);
  }

  /** Ends the worker; what others wait for is asked again. */
  _restart() {
    this._end();
    for (const [number, { name, body }] of this._waiting) this.start().postMessage({ number, name, body });
  }

  _end() {
    this._line?.end();
    this._line = null;
    this.isUp = false;
    this._tell?.(false);
  }

  /** @param {Line} line to a worker that cannot go on @param {string} reason */
  _fail(line, reason) {
    if (line !== this._line) return;
    console.error(`Python stopped: ${reason}`);
    this._end();
    this._isShared = false; // from now on this tab depends on no other
    const fault = JSON.stringify({ code: "internal", message: `Python in this page had to be started again (${reason}). Please try once more.`, where: null });
    for (const { resolve } of this._waiting.values()) resolve(new Response(fault, { status: 500, headers: { "Content-Type": "application/json" } }));
    this._waiting.clear();
  }
}

/** @param {(reason: string) => void} fail @returns {Line} */
function own(fail) {
  const worker = new Worker(fileOf(SCRIPT), { type: "module" });
  worker.addEventListener("error", (event) => fail(event.message));
  return { port: worker, end: () => worker.terminate() };
}

/** @param {(reason: string) => void} fail @returns {Line} */
function shared(fail) {
  const worker = new SharedWorker(fileOf(SCRIPT), { type: "module" });
  worker.addEventListener("error", () => fail("it could not be loaded"));
  worker.port.start();
  return { port: worker.port, end: () => worker.port.close() };
}

const quick = new PythonWorker("SharedWorker" in globalThis);
const slow = new PythonWorker(false);

/** Starts the quick one before it is needed. @returns {Promise<boolean>} whether it came up */
export function warmUpPython() {
  quick.start();
  return quick.ready;
}

/** @param {string} address @param {RequestInit} request @returns {Promise<Response>} */
export async function askPython(address, request) {
  const { pathname, searchParams } = new URL(address, document.baseURI);
  const name = pathname.slice(pathname.lastIndexOf("/api/") + "/api/".length);
  const question = QUESTIONS[name];
  if (request.method !== "POST" && !question) return nobody();
  if (name.includes("/") || name === "library" || MISSING_JOBS.includes(name)) return nobody();
  const signal = request.signal ?? undefined;
  const body = question ? JSON.stringify(question(searchParams)) : String(request.body);
  if (SLOW_JOBS.includes(name)) return slow.run(name, body, signal, true);
  quick.start();
  if (name === "hint" && !quick.isUp) return nobody(); // meanwhile the page finds one by itself
  return quick.run(name, body, signal);
}

/** What a host of plain files says: the page keeps library and progress by itself. */
function nobody() { return new Response("", { status: 404 }); }
