// `npm run chaos [-- --seed N --posts N --kills N --minutes N]`: posts of many members, `kill -9` of web, executor and
// database, faults of LinkedIn, users who change their posts; then the database is compared with what LinkedIn has.
// `-- --again FILE` judges a saved evidence.json again. If an invariant of publishing is broken, prints the seed and the
// timeline of each post concerned and exits with 1.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { judge } from "./judge/judge";
import { formatAnswers, formatReport } from "./report/format-report";
import { formatTimeline } from "./report/format-timeline";
import { runChaos, type RunResult } from "./run-chaos";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
    posts: { type: "string", default: "100" },
    kills: { type: "string", default: "10" },
    minutes: { type: "string", default: "4" },
    again: { type: "string" },
  },
});
const { evidence, answered } = values.again
  ? (JSON.parse(readFileSync(values.again, "utf8")) as RunResult)
  : await run();
const timelines = [evidence, answered].flatMap((result) =>
  judge(result).map((violation) => formatTimeline(result, violation)),
);
for (const line of [formatReport(evidence), formatAnswers(answered), ...timelines]) console.log(line);
console.log(
  timelines.length === 0 ? "no violation" : `${timelines.length} violations of seed ${evidence.seed}`,
);
process.exitCode = timelines.length === 0 ? 0 : 1;

function run(): Promise<RunResult> {
  const options = {
    seed: number("seed"),
    posts: number("posts"),
    kills: number("kills"),
    minutes: number("minutes"),
  };
  const folder = path.resolve(import.meta.dirname, "../../../../.takt/chaos", `seed-${options.seed}`);
  const flags = Object.entries(options).map(([name, value]) => `--${name} ${value}`);
  console.log(`The same plan again: npm run chaos -- ${flags.join(" ")}\nPlan and evidence: ${folder}`);
  const startedAt = performance.now();
  return runChaos(options, folder, (line) =>
    console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(5)} s  ${line}`),
  );
}

function number(name: "seed" | "posts" | "kills" | "minutes"): number {
  const value = values[name];
  if (!/^\d+(\.\d+)?$/.test(value)) throw new Error(`--${name} ${value} is not a number`);
  return Number(value);
}
