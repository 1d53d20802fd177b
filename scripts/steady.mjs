// `npm run steady -- [spec …] [--times 10] [--load 2]`: repeats browser specs while `load` threads keep the processor
// busy. A test that fails once here shows a fault of the test or of the product.
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { install } from "./start/install.mjs";
import { step } from "./start/step.mjs";
import { browserTier } from "./test/browser-tier.mjs";
import { chooseTiers } from "./test/tiers.mjs";
import { runTiers } from "./test/run-tiers.mjs";
import { summary } from "./test/summary.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const startedAt = Date.now();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "10" },
    load: { type: "string", default: String(availableParallelism()) },
  },
});
const stopping = new AbortController();
const { signal } = stopping;
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(name, () => stopping.abort(new Error("interrupted")));

await install(ROOT, { signal, step: (what, work) => step(console.log, what, work) });
const specs = browserTier(ROOT);
const repeated = {
  ...specs,
  async prepare() {
    const command = await specs.prepare();
    // The threads end with this process.
    for (let n = 0; n < Number(values.load); n++) new Worker("for (;;);", { eval: true }).unref();
    const args = [...command.args, `--repeat-each=${values.times}`, ...positionals];
    return { ...command, args, limitMs: 24 * 3_600_000 };
  },
};
const needed = chooseTiers(["browser"], ROOT).filter((group) =>
  group.every(({ name }) => name !== specs.name),
);
const results = await runTiers([...needed, [repeated]], ROOT, { signal });
console.log(summary(results, (Date.now() - startedAt) / 1000));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
