import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { CodeError } from "../../src/nonokit/web/app/codes/bits.js";
import { formatFile, parseFile } from "../../src/nonokit/web/app/codes/file.js";
import { codeIn, decodePuzzle, encodePuzzle } from "../../src/nonokit/web/app/codes/link.js";
import { encodeQr } from "../../src/nonokit/web/app/codes/qr.js";
import { decodeRules, encodeRules } from "../../src/nonokit/web/app/codes/short.js";
import { hashText } from "../../src/nonokit/web/app/model/identity.js";
import { parseRoute, formatRoute } from "../../src/nonokit/web/app/model/route.js";
import { HOUSE, puzzleOf, random } from "./pictures.js";

test("hashes are SHA-256", () => {
  for (const text of ["", "abc", "é".repeat(60), "x".repeat(1000)]) {
    assert.equal(hashText(text), createHash("sha256").update(text).digest("hex"));
  }
});

test("short codes of other programs are read and written the same", () => {
  const code = "RSJH58Z7Dnyl9tWtZGp7r8XqjLwdrazUm-812Xl5kSoFuEelf7b7FW0LhH2lo-VloqQ";
  const puzzle = decodeRules(code);
  assert.deepEqual([puzzle.width, puzzle.height], [20, 20]);
  assert.equal(encodeRules(puzzle), code);
});

test("random puzzles survive their code", () => {
  const pick = random(5);
  for (let round = 0; round < 40; round += 1) {
    const [width, height] = [1 + pick(30), 1 + pick(30)];
    const puzzle = puzzleOf(["#".repeat(width), ...Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ".#"[pick(2)]).join(""))].join(" "));
    assert.equal(decodeRules(encodeRules(puzzle)).id, puzzle.id);
  }
});

test("a short code is for black on white; one colour and a background travel whole", async () => {
  const white = { name: "white", rgb: "#ffffff", char: "." };
  const black = { name: "black", rgb: "#000000", char: "#" };
  for (const palette of [[white, { ...black, name: "red", rgb: "#d91e18" }], [{ ...white, name: "sky", rgb: "#a0d8ff" }, black]]) {
    const puzzle = puzzleOf(HOUSE, { palette });
    assert.equal(encodeRules(puzzle), null);
    assert.deepEqual((await decodePuzzle(await encodePuzzle(puzzle))).palette, palette);
  }
});

test("colour puzzles travel in links too, without their title", async () => {
  const puzzle = puzzleOf("r.g rrg .gg", { title: "secret" });
  const code = await encodePuzzle(puzzle);
  assert.match(code, /^J[\w-]+$/);
  const again = await decodePuzzle(code);
  assert.equal(again.id, puzzle.id);
  assert.deepEqual(again.palette, puzzle.palette);
  assert.equal(again.title, null);
});

test("our own files come back as they were", () => {
  for (const puzzle of [puzzleOf(HOUSE, { title: "House", given: "??#??\n?????\n?????\n?????\n?????" }), puzzleOf("r.g rrg .gg")]) {
    assert.deepEqual(parseFile(JSON.parse(formatFile(puzzle))), [puzzle]);
  }
  assert.equal(parseFile({ rows: [] }), null);
});

test("damaged codes are refused", async () => {
  for (const code of ["R", "RA", "R!!!!", "RSJH58", "JAAAA", "J____", "X123", encodeRules(puzzleOf(HOUSE)) + "zzz"]) {
    await assert.rejects(async () => decodePuzzle(code), CodeError, code);
  }
});

test("a code is found at the end of a link", () => {
  assert.equal(codeIn("https://example.org/#RnL52"), "RnL52");
  assert.equal(codeIn(" RnL52\n"), "RnL52");
  assert.equal(codeIn("hello"), null);
});

test("routes come back as they were written", () => {
  for (const route of [{ page: "gallery" }, { page: "play", id: "ab12" }, { page: "statistics" }, { page: "day" }, { page: "day", id: "2026-03-01" }, { page: "collection", id: "sea" }, { page: "code", code: "RnL52" }]) {
    assert.deepEqual(parseRoute(formatRoute(route)), route);
  }
  for (const hash of ["#/play/../x", "#/day/2026-02-30", "#/day/2026-13-01", "#/day/0000-00-00"]) {
    assert.deepEqual(parseRoute(hash), { page: "gallery" }, hash);
  }
});

test("a QR code has its finders, its timing and the size its text needs", () => {
  const small = encodeQr("hi");
  assert.equal(small.size, 21);
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const rows = Array.from({ length: 21 }, (_, y) => small.dark.subarray(y * 21, y * 21 + 21).join(""));
  assert.deepEqual(rows.slice(0, 7).map((row) => row.slice(0, 7)), finder);
  assert.deepEqual(rows.slice(14).map((row) => row.slice(0, 7)), finder);
  assert.equal(rows[6].slice(7, 14), "0101010");
  assert.equal(encodeQr("x".repeat(2953)).size, 177);
  assert.equal(encodeQr("x".repeat(2954)), null);
});

test("a QR code is the one the standard gives", () => {
  // Compared once with an independent reader; the digest guards the encoder from then on.
  const digest = createHash("sha256").update(encodeQr("https://example.org/#RrW8eI3iI3").dark).digest("hex");
  assert.equal(digest.slice(0, 16), "b22fc84118d742e2");
});

test("a link says who can open it", async () => {
  const { reachOf } = await import("../../src/nonokit/web/app/net/public-address.js");
  assert.equal(reachOf(""), "file");
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) assert.equal(reachOf(host), "here", host);
  for (const host of ["192.168.1.17", "10.0.0.2", "172.20.0.1", "[fd00::1]", "den.local"]) assert.equal(reachOf(host), "network", host);
  for (const host of ["example.org", "172.32.0.1", "8.8.8.8", "localhost.example.org", "10.example.org"]) assert.equal(reachOf(host), "everyone", host);
});
