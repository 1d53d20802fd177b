import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { processIdentity } from "../start/process-identity.mjs";
import { runTiers } from "./run-tiers.mjs";
import { summary } from "./summary.mjs";
import { chooseTiers } from "./tiers.mjs";

const quiet = { say: () => {} };
const count = (/** @type {number | null} */ code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
});
const node = (/** @type {string} */ name, /** @type {string} */ script, limitMs = 20_000) => ({
  name,
  prepare: async () => ({ command: process.execPath, args: ["-e", script], limitMs, count }),
});
const broken = { name: "broken", prepare: () => Promise.reject(new Error("no browser")) };

test("every tier counts, also one that cannot start, does not end, or needs a failed tier", async () => {
  const results = await runTiers(
    [
      [node("good", "")],
      [node("bad", "process.exit(3)"), broken],
      [{ ...node("needy", ""), needs: ["bad"] }],
      [node("endless", "setInterval(() => {}, 1000)", 300)],
    ],
    tmpdir(),
    quiet,
  );
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ["good", 1, 0],
    ["bad", 0, 1],
    ["broken", 0, 1],
    ["needy", 0, 1],
    ["endless", 0, 1],
  ]);
  expect(summary(results, 1).split("\n").at(-1)).toBe("1 passed, 4 failed");
});

test("an interruption ends all running processes and starts no more", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "takt-interrupted-"));
  const stopping = new AbortController();
  // As the product does: it stops its parts before it ends, and the runner that started it does not wait for that.
  const grandchild = `
    const { writeFileSync } = require("fs");
    process.on("SIGTERM", () => setTimeout(() => process.exit(writeFileSync("stopped", "")), 300));
    setInterval(() => {}, 1000);
    writeFileSync("pids", process.ppid + " " + process.pid);`;
  const script = `
    require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}]);
    setInterval(() => {}, 1000)`;
  const never = { name: "never", prepare: () => Promise.reject(new Error("was started")) };
  const run = runTiers([[node("endless", script)], [never]], folder, { ...quiet, signal: stopping.signal });
  const file = path.join(folder, "pids");
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, "utf8").includes(" "), 20_000);
  const pids = readFileSync(file, "utf8").split(" ").map(Number);
  expect(pids.map(processIdentity)).not.toContain(undefined);
  stopping.abort(new Error("interrupted"));
  await expect(run).rejects.toThrow("interrupted");
  expect(pids.map(processIdentity)).toEqual([undefined, undefined]);
  expect(existsSync(path.join(folder, "stopped"))).toBe(true);
  rmSync(folder, { recursive: true });
});

test("the tiers of a group run side by side, and the next group after them", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "takt-groups-"));
  const waitFor = (/** @type {string} */ file) =>
    `while (!require("fs").existsSync(${JSON.stringify(path.join(folder, file))}));`;
  const write = (/** @type {string} */ file) =>
    `require("fs").writeFileSync(${JSON.stringify(path.join(folder, file))}, "");`;
  const both = [
    node("one", write("1") + waitFor("2")),
    node("two", write("2") + waitFor("1") + write("end")),
  ];
  const next = node(
    "next",
    `process.exit(require("fs").existsSync(${JSON.stringify(path.join(folder, "end"))}) ? 0 : 1)`,
  );
  const results = await runTiers([both, [next]], folder, quiet);
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ["one", 0],
    ["two", 0],
    ["next", 0],
  ]);
  rmSync(folder, { recursive: true });
});

test("a result that still holds stands for its tier, and the summary says so", async () => {
  const unchanged = new Map([
    ["old", { name: "old", passed: 7, failed: 0, skipped: 0, seconds: 0, isCached: true }],
  ]);
  const results = await runTiers([[{ ...broken, name: "old" }, node("good", "")]], tmpdir(), {
    ...quiet,
    unchanged,
  });
  const lines = summary(results, 1).split("\n");
  expect(lines.find((line) => line.startsWith("old"))).toMatch(/ 7 .* cached$/);
  expect(lines.find((line) => line.startsWith("good"))).toMatch(/ 1 .* \d\.\d$/);
  expect(lines).toContainEqual(expect.stringMatching(/^not run, .*: old \(/));
  expect(lines.at(-1)).toBe("8 passed, 0 failed");
});

test("tiers are chosen by name with what they need, and an unknown name is refused", () => {
  const groups = (/** @type {string[]} */ ...asked) =>
    chooseTiers(asked, "/nowhere").map((group) => group.map(({ name }) => name));
  expect(groups("format")).toEqual([["checks"]]);
  expect(groups("db", "contract")).toEqual([["checks"], ["build"], ["db+contract"]]);
  expect(groups("contract")).toEqual([["checks"], ["contract"]]);
  expect(groups()).toEqual([["checks"], ["build"], ["db+routes+contract", "chaos"], ["guards"], ["browser"]]);
  expect(() => groups("units")).toThrow("no such tier: units");
});

test("turbo gets the tasks that were asked for, and generates the database client for what needs it", async () => {
  const tasks = async (/** @type {string[]} */ ...asked) => {
    const command = await chooseTiers(asked, path.join(tmpdir(), "takt-nowhere"))[0]?.[0]?.prepare();
    return command?.args.slice(1).filter((argument) => !argument.startsWith("-"));
  };
  expect(await tasks("format", "paths")).toEqual(["format", "paths"]);
  expect(await tasks("db")).toEqual(["generate"]);
  expect(await tasks("guards", "unit")).toEqual(["generate", "unit"]);
});
