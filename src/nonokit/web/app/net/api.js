/**
 * The server, as functions; where there is none, Python in a worker answers the same calls. Every call has a time limit and can be aborted; every failure is an `ApiError`.
 *
 * `code` "offline" means that nobody answered: the page then does what it can by itself.
 */

import { IS_ALONE, PYTHON_FOLDER } from "../files/files.js";
import { askPython } from "./python.js";

/** The server ends long work after 60 s by itself, and says why: that answer is waited for. */
const LIMIT_S = { quick: 8, long: 75, book: 300 };
/** How much longer a call may take where Python has to be fetched and started first. */
const START_S = PYTHON_FOLDER ? 180 : 0;
/** What browsers send for a page that is gone: 64 KiB in all, and characters may take several bytes. */
const MOST_LAST_BYTES = 30_000;

export class ApiError extends Error {
  /** @param {string} code @param {string} message @param {any} [where] */
  constructor(code, message, where = null) {
    super(message);
    this.code = code;
    this.where = where;
  }
}

/** @typedef {{signal?: AbortSignal, timeout_s?: number, isLast?: boolean}} CallOptions  isLast: the page is being left */

/**
 * @param {string} method @param {string} path @param {any} [body] @param {CallOptions} [options]
 * @returns {Promise<Response>}
 */
