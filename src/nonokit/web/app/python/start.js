/** Python once its runtime is loaded: our kernel and our packages, and the one function that answers everything. */

/** Where the packages are put, among Python's files. */
const SITE = "/site";

/** @param {any} pyodide @param {ArrayBuffer|Uint8Array} archive of packages */
function addPackages(pyodide, archive) { pyodide.unpackArchive(archive, "zip", { extractDir: SITE }); }

/** Packages for later, when Python runs. @param {any} pyodide @param {ArrayBuffer|Uint8Array} archive */
export function addLater(pyodide, archive) {
  addPackages(pyodide, archive);
  pyodide.runPython("import importlib; importlib.invalidate_caches()"); // what was not there has been remembered
}

/** @param {any} pyodide @param {import("./kernel.js").Kernel} kernel @param {ArrayBuffer[]} archives */
export function startPython(pyodide, kernel, archives) {
  pyodide.registerJsModule("nonokit_kernel", { kernel });
  for (const archive of archives) addPackages(pyodide, archive);
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SITE)})`);
  const { answer, warm_up: warmUp } = pyodide.pyimport("nonokit.server.jobs.answering");
  warmUp();
  return (/** @type {string} */ name, /** @type {string} */ body) => {
    const proxy = answer(name, body);
    const result = proxy.toJs();
    proxy.destroy();
    return result;
  };
}
