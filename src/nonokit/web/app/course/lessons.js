/** Which exercise comes next: in a lesson those that are not answered yet, in the trainer what is due. */

import { dayOf } from "../model/calendar.js";
import { TO_MASTER, countRight, nextInLesson, nextToTrain } from "../store/training.js";
import { CoursePage } from "./course-page.js";
import { ExercisePage } from "./exercise-page.js";
import { askedOf, loadCourse } from "./exercises.js";
import { RULES } from "./rules.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("./exercises.js").Exercise} Exercise */

/** @param {ReadonlyArray<Exercise>} exercises @returns {string[]} */
const idsOf = (exercises) => exercises.map(({ id }) => id);

/** @param {App} app @param {HTMLElement} root @param {string} lesson */
export async function lessonPage(app, root, lesson) {
  const course = await loadCourse();
  if (!Object.hasOwn(course, lesson)) return new CoursePage(app, root);
  const exercises = course[lesson];
  const id = nextInLesson(app.training.value, idsOf(exercises));
  const next = exercises.find((one) => one.id === id);
  if (!next) return new CoursePage(app, root, lesson);
  const count = countRight(app.training.value, idsOf(askedOf(lesson, exercises)));
  const isExample = !askedOf(lesson, exercises).includes(next);
  return new ExercisePage(app, root, next, { isExample, isTrainer: false, done: progressText(app, lesson, count) });
}

/** @param {App} app @param {string} lesson @param {number} count */
function progressText({ t }, lesson, count) {
  if (lesson === RULES) return "";
  return t(count < TO_MASTER ? "learn-progress" : "learn-mastered", { count, most: TO_MASTER });
}

/** @param {App} app @param {HTMLElement} root */
export async function trainerPage(app, root) {
  const course = await loadCourse();
  const lessons = Object.entries(course).filter(([lesson]) => lesson !== RULES)
    .map(([lesson, exercises]) => ({ lesson, ids: idsOf(askedOf(lesson, exercises)) }));
  const id = nextToTrain(app.training.value, lessons, app.statistics.techniques(), dayOf(new Date()));
  const next = Object.values(course).flat().find((one) => one.id === id);
  return next ? new ExercisePage(app, root, next, { isExample: false, isTrainer: true, done: "" }) : new CoursePage(app, root);
}
