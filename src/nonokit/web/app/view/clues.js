/**
 * Paints the clues in their gutters: soft at rest, faint and struck when a run is certainly finished, with
 * a tick when the line is done, with a wavy line when it cannot be finished. Never by colour alone.
 */

import { clueExcess, clueTexts, numberHeight, numberWidth, visibleCells } from "./geometry.js";
import { drawSymbol } from "./symbols.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("../logic/status.js").LineStatus} LineStatus */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/**
 * @typedef {Object} ClueScene
 * @property {Layout} layout
 * @property {{x: number, y: number}} scroll
 * @property {Theme} theme
 * @property {Puzzle} puzzle
 * @property {LineStatus[]} statuses
 * @property {boolean} showsFinished
 * @property {import("./sprites.js").Sprites} sprites
 */
/** @typedef {{sprites: ClueScene["sprites"], theme: Theme, layout: Pick<Layout, "font"|"rule"|"hasChips"|"symbol"|"isStacked">}} Stamped  all that the look of a number depends on */
/** @typedef {{x: number, y: number, width: number, height: number, isCut: boolean}} Box  isCut: not within the gutter, and not shown */

/**
 * @param {CanvasRenderingContext2D} pen @param {ClueScene} scene
 * @param {Line[]|null} changed only these lines, their places wiped first; null for all on a clean canvas
 */
export function paintClues(pen, scene, changed) {
  const { layout, scroll } = scene;
  const { x0, x1, y0, y1 } = visibleCells(layout, scroll);
  const isSeen = (/** @type {Line} */ { kind, index }) =>
    (kind === "row" ? index >= y0 && index < y1 : index >= x0 && index < x1);
  const lines = changed?.filter(isSeen) ?? [...range("row", y0, y1), ...range("column", x0, x1)];
  for (const kind of /** @type {const} */ (["row", "column"])) {
    const box = kind === "row" ? [0, layout.y, layout.x, layout.viewHeight] : [layout.x, 0, layout.viewWidth, layout.y];
    const own = lines.filter((line) => line.kind === kind);
    within(pen, /** @type {[number, number, number, number]} */ (box), () => {
      for (const line of own) {
        if (changed) wipe(pen, layout, scroll, line);
        paintLine(pen, scene, line);
      }
    });
  }
}

const SMALLEST_TEXT = 5;

/** @param {"row"|"column"} kind @param {number} from @param {number} to @returns {Line[]} */
const range = (kind, from, to) => Array.from({ length: to - from }, (_, i) => ({ kind, index: from + i }));

/** @param {CanvasRenderingContext2D} pen @param {Layout} layout @param {{x: number, y: number}} scroll @param {Line} line */
function wipe(pen, layout, scroll, { kind, index }) {
  if (kind === "row") pen.clearRect(0, layout.y + index * layout.cell - scroll.y, layout.x, layout.cell);
  else pen.clearRect(layout.x + index * layout.cell - scroll.x, 0, layout.cell, layout.y);
}

/** @param {CanvasRenderingContext2D} pen @param {[x: number, y: number, width: number, height: number]} box @param {() => void} draw nothing of it is seen outside the box */
export function within(pen, box, draw) {
  pen.save();
  pen.beginPath();
  pen.rect(...box);
  pen.clip();
  draw();
  pen.restore();
}

const END = 0.32; // between a clue and the board

/**
 * Where the numbers of a line stand: one box each, ending at the board. A clue that is longer than its gutter moves along
 * with the board: its beginning is seen where the board begins.
 * @param {{layout: Layout, scroll: {x: number, y: number}, puzzle: Puzzle}} scene @param {Line} line @returns {Box[]}
 */
