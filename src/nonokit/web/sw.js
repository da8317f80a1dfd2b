/**
 * Lets the app open without a network: everything it is made of is kept, and so are the puzzles of the
 * library that were looked at. The network comes first, so a new version is never held back.
 */

const CACHE = "nonokit-1";
const FILES = [
  "./",
  "messages/languages.json",
  "app/app.js",
  "app/codes/bits.js",
  "app/codes/file.js",
  "app/codes/link.js",
  "app/codes/qr.js",
  "app/codes/short.js",
  "app/course/course-page.js",
  "app/course/exercise-page.js",
  "app/course/exercises.js",
  "app/course/lessons.js",
  "app/course/rules.js",
  "app/editor/annotations.js",
  "app/editor/board.js",
  "app/editor/check-worker.js",
  "app/editor/checker.js",
  "app/editor/clue-panel.js",
  "app/editor/clue-text.js",
  "app/editor/colour-dialog.js",
  "app/editor/copy.js",
  "app/editor/details-dialog.js",
  "app/editor/document.js",
  "app/editor/drafts.js",
  "app/editor/editor-bar.js",
  "app/editor/editor-keys.js",
  "app/editor/editor-menu.js",
  "app/editor/editor-page.js",
  "app/editor/generate-dialog.js",
  "app/editor/handles.js",
  "app/editor/image-import.js",
  "app/editor/moves.js",
  "app/editor/palette.js",
  "app/editor/pen-input.js",
  "app/editor/picture.js",
  "app/editor/plain-picture.js",
  "app/editor/profile.js",
  "app/editor/selection.js",
  "app/editor/shapes.js",
  "app/editor/sheet-section.js",
  "app/editor/side-panel.js",
  "app/editor/status-words.js",
  "app/editor/strokes.js",
  "app/editor/symmetry.js",
  "app/editor/test-play.js",
  "app/editor/toolbar.js",
  "app/editor/tools.js",
  "app/editor/transfers.js",
  "app/files/files.js",
  "app/i18n/i18n.js",
  "app/input/keyboard.js",
  "app/input/pointer.js",
  "app/later.js",
  "app/logic/hint.js",
  "app/logic/line.js",
  "app/logic/solve.js",
  "app/logic/status.js",
  "app/logic/worker.js",
  "app/main.js",
  "app/model/calendar.js",
  "app/model/grades.js",
  "app/model/identity.js",
  "app/model/lines.js",
  "app/model/puzzle.js",
  "app/model/route.js",
  "app/model/techniques.js",
  "app/net/answers.js",
  "app/net/api.js",
  "app/net/base64.js",
  "app/net/public-address.js",
  "app/net/python.js",
  "app/pages/branch-panel.js",
  "app/pages/card.js",
  "app/pages/clue-bar.js",
  "app/pages/collection-card.js",
  "app/pages/collection-page.js",
  "app/pages/confetti.js",
  "app/pages/days.js",
  "app/pages/doctor.js",
  "app/pages/embedding.js",
  "app/pages/filters.js",
  "app/pages/finish.js",
  "app/pages/gallery.js",
  "app/pages/hint-panel.js",
  "app/pages/import-dialog.js",
  "app/pages/keyboard-cursor.js",
  "app/pages/keys-dialog.js",
  "app/pages/looks.js",
  "app/pages/panel.js",
  "app/pages/player-bar.js",
  "app/pages/player-menu.js",
  "app/pages/player.js",
  "app/pages/print-sheet.js",
  "app/pages/progress-file.js",
  "app/pages/replay.js",
  "app/pages/sandbox.js",
  "app/pages/scan-dialog.js",
  "app/pages/settings-dialog.js",
  "app/pages/share-card.js",
  "app/pages/share-dialog.js",
  "app/pages/solved-banner.js",
  "app/pages/statistics-page.js",
  "app/pages/titles.js",
  "app/play/drag.js",
  "app/play/game.js",
  "app/play/history.js",
  "app/play/log.js",
  "app/play/moves.js",
  "app/play/state.js",
  "app/play/summary.js",
  "app/play/timeline.js",
  "app/playable.js",
  "app/python/kernel.js",
  "app/python/start.js",
  "app/python/worker.js",
  "app/shell.js",
  "app/store/branches.js",
  "app/store/library.js",
  "app/store/progress.js",
  "app/store/schema.js",
  "app/store/settings.js",
  "app/store/statistics.js",
  "app/store/storage.js",
  "app/store/sync.js",
  "app/store/training.js",
  "app/store/upgrade.js",
  "app/ui/dialog.js",
  "app/ui/dom.js",
  "app/ui/icons.js",
  "app/ui/radio-group.js",
  "app/view/board.js",
  "app/view/cells.js",
  "app/view/clues.js",
  "app/view/colours.js",
  "app/view/drawn-png.js",
  "app/view/evidence.js",
  "app/view/geometry.js",
  "app/view/grid-mirror.js",
  "app/view/marks.js",
  "app/view/overlay.js",
  "app/view/overview.js",
  "app/view/sprites.js",
  "app/view/symbols.js",
  "app/view/theme.js",
  "app/view/thumbnail.js",
  "app/view/tint.js",
  "course/exercises.json",
  "icons/icon-192.png",
  "icons/icon-512.png",
  "icons/icon-maskable-512.png",
  "icons/icon.svg",
  "manifest.webmanifest",
  "puzzles/birds.json",
  "puzzles/catalogue.json",
  "puzzles/course.json",
  "puzzles/faces.json",
  "puzzles/farm.json",
  "puzzles/fruit.json",
  "puzzles/games.json",
  "puzzles/garden.json",
  "puzzles/home.json",
  "puzzles/kitchen.json",
  "puzzles/letters.json",
  "puzzles/music.json",
  "puzzles/night.json",
  "puzzles/places.json",
  "puzzles/quick.json",
  "puzzles/scenes.json",
  "puzzles/sea.json",
  "puzzles/space.json",
  "puzzles/town.json",
  "puzzles/travel.json",
  "puzzles/wardrobe.json",
  "puzzles/wild.json",
  "puzzles/winter.json",
  "puzzles/workshop.json",
  "styles/base.css",
  "styles/editor.css",
  "styles/gallery.css",
  "styles/player.css",
  "styles/print.css",
  "styles/tokens.css",
  "vendor/fluent-bundle/ast.js",
  "vendor/fluent-bundle/builtins.js",
  "vendor/fluent-bundle/bundle.js",
  "vendor/fluent-bundle/index.js",
  "vendor/fluent-bundle/memoizer.js",
  "vendor/fluent-bundle/resolver.js",
  "vendor/fluent-bundle/resource.js",
  "vendor/fluent-bundle/scope.js",
  "vendor/fluent-bundle/types.js",
];
const KEPT_ANSWERS = /\/api\/(library(\/[\w.~-]+)?|day)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then(keepAll).then(() => self.skipWaiting()));
});

async function keepAll(cache) {
  await cache.addAll(FILES);
  const languages = await (await cache.match("messages/languages.json")).json();
  const wanted = ["en", ...navigator.languages.map((tag) => tag.split("-")[0].toLowerCase())].filter((tag) => tag in languages);
  // The words of a language that is chosen later are kept when they are read.
  await cache.addAll([...new Set(wanted)].map((language) => `messages/${language}.ftl`));
}

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("nonokit-") && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const isOurs = event.request.method === "GET" && url.origin === location.origin;
  if (!isOurs || (url.pathname.includes("/api/") && !KEPT_ANSWERS.test(url.pathname))) return;
  event.respondWith(fromNetwork(event.request));
});

async function fromNetwork(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
    if (kept) return kept;
    throw error;
  }
}
