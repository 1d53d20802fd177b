import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePorts } from "../../packages/db/src/testing/free-ports.mjs";
import { pidFiles } from "./pid-files.mjs";
import { supervise } from "./supervise.mjs";

/** @type {string} */
let dataDir;
/** @type {string[]} */
let lines;
/** @type {ReturnType<typeof supervise>} */
let running;
/** @type {string} */
let url;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "takt-supervise-"));
  lines = [];
  const [port] = await freePorts(1);
  url = `http://localhost:${port}/`;
  const part = {
    name: "web",
    command: process.execPath,
    args: [path.join(import.meta.dirname, "testing/fixture-server.mjs"), String(port), broken()],
    cwd: import.meta.dirname,
    env: {},
    readyUrl: url,
  };
  running = supervise(part, { dataDir, files: pidFiles(dataDir), say: (line) => void lines.push(line) });
  running.markReady();
});
afterEach(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const broken = () => path.join(dataDir, "broken");
const waits = () => lines.map((line) => Number(/again in ([\d.]+) s/.exec(line)?.[1]));

/** Its process id, once it answers. @param {number} [other] than this one */
async function pid(other) {
  let found = 0;
  const ask = async () => (found = await answer());
  await expect.poll(ask, { interval: 20 }).not.toBeOneOf([0, other]);
  return found;
}

async function answer() {
  try {
    return Number(await (await fetch(url)).text());
  } catch {
    return 0; // not up at this moment
  }
}

test("a part that was ready is restarted at once, however often it is killed", async () => {
  let last = await pid();
  for (let kills = 1; kills <= 5; kills++) {
    await expect.poll(() => running.isUp()).toBe(true);
    process.kill(last, "SIGKILL");
    last = await pid(last);
    expect(lines).toHaveLength(kills);
  }
  expect(waits()).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
});

test("a part that fails at its start is restarted after a longer wait each time", async () => {
  const first = await pid();
  await expect.poll(() => running.isUp()).toBe(true);
  writeFileSync(broken(), "");
  process.kill(first, "SIGKILL");
  await expect.poll(() => lines.length).toBe(4);
  expect(waits()).toEqual([0.5, 1, 2, 4]);
});