export function clueBoxes({ layout, scroll, puzzle }, line) {
  const isRow = line.kind === "row";
  const texts = clueTexts((isRow ? puzzle.rows : puzzle.columns)[line.index]);
  const { font, cell, rule } = layout;
  const end = (isRow ? layout.x : layout.y) - font * END;
  const begin = (isRow ? layout.x - layout.left : layout.y - layout.top) + font * END;
  const across = (isRow ? layout.y - scroll.y : layout.x - scroll.x) + line.index * cell + rule / 2;
  const sizes = texts.map((text) => (isRow ? numberWidth(text.length + layout.symbol, font, layout.hasChips) : numberHeight(font, layout)));
  const first = clueExcess(puzzle, layout, line) ? firstShown(sizes, end - begin, layout, scroll, isRow) : { index: 0, isLast: true };
  const hidden = sum(sizes.slice(0, first.index));
  let at = first.isLast ? end - sum(sizes) : begin - hidden;
  return sizes.map((size, i) => {
    const from = at;
    at += size;
    const isCut = i < first.index || at > end + 0.5;
    return isRow ? { x: from, y: across, width: size, height: cell, isCut } : { x: across, y: from, width: cell, height: size, isCut };
  });
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/**
 * Where in a long clue its window begins: as far along as the board is scrolled.
 * @param {number[]} sizes @param {number} room @param {Layout} layout @param {{x: number, y: number}} scroll @param {boolean} isRow
 */
function firstShown(sizes, room, layout, scroll, isRow) {
  const [ahead, beyond] = isRow ? [scroll.x, layout.boardWidth - layout.viewWidth] : [scroll.y, layout.boardHeight - layout.viewHeight];
  let last = sizes.length - 1;
  for (let total = sizes[last]; last > 0 && total + sizes[last - 1] <= room; last -= 1) total += sizes[last - 1];
  const index = Math.round((beyond > 0 ? ahead / beyond : 1) * last);
  return { index, isLast: index === last };
}

/** @param {CanvasRenderingContext2D} pen @param {ClueScene} scene @param {Line} line */
function paintLine(pen, scene, line) {
  const { layout, puzzle, statuses } = scene;
  const { font } = layout;
  const status = statuses[line.kind === "row" ? line.index : puzzle.height + line.index];
  const clue = (line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index];
  const boxes = clueBoxes(scene, line);
  const texts = clueTexts(clue);
  if (font < SMALLEST_TEXT * layout.ratio) {
    paintOutline(pen, scene, line, boxes);
    return;
  }
  texts.forEach((text, i) => {
    const { x, y, isCut } = boxes[i];
    if (isCut) return;
    const isFinished = scene.showsFinished && (status.finished[i] ?? status.isDone);
    const number = { text, colour: clue?.length ? clue[i].colour : null, isFinished, status };
    pen.drawImage(numberStamp(scene, line.kind, number, boxes[i]), Math.round(x), Math.round(y));
  });
  const seen = boxes.filter(({ isCut }) => !isCut);
  if (!seen.length) return;
  if (seen.length < boxes.length) paintMore(pen, scene, line, boxes);
  if (status.isBroken) paintWave(pen, scene, line, seen);
  if (status.isDone && scene.showsFinished && clue?.length && !boxes[0].isCut) paintTick(pen, scene, line, seen, font);
}

/**
 * One number as it is written in a clue, drawn once.
 * @param {Stamped} scene @param {"row"|"column"} kind @param {{text: string, colour: number|null, isFinished: boolean, status: LineStatus}} number `colour`: null for the nought of an empty line
 * @param {{width: number, height: number}} size @returns {HTMLCanvasElement}
 */
export function numberStamp(scene, kind, { text, colour, isFinished, status }, { width, height }) {
  const { layout, theme, sprites } = scene;
  const { font } = layout;
  const isChip = layout.hasChips && colour !== null;
  const look = isChip ? `chip ${colour}` : status.isBroken ? "broken" : status.isDone ? "done" : "plain";
  return sprites.get(`${kind} ${text} ${look} ${isFinished} ${Math.round(font * 4)}`, width, height, (own) => {
    own.font = `500 ${font}px ${theme.family}`;
    own.textAlign = "center";
    own.textBaseline = "middle";
    const box = { x: 0, y: 0, width, height, isCut: false };
    if (isChip && kind === "column" && layout.isStacked) paintStack(own, scene, box, text, colour, isFinished, font);
    else if (isChip) paintChip(own, scene, box, text, colour, isFinished, font);
    else paintNumber(own, theme, box, text, status, isFinished, font);
  });
}

/**
 * Three dots where a clue goes on out of view.
 * @param {CanvasRenderingContext2D} pen @param {ClueScene} scene @param {Line} line @param {Box[]} boxes
 */
function paintMore(pen, { layout, theme }, { kind }, boxes) {
  const [first, last] = [boxes.findIndex(({ isCut }) => !isCut), boxes.findLastIndex(({ isCut }) => !isCut)];
  const isRow = kind === "row";
  const step = layout.font * 0.2;
  pen.fillStyle = theme.token["ink-soft"];
  const dots = (/** @type {Box} */ box, /** @type {number} */ from) => {
    for (let i = 0; i < 3; i += 1) {
      const along = from + (i - 1) * step;
      const [x, y] = isRow ? [along, box.y + box.height / 2] : [box.x + box.width / 2, along];
      pen.fillRect(Math.round(x), Math.round(y), Math.ceil(layout.ratio), Math.ceil(layout.ratio));
    }
  };
  if (first > 0) dots(boxes[first], (isRow ? boxes[first].x : boxes[first].y) - 2 * step);
  if (last < boxes.length - 1) dots(boxes[last], (isRow ? layout.x : layout.y) - 1.6 * step);
}

/**
 * Far away, where no number could be read: a mark for each.
 * @param {CanvasRenderingContext2D} pen @param {ClueScene} scene @param {Line} line @param {Box[]} boxes
 */
function paintOutline(pen, { layout, theme, puzzle }, line, boxes) {
  const clue = (line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index];
  boxes.forEach(({ x, y, width, height, isCut }, i) => {
    if (isCut) return;
    pen.fillStyle = layout.hasChips && clue?.[i] ? theme.paints[clue[i].colour].fill : theme.token["ink-faint"];
    pen.fillRect(x + width * 0.2, y + height * 0.2, width * 0.6, height * 0.6);
  });
}

/**
 * @param {CanvasRenderingContext2D} pen @param {Theme} theme @param {Box} box @param {string} text
 * @param {LineStatus} status @param {boolean} isFinished @param {number} font
 */
function paintNumber(pen, theme, box, text, status, isFinished, font) {
  const { token } = theme;
  pen.fillStyle = status.isBroken ? token.bad : isFinished ? token["ink-faint"] : token.ink;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + font * 0.05];
  pen.fillText(text, x, y);
  if (isFinished && !status.isDone) strike(pen, x, y - font * 0.06, (text.length * 0.2 + 0.16) * font, token["ink-soft"], font);
}

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} reach @param {string} colour @param {number} font */
function strike(pen, x, y, reach, colour, font) {
  pen.beginPath();
  pen.moveTo(x - reach, y + font * 0.34);
  pen.lineTo(x + reach, y - font * 0.34);
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1, font * 0.08);
  pen.stroke();
}

