// `npm run profile -- web|publish|page|typing|schedule [folder]`: writes a CPU profile of the built product, which DevTools
// and editors open, and prints the time that each package, and each function, was on top of the stack: `web` is the server
// while the main screens are requested, `publish` the server while 1,000 posts are due; `page` is the browser while it loads
// a page, `typing` while a long post is typed on, `schedule` while the schedule dialog opens for the first time. A build by
// `node scripts/test/build.mjs --sources` has the names of what runs in the browser.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startBench } from "../bench/start-bench";
import { freePorts } from "@takt/db/testing/free-ports.mjs";
import { SCENARIOS } from "./scenarios";
import { type SelfTime, selfTimes } from "./self-times";

const OWNERS = 25;
const FUNCTIONS = 40;

const [name = "", folder = "test-results"] = process.argv.slice(2);
const scenario = SCENARIOS[name];
if (!scenario) {
  console.error(`usage: npm run profile -- ${Object.keys(SCENARIOS).join("|")} [folder]`);
  process.exit(2);
}

const [port = 0] = await freePorts(1);
const bench = await startBench({
  NODE_OPTIONS: `--inspect-port=${port}`,
  LINKEDIN_MEMBER_DAILY_CALLS: "1000000",
});
try {
  const { profile, count, of, findOrigin } = await scenario(bench, port);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.cpuprofile`);
  writeFileSync(file, JSON.stringify(profile));
  const { owners, functions, idleMs } = selfTimes(profile, findOrigin);
  const busy = owners.reduce((sum, { ms }) => sum + ms, 0);
  console.log(
    `${file}: ${(busy / count).toFixed(2)} ms a ${of}, of ${count}; waited ${(idleMs / count).toFixed(2)} ms\n`,
  );
  print(owners.slice(0, OWNERS), busy, count);
  console.log("");
  print(functions.slice(0, FUNCTIONS), busy, count);
} finally {
  await bench.close();
}

function print(times: readonly SelfTime[], total: number, count: number) {
  for (const { name: what, ms } of times)
    console.log(`${((100 * ms) / total).toFixed(1).padStart(5)} %  ${(ms / count).toFixed(3)} ms  ${what}`);
}
