/** Pages that few visits begin with: their code is fetched when the first page is there, or when one of them is asked for. */

import { BookPage } from "./book/book-page.js";
import { CoursePage } from "./course/course-page.js";
import { lessonPage, trainerPage } from "./course/lessons.js";
import { EditorPage } from "./editor/editor-page.js";
import { testPlay } from "./editor/test-play.js";
import { StatisticsPage } from "./pages/statistics-page.js";

/** @typedef {import("./ui/context.js").App} App */

export { editCopy, typeClues } from "./editor/copy.js";

/** @param {App} app @param {HTMLElement} root @param {import("./model/route.js").Route} route */
export function laterPage(app, root, { page, id }) {
  if (page === "statistics") return new StatisticsPage(app, root);
  if (page === "book") return new BookPage(app, root);
  if (page === "train") return trainerPage(app, root);
  if (page === "learn") return id ? lessonPage(app, root, id) : new CoursePage(app, root);
  return (page === "test" && testPlay(app, root, id)) || new EditorPage(app, root, id);
}
