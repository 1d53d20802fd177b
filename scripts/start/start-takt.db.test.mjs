import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { freePorts } from "../../packages/db/src/testing/free-ports.mjs";
import { runSql } from "../../packages/db/src/migrate/run-sql.mjs";
import { processIdentity } from "./process-identity.mjs";

/**
 * A server that was killed flushes all of its files when it starts: on a disk with much else to write that takes long.
 */
const TIMEOUT_MS = 180_000;
const FIXTURE = path.join(import.meta.dirname, "testing/start-fixture.mjs");
const folder = mkdtempSync(path.join(tmpdir(), "takt-start-"));
chmodSync(folder, 0o755);
const data = path.join(folder, "data");
const postgres = path.join(data, "postgres");
const [port = 0, emulatorPort = 0] = await freePorts(2);
/** @typedef {{ child: import("node:child_process").ChildProcess, output: string, ended: Promise<unknown> }} Started */
/** @type {Started[]} */
const started = [];

afterAll(async () => {
  for (const one of started) one.child.kill("SIGINT");
  await Promise.all(started.map((one) => one.ended));
  rmSync(folder, { recursive: true, force: true });
});

test("Takt starts, survives kill -9 of each part and of itself, keeps its data and stops cleanly", async () => {
  const first = start();
  await ready(first);
  expect(first.output).toContain("Starting the emulators (LinkedIn, mail)");
  expect(statSync(path.join(data, "secrets.json")).mode & 0o777).toBe(0o600);
  // Others of the machine read nothing; PostgreSQL's own account, which only root uses, may pass.
  expect(statSync(data).mode & 0o077).toBe(process.getuid?.() === 0 ? 0o011 : 0);
  const secrets = readFileSync(path.join(data, "secrets.json"), "utf8");
  await sql("CREATE TABLE kept (n int); INSERT INTO kept VALUES (42)");

  const web = Number(await webPid());
  process.kill(web, "SIGKILL");
  await until(async () => ![web, undefined].includes(await webPid()));

  process.kill(postmaster(), "SIGKILL");
  await until(async () => (await sql("SELECT n FROM kept"))[0]?.n === 42);

  const refused = start();
  expect(await refused.ended).toBe(1);
  expect(refused.output).toContain(`Takt already runs from ${data}`);

  first.child.kill("SIGKILL");
  await first.ended;
  const orphan = Number(await webPid());
  expect(orphan).toBeGreaterThan(0);
  const second = start();
  await ready(second);
  expect(second.output).toContain(`Ending web (process ${orphan})`);
  expect(await webPid()).not.toBe(orphan);
  expect(await sql("SELECT n FROM kept")).toEqual([{ n: 42 }]);
  expect(readFileSync(path.join(data, "secrets.json"), "utf8")).toBe(secrets);

  const server = postmaster();
  const lastWeb = Number(await webPid());
  const asked = Date.now();
  second.child.kill("SIGINT");
  expect(await second.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(6000);
  expect([server, lastWeb].map(processIdentity)).toEqual([undefined, undefined]);
  expect(readdirSync(path.join(data, "run"))).toEqual([]);
}, 600_000);

test("another process that has reused a pid is not ended", async () => {
  const stranger = spawn("sleep", ["60"]);
  writeFileSync(
    path.join(data, "run/web.json"),
    JSON.stringify({ name: "web", pid: stranger.pid, identity: "another boot:1" }),
  );
  const one = start();
  await ready(one);
  expect(one.output).not.toContain("Ending web");
  expect(processIdentity(Number(stranger.pid))).toBeDefined();
  stranger.kill();
  one.child.kill("SIGTERM");
  await one.ended;
});

test("a port in use is named, and no process stays behind", async () => {
  const squatter = createServer().listen(port, "127.0.0.1");
  const one = start();
  expect(await one.ended).toBe(1);
  expect(one.output).toContain(`PORT=${port + 1} npm start`);
  expect(existsSync(path.join(postgres, "postmaster.pid"))).toBe(false);
  expect(readdirSync(path.join(data, "run"))).toEqual([]);
  squatter.close();
});

test("a port that is taken while Takt is being prepared is named as well", async () => {
  const one = start();
  await until(() => one.output.includes("Starting the database"));
  const squatter = createServer().listen(port, "127.0.0.1");
  expect(await one.ended).toBe(1);
  expect(one.output).toContain(`PORT=${port + 1} npm start`);
  expect(readdirSync(path.join(data, "run"))).toEqual([]);
  squatter.close();
});

/** @returns {Started} */
function start() {
  const child = spawn(process.execPath, [FIXTURE, data, String(port), String(emulatorPort)]);
  const one = { child, output: "", ended: new Promise((resolve) => child.once("close", resolve)) };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (one.output += chunk));
  started.push(one);
  return one;
}

/** @param {Started} one */
const ready = (one) =>
  until(() => {
    if (one.child.exitCode !== null) throw new Error(`it has ended:\n${one.output}`);
    return one.output.includes("Takt is ready.");
  });

/** @returns {Promise<number | undefined>} */
async function webPid() {
  try {
    return Number(await (await fetch(`http://localhost:${port}/`)).text());
  } catch {
    return undefined; // not up at this moment
  }
}

const postmaster = () => Number(readFileSync(path.join(postgres, "postmaster.pid"), "utf8").split("\n")[0]);

/** @param {string} text */
async function sql(text) {
  const password = readFileSync(path.join(postgres, "superuser.secret"), "utf8");
  const at = readFileSync(path.join(postgres, "last-port"), "utf8");
  try {
    return (await runSql(`postgresql://postgres:${password}@127.0.0.1:${at}/takt`, text)).rows ?? [];
  } catch {
    return []; // not up at this moment
  }
}

/** @param {() => boolean | Promise<boolean>} happened */
async function until(happened) {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await happened())) {
    if (Date.now() > end)
      throw new Error(
        `not within ${TIMEOUT_MS / 1000} s:\n${started.map((one) => one.output).join("\n---\n")}`,
      );
    await sleep(50);
  }
}
