import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { processIdentity } from "../start/process-identity.mjs";
import { runTiers, startable } from "./run-tiers.mjs";
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
      node("good", ""),
      node("bad", "process.exit(3)"),
      broken,
      { ...node("needy", ""), needs: ["bad"] },
      node("endless", "setInterval(() => {}, 1000)", 300),
    ],
    tmpdir(),
    { ...quiet, maxParallel: 1 },
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
  const run = runTiers([node("endless", script), never], folder, {
    ...quiet,
    maxParallel: 1,
    signal: stopping.signal,
  });
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

test("tiers start in parallel after the tiers they need, and one that runs alone is not overtaken", () => {
  const generate = { name: "generate", prepare: broken.prepare };
  const format = { name: "format", prepare: broken.prepare };
  const types = { name: "types", needs: ["generate"], prepare: broken.prepare };
  const build = { name: "build", after: ["types"], prepare: broken.prepare };
  const unit = { name: "unit", needs: ["build"], alone: true, prepare: broken.prepare };
  const late = { name: "late", prepare: broken.prepare };
  const names = (
    /** @type {import("./tiers.mjs").Tier[]} */ running,
    /** @type {import("./tiers.mjs").Tier[]} */ ...waiting
  ) => startable(waiting, running, 2).map(({ name }) => name);
  expect(names([generate], format, types, build)).toEqual(["format"]);
  expect(names([], format, types, build)).toEqual(["format", "types"]);
  expect(names([format], build, unit, late)).toEqual(["build"]);
  expect(names([format], unit, late)).toEqual([]);
  expect(names([], unit, late)).toEqual(["unit"]);
  expect(names([unit], late)).toEqual([]);
});

test("tiers that wait for each other are an error, not an endless run", async () => {
  const one = { name: "one", needs: ["other"], prepare: broken.prepare };
  const other = { name: "other", needs: ["one"], prepare: broken.prepare };
  await expect(runTiers([one, other], tmpdir(), quiet)).rejects.toThrow("wait for each other: one, other");
});

test("tiers are chosen by name with the tiers they need, and an unknown name is refused", () => {
  const names = (/** @type {string[]} */ ...asked) => chooseTiers(asked, "/nowhere").map((tier) => tier.name);
  expect(names("format")).toEqual(["format"]);
  expect(names("unit", "lint")).toEqual(["generate", "lint", "unit"]);
  expect(names("db", "contract")).toEqual(["generate", "build", "db+contract"]);
  expect(names()).toContain("unit+db+routes+contract");
  expect(() => names("units")).toThrow("no such tier: units");
});