/**
 * @param {CanvasRenderingContext2D} pen @param {Stamped} scene @param {Box} box @param {string} text
 * @param {number} colour @param {boolean} isFinished @param {number} font
 */
function paintChip(pen, { theme, layout }, box, text, colour, isFinished, font) {
  const { fill, text: ink, hasEdge } = theme.paints[colour];
  const width = Math.min(box.width - font * 0.1, Math.max((text.length + layout.symbol) * 0.58 + 0.5, 1.2) * font);
  const height = Math.min(box.height - font * 0.1, font * 1.3);
  const chip = { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
  // With symbols the chip is a small cell as on the board, and the number stands beside it: a bar or a ring
  // next to white figures would read as a minus or a nought.
  const swatch = layout.symbol ? { ...chip, y: chip.y + height * 0.12, width: Math.min(font * 0.95, width * 0.5), height: height * 0.76 } : chip;
  pen.globalAlpha = isFinished ? theme.faded : 1;
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(swatch.x, swatch.y, swatch.width, swatch.height, font * (layout.symbol ? 0.1 : 0.22));
  pen.fill();
  if (hasEdge) {
    pen.strokeStyle = theme.token["ink-soft"];
    pen.lineWidth = Math.max(1, font * 0.06);
    pen.stroke();
  }
  if (layout.symbol) drawSymbol(pen, colour, swatch.x + swatch.width / 2, swatch.y + swatch.height / 2, swatch.width * 0.3, ink);
  const [left, right] = layout.symbol ? [swatch.x + swatch.width, chip.x + width] : [chip.x, chip.x + width];
  pen.globalAlpha = 1;
  pen.fillStyle = isFinished ? theme.token["ink-soft"] : layout.symbol ? theme.token.ink : ink;
  pen.fillText(text, (left + right) / 2, box.height / 2 + font * 0.06, right - left);
  if (isFinished) strike(pen, chip.x + width / 2, box.height / 2, width / 2, theme.token["ink-soft"], font);
}

/**
 * In a narrow column the cell with its symbol lies above the number, and a frame in its colour holds the two together.
 * @param {CanvasRenderingContext2D} pen @param {Stamped} scene @param {Box} box @param {string} text
 * @param {number} colour @param {boolean} isFinished @param {number} font
 */
function paintStack(pen, { theme, layout }, box, text, colour, isFinished, font) {
  const { fill, text: ink, hasEdge } = theme.paints[colour];
  const edge = Math.max(layout.rule, Math.round(font * 0.09));
  const [width, height] = [Math.floor(box.width) - layout.rule, Math.floor(box.height) - layout.rule];
  const head = Math.round(font * 0.78);
  pen.globalAlpha = isFinished ? theme.faded : 1;
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(layout.rule, 0, width, height, font * 0.2);
  pen.fill();
  if (hasEdge) {
    pen.strokeStyle = theme.token["ink-soft"];
    pen.lineWidth = Math.max(1, font * 0.06);
    pen.stroke();
  }
  const middle = layout.rule + width / 2;
  drawSymbol(pen, colour, middle, head / 2, head * 0.38, ink);
  pen.globalAlpha = 1;
  pen.fillStyle = theme.token.sheet;
  pen.fillRect(layout.rule + edge, head, width - 2 * edge, height - head - edge);
  pen.fillStyle = isFinished ? theme.token["ink-soft"] : theme.token.ink;
  pen.fillText(text, middle, head + (height - head - edge) / 2 + font * 0.06, width - 2 * edge);
  if (isFinished) strike(pen, middle, height / 2, width / 2, theme.token["ink-soft"], font);
}

/** @param {CanvasRenderingContext2D} pen @param {ClueScene} scene @param {Line} line @param {Box[]} boxes */
function paintWave(pen, { layout, theme }, line, boxes) {
  const isRow = line.kind === "row";
  const [first, last] = [boxes[0], boxes[boxes.length - 1]];
  const step = 3 * layout.ratio;
  pen.beginPath();
  const [from, to] = isRow ? [first.x, last.x + last.width] : [first.y, last.y + last.height];
  const base = isRow ? first.y + layout.cell * 0.5 + layout.font * 0.62 : first.x + layout.cell - 2 * layout.ratio;
  for (let at = from, i = 0; at <= to; at += step, i += 1) {
    const side = base + (i % 2 ? -1 : 1) * layout.ratio;
    if (isRow) pen.lineTo(at, side);
    else pen.lineTo(side, at);
  }
  pen.strokeStyle = theme.token.bad;
  pen.lineWidth = 1.4 * layout.ratio;
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {ClueScene} scene @param {Line} line @param {Box[]} boxes @param {number} font */
function paintTick(pen, { layout, theme }, line, boxes, font) {
  const size = font * 0.28;
  const isRow = line.kind === "row";
  const x = isRow ? boxes[0].x - size * 1.1 : boxes[0].x + layout.cell / 2;
  const y = isRow ? boxes[0].y + layout.cell / 2 : boxes[0].y - size * 1.1;
  pen.beginPath();
  pen.moveTo(x - size, y);
  pen.lineTo(x - size * 0.25, y + size * 0.7);
  pen.lineTo(x + size, y - size * 0.7);
  pen.strokeStyle = theme.token.good;
  pen.lineWidth = Math.max(layout.ratio, font * 0.11);
  pen.lineCap = "round";
  pen.stroke();
}
