/** All icons: paths on a 24 × 24 sheet, drawn with a pen of 2. */

/** @type {Readonly<Record<string, string>>} */
export const ICONS = Object.freeze({
  back: "M15 5l-7 7 7 7", undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3", redo: "M16 5l5 5-5 5M21 10H10a6 6 0 0 0 0 12h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z",
  try: "M6 3v18M6 15c0-6 12-3 12-10M14.5 8L18 4.5 21.5 8", menu: "M5 12h.01M12 12h.01M19 12h.01",
  fill: "M5 5h14v14H5z", cross: "M6 6l12 12M18 6L6 18", maybe: "M12 7a5 5 0 1 0 .01 0", erase: "M4 16l9-9 6 6-7 7H8zM9 21h11",
  search: "M11 4a7 7 0 1 0 .01 0M16 16l5 5", settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M8 14v6",
  statistics: "M5 21V11M12 21V4M19 21v-7", import: "M12 3v12M7 10l5 5 5-5M4 20h16", share: "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
  random: "M4 7h3l10 10h3M4 17h3l3-3M14 10l3-3h3M18 4l3 3-3 3M18 14l3 3-3 3", day: "M4 6h16v15H4zM4 11h16M8 3v5M16 3v5",
  close: "M6 6l12 12M18 6L6 18", pause: "M8 5v14M16 5v14", play: "M7 4l12 8-12 8z", check: "M4 12l6 6L20 6", learn: "M12 5L2 10l10 5 10-5zM6 12v5c3 3 9 3 12 0v-5M22 10v6",
  flag: "M6 21V4h12l-3 4 3 4H6", print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z", keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  rewind: "M11 6l-7 6 7 6zM20 6l-7 6 7 6z", restart: "M4 4v6h6M4.5 10a8 8 0 1 1-.5 5", zoom_in: "M12 5v14M5 12h14", zoom_out: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", star: "M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.8 6.3 20l1.5-6.2L3 9.6l6.3-.6z",
  course: "M3 8l9-4 9 4-9 4zM7 10.5V16c3 2.5 7 2.5 10 0v-5.5", trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14",

  // of the drawing tools
  pencil: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4", eraser: "M4 15l9-10 7 7-7 8H8zM9 10l6 6M13 20h8", line: "M5 19L19 5M3.5 20.5h.01M20.5 3.5h.01",
  rectangle: "M4 6h16v12H4z", ellipse: "M12 5.5c5 0 8.5 3 8.5 6.5s-3.5 6.5-8.5 6.5S3.500 15.500 3.500 12 7 5.500 12 5.500z",
  bucket: "M10 3l8 8-7 7a2 2 0 0 1-3 0l-5-5a2 2 0 0 1 0-3l6-6M3.500 12h14M20 15c1.500 2 2 3 2 4a2 2 0 0 1-4 0c0-1 .500-2 2-4",
  select: "M4 7V4h3M10 4h4M17 4h3v3M20 10v4M20 17v3h-3M14 20h-4M7 20H4v-3M4 14v-4", lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  give: "M2.500 12C5 7.500 8 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.500 6.500-9.500 6.500S5 16.500 2.500 12zM12 9.500a2.500 2.500 0 1 0 .01 0",
  solid: "M5 5h14v14H5zM5 12l7-7M5 19L19 5M12 19l7-7", symmetry: "M12 3v3M12 9v2M12 14v2M12 19v2M8 7l-5 5 5 5zM16 7l5 5-5 5z",
  mirror_across: "M12 3v18M8 8l-5 8h5zM16 8l5 8h-5z", mirror_down: "M3 12h18M8 8l8-5v5zM8 16l8 5v-5z",
  turn_left: "M4 5v5h5M4.500 10a8 8 0 1 1 .500 6", turn_right: "M20 5v5h-5M19.500 10a8 8 0 1 0-.500 6", turn_half: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  invert: "M4 4h16v16H4zM4 20L20 4M8 20h12V8z", up: "M12 20V5M6 11l6-6 6 6", down: "M12 4v15M6 13l6 6 6-6", left: "M20 12H5M11 6l-6 6 6 6", right: "M4 12h15M13 6l6 6-6 6",
  add: "M12 5v14M5 12h14", picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01", clues: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  keep: "M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6", details: "M5 4h14v16H5zM8 9h8M8 13h8M8 17h5", drafts: "M7 3h13v14H7zM4 7v14h13", draw: "M4 20l1-5L16 4l4 4L9 19z",
  next: "M9 5l7 7-7 7", underlay: "M3 9l9-5 9 5-9 5zM4 14l8 5 8-5",
});
