// `npm test [-- tier …] [-- --force]`: everything that must hold, and what CI runs. The last line is "N passed, N failed".
// Tiers that have not changed since they passed in this clone are not run again, unless `--force` is given.
import path from "node:path";
import { install } from "./start/install.mjs";
import { step } from "./start/step.mjs";
import { hashTiers } from "./test/hash-tiers.mjs";
import { failedFirst, readLastRun, rememberRun, stillPassed } from "./test/last-run.mjs";
import { runTiers } from "./test/run-tiers.mjs";
import { summary } from "./test/summary.mjs";
import { chooseTiers } from "./test/tiers.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const FORCE = "--force";
const startedAt = Date.now();
const stopping = new AbortController();
const { signal } = stopping;
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(name, () => stopping.abort(new Error("interrupted")));

/** @type {import("./test/tiers.mjs").Result[]} */
let results = [];
try {
  const names = process.argv.slice(2).filter((argument) => argument !== FORCE);
  const force = process.argv.includes(FORCE);
  const groups = chooseTiers(names, ROOT, { force });
  await install(ROOT, { signal, step: (what, work) => step(console.log, what, work) });
  const last = readLastRun(ROOT);
  const before = hashTiers(groups, ROOT);
  const unchanged = force ? new Map() : stillPassed(last, before);
  results = await runTiers(failedFirst(groups, last), ROOT, { signal, unchanged });
  rememberRun(ROOT, results, before, hashTiers(groups, ROOT));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (signal.aborted) process.exit(130);
  results = [{ name: "setup", passed: 0, failed: 1, skipped: 0, seconds: 0 }];
}
console.log(summary(results, (Date.now() - startedAt) / 1000));
process.exit(results.some((result) => result.failed > 0) || results.length === 0 ? 1 : 0);