async function call(method, path, body, { signal, timeout_s = LIMIT_S.quick, isLast = false } = {}) {
  if (IS_ALONE) throw new ApiError("offline", "this page has no server");
  const limit = AbortSignal.timeout((timeout_s + START_S) * 1000);
  /** @type {RequestInit} */
  const request = { method, signal: signal ? AbortSignal.any([signal, limit]) : limit, headers: {} };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
    request.keepalive = isLast && request.body.length < MOST_LAST_BYTES;
  }
  let response;
  try {
    response = await (PYTHON_FOLDER ? askPython : fetch)(path, request);
  } catch (error) {
    if (signal?.aborted) throw new ApiError("aborted", "stopped");
    throw new ApiError("offline", limit.aborted ? "the server took too long" : "the server does not answer");
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** @param {Response} response @returns {Promise<ApiError>} */
async function errorOf(response) {
  if (!isJson(response)) return new ApiError("offline", `no such service (${response.status})`);
  const { code, message, where } = await bodyOf(response);
  return new ApiError(code ?? "error", message ?? `error ${response.status}`, where);
}

/** @param {Response} response @returns {Promise<any>} */
async function jsonOf(response) {
  // A static host answers unknown paths with its own page: that is no server of ours.
  if (!isJson(response)) throw new ApiError("offline", "no such service");
  return bodyOf(response);
}

/** @param {Response} response */
const isJson = (response) => response.headers.get("Content-Type")?.includes("json") ?? false;

/** @param {Response} response @returns {Promise<any>} */
async function bodyOf(response) {
  try {
    return await response.json();
  } catch (error) {
    throw new ApiError(error.name === "AbortError" ? "aborted" : "offline", "the answer was cut off");
  }
}

/** @typedef {import("../wire/contract.js").PathsOf<"get">} GetPath */
/** @typedef {import("../wire/contract.js").PathsOf<"post">} PostPath */
/** @typedef {import("../wire/contract.js").PathsOf<"put">} PutPath */
/** @typedef {import("../wire/contract.js").PathsOf<"delete">} DeletePath */
/** @typedef {{id?: string, query?: Record<string, string>}} Places  what to put into a path, and behind it */

/** @param {string} path as the interface describes it @param {Places} [places] @returns {string} relative: the page may live in a folder */
function addressOf(path, { id = "", query = {} } = {}) {
  const filled = path.slice(1).replace("{id}", encodeURIComponent(id));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * @template {GetPath} P @param {P} path @param {Places} [places] @param {CallOptions} [options]
 * @returns {Promise<import("../wire/contract.js").AnswerOf<P, "get">>}
 */
const get = async (path, places, options) => jsonOf(await call("GET", addressOf(path, places), undefined, options));

/**
 * @template {PostPath} P @param {P} path @param {import("../wire/contract.js").BodyOf<P, "post">} body @param {CallOptions} [options]
 * @returns {Promise<import("../wire/contract.js").AnswerOf<P, "post">>}
 */
const post = async (path, body, options) => jsonOf(await call("POST", addressOf(path), body, options));

/**
 * @template {PutPath} P @param {P} path @param {Places} places @param {import("../wire/contract.js").BodyOf<P, "put">} body @param {CallOptions} [options]
 * @returns {Promise<import("../wire/contract.js").AnswerOf<P, "put">>}
 */
const put = async (path, places, body, options) => jsonOf(await call("PUT", addressOf(path, places), body, options));

/** @param {DeletePath} path @param {Places} places */
const remove = async (path, places) => { await call("DELETE", addressOf(path, places)); };

const long = { timeout_s: LIMIT_S.long };

/** @typedef {import("../wire/wire.js").PuzzleRequest} PuzzleRequest */

export const api = {
  health: () => get("/api/health", {}, { timeout_s: 3 }),
  library: () => get("/api/library"),
  puzzle: (/** @type {string} */ id) => get("/api/library/{id}", { id }),
  addPuzzle: (/** @type {PuzzleRequest} */ puzzle) => post("/api/library", { puzzle }),
  removePuzzle: (/** @type {string} */ id) => remove("/api/library/{id}", { id }),
  /** @param {PuzzleRequest} puzzle @param {AbortSignal} [signal] */
  solve: (puzzle, signal) => post("/api/solve", { puzzle, max_solutions: 2, timeout_s: 20 }, { signal, ...long }),
  /** @param {import("../wire/wire.js").HintRequest} request @param {AbortSignal} [signal] */
  hint: (request, signal) => post("/api/hint", request, { signal, timeout_s: 20 }),
  /** @param {import("../wire/wire.js").ConvertRequest} request */
  convert: (request) => post("/api/convert", request, long),
  /** @param {import("../wire/wire.js").ImportRequest} request */
  importPuzzles: (request) => post("/api/import", request, long),
  /** @param {import("../wire/wire.js").RenderRequest} request */
  render: async (request) => (await call("POST", addressOf("/api/render"), request, long)).blob(),
  /** @param {import("../wire/wire.js").AmbiguityRequest} request @param {AbortSignal} [signal] */
  ambiguity: (request, signal) => post("/api/ambiguity", request, { signal, timeout_s: 20 }),
  /** @param {import("../wire/wire.js").RepairRequest} request @param {AbortSignal} [signal] */
  repair: (request, signal) => post("/api/repair", request, { signal, ...long }),
  /** @param {import("../wire/wire.js").GiveRequest} request @param {AbortSignal} [signal] */
  give: (request, signal) => post("/api/give", request, { signal, ...long }),
  /** @param {PuzzleRequest} puzzle @param {AbortSignal} [signal] */
  rate: (puzzle, signal) => post("/api/rate", { puzzle }, { signal, ...long }),
  /** @param {import("../wire/wire.js").GenerateRequest} request @param {AbortSignal} [signal] */
  generate: (request, signal) => post("/api/generate", request, { signal, ...long }),
  /** @param {import("../wire/wire.js").FromImageRequest} request @param {AbortSignal} [signal] */
  fromImage: (request, signal) => post("/api/from-image", request, { signal, ...long }),
  /** @param {string} base64 a photo or a screenshot @param {AbortSignal} [signal] */
  scan: (base64, signal) => post("/api/scan", { base64 }, { signal, ...long }),
  /** @param {import("../wire/wire.js").DiagnoseRequest} request @param {AbortSignal} [signal] */
  diagnose: (request, signal) => post("/api/diagnose", request, { signal, ...long }),
  /** @param {import("../wire/wire.js").BookRequest} request @param {AbortSignal} [signal] */
  checkBook: (request, signal) => post("/api/book-check", request, { signal, timeout_s: LIMIT_S.book }),
  /** @param {import("../wire/wire.js").BookRequest} request @param {AbortSignal} [signal] */
  book: async (request, signal) => (await call("POST", addressOf("/api/book"), request, { signal, timeout_s: LIMIT_S.book })).blob(),
  formats: () => get("/api/formats"),
  progress: () => get("/api/progress"),
  /** @param {import("../wire/wire.js").NamedGame} game @param {CallOptions} [options] */
  putProgress: ({ id, ...game }, options) => put("/api/progress/{id}", { id }, game, options),
  /** @param {import("../wire/wire.js").GameFile} file */
  importProgress: (file) => post("/api/progress/import", file, long),
  day: (/** @type {string} */ date) => get("/api/day", { query: { date } }, long),
};
