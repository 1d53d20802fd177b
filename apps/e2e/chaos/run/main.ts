// `npm run chaos [-- --seed N --posts N --kills N --minutes N]`: posts of many members, `kill -9` of web, executor and
// database, faults of LinkedIn, users who change their minds; then the database is compared with what LinkedIn has.
// Ends with 1, the seed and the story of each post concerned when an invariant of publishing was broken.
import path from "node:path";
import { parseArgs } from "node:util";
import { judge } from "./judge/judge";
import { report } from "./report/report";
import { tellStory } from "./report/tell-story";
import { runChaos } from "./run-chaos";

const number = (name: string, value: string) => {
  if (!/^\d+(\.\d+)?$/.test(value)) throw new Error(`--${name} ${value} is not a number`);
  return Number(value);
};
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
    posts: { type: "string", default: "100" },
    kills: { type: "string", default: "10" },
    minutes: { type: "string", default: "4" },
  },
});
const options = {
  seed: number("seed", values.seed),
  posts: number("posts", values.posts),
  kills: number("kills", values.kills),
  minutes: number("minutes", values.minutes),
};
const folder = path.resolve(import.meta.dirname, "../../../../.takt/chaos", `seed-${options.seed}`);
const began = Date.now();
const repeat = `npm run chaos -- --seed ${options.seed} --posts ${options.posts} --kills ${options.kills} --minutes ${options.minutes}`;
console.log(`${repeat}\nplan and evidence: ${folder}`);

const evidence = await runChaos(options, folder, (line) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`),
);
const violations = judge(evidence);
console.log(report(evidence));
for (const violation of violations) console.log(tellStory(evidence, violation));
if (violations.length > 0) {
  console.log(`${violations.length} violations. The same plan again: ${repeat}`);
  process.exitCode = 1;
} else console.log("no violation");
