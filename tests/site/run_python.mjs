// The Python of a built site under Node.js, with the page's own code to start it: runs a script and prints what
// its `check()` returns, as JSON.      node run_python.mjs SITE SCRIPT
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadKernel } from "../../src/nonokit/web/app/python/kernel.js";
import { startPython } from "../../src/nonokit/web/app/python/start.js";

const [site, script] = process.argv.slice(2);
const folder = (prefix) => resolve(site, readdirSync(site).find((name) => name.startsWith(prefix)));
const runtime = folder("python-");
const own = join(folder("app-"), "python");
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: runtime, stdLibURL: join(runtime, "stdlib.zip"), lockFileURL: join(runtime, "lock.json") });
const archives = [join(runtime, "packages.zip"), join(own, "nonokit.zip")].map((path) => new Uint8Array(readFileSync(path)));
globalThis.answer = startPython(pyodide, await loadKernel(readFileSync(join(own, "kernel.wasm"))), archives);
pyodide.FS.mkdir("/tests");
pyodide.FS.writeFile("/tests/pictures.py", readFileSync(new URL("../pictures.py", import.meta.url)));
pyodide.runPython("import sys; sys.path.append('/tests')");
try {
  pyodide.runPython(readFileSync(script, "utf8"));
  console.log(pyodide.runPython("import json; json.dumps(check())"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
