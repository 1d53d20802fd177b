// `npm run chaos [-- --seed N --posts N --kills N --minutes N]`: posts of many members, `kill -9` of web, executor and
// database, faults of LinkedIn, users who change their minds; then the database is compared with what LinkedIn has.
// `-- --again FILE` judges a saved evidence.json once more. Ends with 1, the seed and the story of each post concerned
// when an invariant of publishing was broken.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { judge } from "./judge/judge";
import { report, reportAnswers } from "./report/report";
import { tellStory } from "./report/tell-story";
import { runChaos, type Found } from "./run-chaos";

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
  ? (JSON.parse(readFileSync(values.again, "utf8")) as Found)
  : await run();
const stories = [evidence, answered].flatMap((found) =>
  judge(found).map((violation) => tellStory(found, violation)),
);
for (const line of [report(evidence), reportAnswers(answered), ...stories]) console.log(line);
console.log(stories.length === 0 ? "no violation" : `${stories.length} violations of seed ${evidence.seed}`);
process.exitCode = stories.length === 0 ? 0 : 1;

function run(): Promise<Found> {
  const options = {
    seed: number("seed"),
    posts: number("posts"),
    kills: number("kills"),
    minutes: number("minutes"),
  };
  const folder = path.resolve(import.meta.dirname, "../../../../.takt/chaos", `seed-${options.seed}`);
  const flags = Object.entries(options).map(([name, value]) => `--${name} ${value}`);
  console.log(`The same plan again: npm run chaos -- ${flags.join(" ")}\nPlan and evidence: ${folder}`);
  const began = performance.now();
  return runChaos(options, folder, (line) =>
    console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`),
  );
}

function number(name: "seed" | "posts" | "kills" | "minutes"): number {
  const value = values[name];
  if (!/^\d+(\.\d+)?$/.test(value)) throw new Error(`--${name} ${value} is not a number`);
  return Number(value);
}
