/**
 * The kernel as a WebAssembly module: its C interface (native/kernel/nonokit.h) as functions, and ways into its memory.
 * What the module asks of its host is a clock, whether to stop, and leave to print the reason when it gives up.
 */

/**
 * @typedef {Object} KernelHelp
 * @property {(pointer: number, size: number) => Uint8Array} bytes  good until the memory grows
 * @property {(pointer: number) => string} text
 * @property {(ask: (number: number) => boolean) => void} onPoll  who is asked whether the stage with that poll shall stop
 */
/** @typedef {Record<string, any> & KernelHelp} Kernel  with the functions of the interface under their names */

/** Answers of a host with no files, no arguments and no environment. */
const SUCCESS = 0;
const BAD_FILE = 8;

/** @param {BufferSource} module @returns {Promise<Kernel>} */
export async function loadKernel(module) {
  /** @type {(number: number) => boolean} */
  let poll = () => false;
  const { instance } = await WebAssembly.instantiate(module, {
    nonokit: { poll: (/** @type {number} */ number) => (poll(number) ? 1 : 0), clock: () => performance.now() / 1000 },
    wasi_snapshot_preview1: new Proxy({}, { get: (_, name) => (name === "proc_exit" ? giveUp : name === "fd_write" ? () => SUCCESS : () => BAD_FILE) }),
  });
  const functions = /** @type {Record<string, any>} */ (instance.exports);
  functions._initialize();
  const memory = /** @type {WebAssembly.Memory} */ (functions.memory);
  const bytes = (/** @type {number} */ pointer, /** @type {number} */ size) => new Uint8Array(memory.buffer, pointer, size);
  return {
    ...functions,
    bytes,
    text: (/** @type {number} */ pointer) => {
      const rest = new Uint8Array(memory.buffer, pointer);
      return new TextDecoder().decode(rest.slice(0, rest.indexOf(0)));
    },
    onPoll: (/** @type {(number: number) => boolean} */ ask) => { poll = ask; },
  };
}

function giveUp() { throw new Error("the kernel is out of memory"); }
