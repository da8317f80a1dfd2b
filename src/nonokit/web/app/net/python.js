/**
 * Python in workers, asked as a server would be: a request goes in, a `Response` comes out.
 *
 * There are two, like the server's pools, each started when it is first needed. What is quick stays up; long work can be
 * stopped only by ending its worker, and the next long job starts another.
 */

import { PYTHON_FOLDER, fileOf } from "../files/files.js";

/** The jobs that may take long; tests/site hold this against the server's pools. */
export const SLOW_JOBS = Object.freeze(["solve", "rate", "give", "repair", "generate", "from-image", "diagnose", "scan"]);
/** Questions of the page that are no jobs of a server's clients, and what they ask. @type {Record<string, (query: URLSearchParams) => any>} */
const QUESTIONS = { day: (query) => ({ date: query.get("date") }), formats: () => ({}) };
/** Jobs whose libraries there are none of for browsers. */
const MISSING_JOBS = Object.freeze(["scan"]);
/** How long a hint waits for Python that is still starting; then the page finds one by itself. */
const HINT_WAIT_MS = 200;

/** @typedef {{name: string, body: string, resolve: (response: Response) => void}} Waiting */

class PythonWorker {
  constructor() {
    /** @type {Worker|null} */
    this._worker = null;
    this._number = 0;
    /** @type {Map<number, Waiting>} */
    this._waiting = new Map();
    /** @type {Promise<void>} */
    this.ready = Promise.resolve();
  }

  /** @returns {Worker} the one that runs, or a new one */
  start() {
    if (this._worker) return this._worker;
    const worker = new Worker(fileOf("app/python/worker.js"), { type: "module" });
    this._worker = worker;
    this.ready = new Promise((resolve) => {
      worker.addEventListener("message", ({ data }) => {
        if ("isReady" in data) resolve();
        else if ("failure" in data) this._fail(worker, data.failure);
        else this._answer(data);
      });
    });
    worker.addEventListener("error", (event) => this._fail(worker, event.message));
    const places = { runtime: PYTHON_FOLDER, files: fileOf("") };
    worker.postMessage(Object.fromEntries(Object.entries(places).map(([name, path]) => [name, new URL(path, document.baseURI).href])));
    return worker;
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
    this._waiting.get(number)?.resolve(new Response(body, { status, headers: { "Content-Type": type } }));
    this._waiting.delete(number);
  }

  /** Ends the worker; what others wait for is asked again. */
  _restart() {
    this._worker?.terminate();
    this._worker = null;
    for (const [number, { name, body }] of this._waiting) this.start().postMessage({ number, name, body });
  }

  /** @param {Worker} worker that cannot go on @param {string} reason */
  _fail(worker, reason) {
    if (worker !== this._worker) return;
    console.error(`Python stopped: ${reason}`);
    worker.terminate();
    this._worker = null;
    const fault = JSON.stringify({ code: "internal", message: `Python in this page had to be started again (${reason}). Please try once more.`, where: null });
    for (const { resolve } of this._waiting.values()) resolve(new Response(fault, { status: 500, headers: { "Content-Type": "application/json" } }));
    this._waiting.clear();
  }
}

const quick = new PythonWorker();
const slow = new PythonWorker();

/** Starts the quick one before it is needed. @returns {Promise<void>} when it is up */
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
  if (name === "hint" && !await isReady(quick, HINT_WAIT_MS)) return nobody();
  return quick.run(name, body, signal);
}

/** What a host of plain files says: the page keeps library and progress by itself. */
function nobody() { return new Response("", { status: 404 }); }

/** @param {PythonWorker} worker @param {number} wait_ms */
function isReady(worker, wait_ms) {
  return Promise.race([worker.ready.then(() => true), new Promise((resolve) => { setTimeout(() => resolve(false), wait_ms); })]);
}
