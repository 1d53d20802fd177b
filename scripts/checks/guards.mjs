// Proves that every guard of publishing is tested: removes each one alone and sees its test fail by an assertion.
// A guard is marked in the source: `and p.version = r.version -- guard:claim-version` in SQL, or a
// `// guard:fresh` as first line under its `if`. Its test is titled `guard claim-version: …`.
// `node scripts/checks/guards.mjs [name …]` checks only the named ones.
import { availableParallelism } from "node:os";
import path from "node:path";
import { findGuards } from "./guards/find-guards.mjs";
import { startRunner } from "./guards/start-runner.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const MAX_RUNNERS = 4;
/** Marks that are read nowhere are guards that nobody proves. */
const MIN_GUARDS = 60;

const names = process.argv.slice(2);
const guards = findGuards(path.join(ROOT, "packages/domain/src")).filter(
  ({ name }) => names.length === 0 || names.includes(name),
);
const unknown = names.filter((name) => !guards.some((guard) => guard.name === name));
if (names.length === 0 && guards.length < MIN_GUARDS)
  throw new Error(`only ${guards.length} guards are marked, expected at least ${MIN_GUARDS}`);
if (unknown.length) throw new Error(`no such guard: ${unknown.join(", ")}`);

const waiting = [...guards];
let caughtCount = 0;
const work = async () => {
  const runner = await startRunner(ROOT);
  for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
    const { caught, why } = await runner.tryWithout(guard);
    console.log(caught ? `ok      ${guard.name}` : `MISSED  ${guard.name}: ${why}`);
    if (caught) caughtCount += 1;
  }
  await runner.close();
};
const runners = Math.min(availableParallelism(), MAX_RUNNERS, guards.length);
await Promise.all(Array.from({ length: runners }, work));
console.log(`${caughtCount} of ${guards.length} guards are seen failing when taken away`);
process.exit(caughtCount === guards.length && guards.length > 0 ? 0 : 1);
