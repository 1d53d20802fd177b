import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findChromium } from "./find-chromium.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "takt-chromium-"));
  vi.spyOn(process, "getuid").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** @param {string} name */
function program(name) {
  writeFileSync(path.join(folder, name), "", { mode: 0o755 });
  return path.join(folder, name);
}
const fails = () => {
  throw new Error("no mirror");
};

test("the headless shell is taken before a whole browser, and nothing is installed", () => {
  program("chromium");
  program("apt-get");
  const shell = program("chromium-headless-shell");
  const install = vi.fn();
  expect(findChromium({ PATH: folder }, install)).toBe(shell);
  expect(install).not.toHaveBeenCalled();
});

test("beside a whole browser, the headless shell is installed on Debian", () => {
  program("chromium");
  program("apt-get");
  const found = findChromium({ PATH: folder }, () => void program("chromium-headless-shell"));
  expect(found).toBe(path.join(folder, "chromium-headless-shell"));
});

test.each([
  ["apt-get fails", ["apt-get"], 0],
  ["there is no apt-get", [], 0],
  ["the account is not root", ["apt-get"], 1000],
])("a whole browser serves when %s", (_, programs, uid) => {
  vi.spyOn(process, "getuid").mockReturnValue(uid);
  for (const name of programs) program(name);
  const browser = program("google-chrome");
  expect(findChromium({ PATH: folder }, fails)).toBe(browser);
});

test("TAKT_CHROMIUM comes first, and must be a program", () => {
  program("chromium-headless-shell");
  const own = program("mine");
  expect(findChromium({ PATH: folder, TAKT_CHROMIUM: own }, fails)).toBe(own);
  expect(() => findChromium({ PATH: folder, TAKT_CHROMIUM: `${own}2` }, fails)).toThrow("is not a program");
});
