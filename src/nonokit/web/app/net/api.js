/**
 * The server, as functions. Every call has a time limit and can be aborted; every failure is an `ApiError`.
 *
 * `code` "offline" means that nobody answered: the page then does what it can by itself.
 */

const LIMIT_S = { quick: 8, long: 60 };

export class ApiError extends Error {
  /** @param {string} code @param {string} message @param {any} [where] */
  constructor(code, message, where = null) {
    super(message);
    this.code = code;
    this.where = where;
  }
}

/** @typedef {{signal?: AbortSignal, timeout_s?: number}} CallOptions */

/**
 * @param {string} method @param {string} path @param {any} [body] @param {CallOptions} [options]
 * @returns {Promise<Response>}
 */
async function call(method, path, body, { signal, timeout_s = LIMIT_S.quick } = {}) {
  const limit = AbortSignal.timeout(timeout_s * 1000);
  /** @type {RequestInit} */
  const request = { method, signal: signal ? AbortSignal.any([signal, limit]) : limit, headers: {} };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (signal?.aborted) throw new ApiError("aborted", "stopped");
    throw new ApiError("offline", limit.aborted ? "the server took too long" : "the server does not answer");
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** @param {Response} response @returns {Promise<ApiError>} */
async function errorOf(response) {
  const isJson = response.headers.get("Content-Type")?.includes("json");
  if (!isJson) return new ApiError("offline", `no such service (${response.status})`);
  const { code, message, where } = await response.json();
  return new ApiError(code ?? "error", message ?? `error ${response.status}`, where);
}

/** @param {Response} response @returns {Promise<any>} */
async function jsonOf(response) {
  // A static host answers unknown paths with its own page: that is no server of ours.
  if (!response.headers.get("Content-Type")?.includes("json")) {
    throw new ApiError("offline", "no such service");
  }
  try {
    return await response.json();
  } catch (error) {
    throw new ApiError(error.name === "AbortError" ? "aborted" : "offline", "the answer was cut off");
  }
}

/** @param {string} path @param {CallOptions} [options] */
const get = async (path, options) => jsonOf(await call("GET", path, undefined, options));
/** @param {string} path @param {any} body @param {CallOptions} [options] */
const post = async (path, body, options) => jsonOf(await call("POST", path, body, options));
const long = { timeout_s: LIMIT_S.long };

export const api = {
  health: () => get("api/health", { timeout_s: 3 }),
  library: () => get("api/library"),
  puzzle: (/** @type {string} */ id) => get(`api/library/${encodeURIComponent(id)}`),
  addPuzzle: (/** @type {any} */ puzzle) => post("api/library", { puzzle }),
  removePuzzle: async (/** @type {string} */ id) => {
    await call("DELETE", `api/library/${encodeURIComponent(id)}`);
  },
  /** @param {any} puzzle @param {AbortSignal} [signal] */
  solve: (puzzle, signal) => post("api/solve", { puzzle, max_solutions: 2, timeout_s: 20 }, { signal, ...long }),
  /** @param {any} puzzle @param {string} state @param {string} level */
  check: (puzzle, state, level) => post("api/check", { puzzle, state, level }, long),
  /** @param {{puzzle: any, state: string, depth: string, language: string, check: string, timeout_s?: number}} request @param {AbortSignal} [signal] */
  hint: (request, signal) => post("api/hint", request, { signal, timeout_s: 20 }),
  /** @param {any} request */
  convert: (request) => post("api/convert", request, long),
  /** @param {{text?: string, base64?: string, name?: string}} request */
  importPuzzles: (request) => post("api/import", request, long),
  /** @param {any} puzzle @param {string|undefined} state @param {string} to */
  render: async (puzzle, state, to) => (await call("POST", "api/render", { puzzle, state, to }, long)).blob(),
  /** @param {any} request @param {AbortSignal} [signal] */
  ambiguity: (request, signal) => post("api/ambiguity", request, { signal, timeout_s: 20 }),
  /** @param {any} request @param {AbortSignal} [signal] */
  repair: (request, signal) => post("api/repair", request, { signal, ...long }),
  /** @param {any} request @param {AbortSignal} [signal] */
  give: (request, signal) => post("api/give", request, { signal, ...long }),
  /** @param {any} puzzle @param {AbortSignal} [signal] */
  rate: (puzzle, signal) => post("api/rate", { puzzle }, { signal, ...long }),
  /** @param {any} request @param {AbortSignal} [signal] */
  generate: (request, signal) => post("api/generate", request, { signal, ...long }),
  /** @param {any} request @param {AbortSignal} [signal] */
  fromImage: (request, signal) => post("api/from-image", request, { signal, ...long }),
  formats: () => get("api/formats"),
  progress: () => get("api/progress"),
  /** @param {string} id @param {any} record */
  putProgress: async (id, record) =>
    jsonOf(await call("PUT", `api/progress/${encodeURIComponent(id)}`, record)),
  day: (/** @type {string} */ date) => get(`api/day?date=${date}`, long),
};
