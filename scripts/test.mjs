// `npm test [-- tier …]`: everything that must hold, and what CI runs. The last line is "N passed, N failed".
import path from "node:path";
import { install } from "./start/install.mjs";
import { step } from "./start/step.mjs";
import { failedFirst, readFailed, rememberFailed } from "./test/failed-last-time.mjs";
import { runTiers } from "./test/run-tiers.mjs";
import { summary } from "./test/summary.mjs";
import { chooseTiers } from "./test/tiers.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const startedAt = Date.now();
const stopping = new AbortController();
const { signal } = stopping;
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(name, () => stopping.abort(new Error("interrupted")));

/** @type {import("./test/run-tiers.mjs").Result[]} */
let results = [];
try {
  const tiers = chooseTiers(process.argv.slice(2), ROOT);
  await install(ROOT, { signal, step: (what, work) => step(console.log, what, work) });
  results = await runTiers(failedFirst(tiers, readFailed(ROOT)), ROOT, { signal });
  rememberFailed(ROOT, results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (signal.aborted) process.exit(130);
  results = [{ name: "setup", passed: 0, failed: 1, skipped: 0, seconds: 0 }];
}
console.log(summary(results, (Date.now() - startedAt) / 1000));
process.exit(results.some((result) => result.failed > 0) || results.length === 0 ? 1 : 0);
