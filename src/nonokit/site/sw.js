/**
 * Keeps a built site for times without a network. Each version keeps its own files and its own first page, so versions
 * never mix: a new one waits until the old one's pages are closed, or until the last of them asks it to take over.
 * Python's files are many times larger than the rest: they are kept when the page says that it has them.
 */

const VERSION = "@version@";
const FILES = "@files@";
const PYTHON_FILES = "@python_files@";

// Sites in other folders of the same host have caches of their own.
const OURS = `nonokit ${new URL("./", location.href).pathname} `;
const CACHE = OURS + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([new Request("./", { cache: "reload" }), ...FILES])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** Files whose names stayed the same go from the old version's cache into the new one's. */
async function forgetOthers() {
  const cache = await caches.open(CACHE);
  for (const name of (await caches.keys()).filter((one) => one.startsWith(OURS) && one !== CACHE)) {
    const old = await caches.open(name);
    for (const file of PYTHON_FILES) {
      const kept = await old.match(file);
      if (kept) await cache.put(file, kept);
    }
    await caches.delete(name);
  }
}

self.addEventListener("message", (event) => {
  if (event.data === "keep-python") event.waitUntil(keepPython());
  if (event.data === "take-over") event.waitUntil(takeOver());
});

async function keepPython() {
  const cache = await caches.open(CACHE);
  for (const file of PYTHON_FILES) {
    if (!await cache.match(file)) await cache.add(file);
  }
}

async function takeOver() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const isPage = event.request.mode === "navigate";
  event.respondWith(keptOrFetched(isPage ? "./" : event.request, event.request));
});

/** @param {RequestInfo} name @param {Request} request */
async function keptOrFetched(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}
