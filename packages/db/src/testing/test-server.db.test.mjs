import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { isAlive } from "../embedded/is-alive.mjs";
import { readPostmaster } from "../embedded/postmaster.mjs";
import { PREFIX } from "./remove-server.mjs";
import { testDir } from "./test-server.mjs";

const place = testDir();
const SCRIPT = `
  const { startTestServer } = await import(process.argv[1]);
  await startTestServer();
  console.log("started");
  setInterval(() => {}, 60_000);`;

/** @type {import("node:child_process").ChildProcess[]} */
const started = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** Starts a process with its own test server. */
function start() {
  const file = path.join(import.meta.dirname, "test-server.mjs");
  const args = ["--input-type=module", "-e", SCRIPT, file];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const folder = () => {
    const name = readdirSync(place).find((one) => one.startsWith(`${PREFIX}${child.pid}-`));
    return name && path.join(place, name);
  };
  return { child, folder, ready: new Promise((resolve) => child.stdout.once("data", resolve)) };
}

test.each(/** @type {const} */ (["SIGTERM", "SIGKILL"]))(
  "a test server and its folder are gone after %s of the process that started it",
  async (signal) => {
    const { child, folder, ready } = start();
    await ready;
    const server = readPostmaster(path.join(folder() ?? "", "data"));
    expect(isAlive(Number(server?.pid))).toBe(true);
    child.kill(signal);
    await expect.poll(() => isAlive(Number(server?.pid))).toBe(false);
    await expect.poll(folder).toBeUndefined();
  },
);

test("a test server that is killed while it starts leaves nothing", async () => {
  const { child, folder } = start();
  const cluster = () => existsSync(path.join(folder() ?? "", "data"));
  await expect.poll(cluster, { interval: 5 }).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(folder).toBeUndefined();
});
