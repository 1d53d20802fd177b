import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runTiers } from "./run-tiers.mjs";
import { summary } from "./summary.mjs";
import { chooseTiers } from "./tiers.mjs";

const count = (/** @type {number | null} */ code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
});
const node = (/** @type {string} */ name, /** @type {string} */ script, limitMs = 20_000) => ({
  name,
  prepare: async () => ({ command: process.execPath, args: ["-e", script], limitMs, count }),
});
const broken = { name: "broken", prepare: () => Promise.reject(new Error("no browser")) };

test("every tier counts, also one that cannot start or does not end", async () => {
  const results = await runTiers(
    [
      node("good", ""),
      node("bad", "process.exit(3)"),
      broken,
      node("endless", "setInterval(() => {}, 1000)", 300),
    ],
    tmpdir(),
    () => {},
  );
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ["good", 1, 0],
    ["bad", 0, 1],
    ["broken", 0, 1],
    ["endless", 0, 1],
  ]);
  expect(summary(results).split("\n").at(-1)).toBe("1 passed, 3 failed");
}, 20_000);

test("tiers are chosen by name, and a wrong name is refused", () => {
  const names = (/** @type {string[]} */ ...asked) => chooseTiers(asked, "/nowhere").map((tier) => tier.name);
  expect(names("unit", "lint")).toEqual(["lint", "unit"]);
  expect(names("db", "contract")).toEqual(["db+contract"]);
  expect(names()).toContain("unit+db+routes+contract");
  expect(() => names("units")).toThrow("no such tier: units");
});
