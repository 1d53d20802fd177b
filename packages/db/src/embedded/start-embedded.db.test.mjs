import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { runSql } from "../migrate/run-sql.mjs";
import { freePorts } from "../testing/free-ports.mjs";
import { isAlive } from "./is-alive.mjs";
import { startEmbedded } from "./start-embedded.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "takt-embedded-"));
chmodSync(folder, 0o755);
const dir = path.join(folder, "data");
const isRoot = process.getuid?.() === 0;
/** @type {import("./start-embedded.mjs").Embedded[]} */
const started = [];

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The first four tests share one cluster, because creating one takes longer than they do.

test("a second start adopts the first one's server; after a stop the data and the port are the same", async () => {
  const first = await start();
  await runSql(first.url, "CREATE TABLE kept (n int)");
  const second = await start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url });
  await first.stop();
  // The server has let go of its folder a moment before its process ends.
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  const third = await start();
  expect(third).toMatchObject({ adopted: false, port: first.port, url: first.url });
  expect((await runSql(third.url, "SELECT * FROM kept")).rowCount).toBe(0);
});

test("after kill -9 of the server it starts again", async () => {
  const first = await start();
  process.kill(first.pid, "SIGKILL");
  while (isAlive(first.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect((await runSql(second.url, "SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("a postmaster.pid whose process id now belongs to another process does not stop the start", async () => {
  const first = await start();
  const left = readFileSync(path.join(dir, "postmaster.pid"), "utf8");
  await first.stop();
  const stranger = spawn("sleep", ["60"], { cwd: "/" });
  writeFileSync(path.join(dir, "postmaster.pid"), left.replace(/^\d+/, String(stranger.pid)));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(isAlive(Number(stranger.pid))).toBe(true);
  stranger.kill();
});

test("a wanted port that is taken is an error with its code", async () => {
  const [port] = await freePorts(1);
  const squatter = createServer();
  await new Promise((resolve) => squatter.listen(port, "127.0.0.1", () => resolve(undefined)));
  await expect(start({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  squatter.close();
});

describe("a folder without a cluster", () => {
  beforeEach(() => rmSync(dir, { recursive: true, force: true }));

  test("the cluster is UTF-8 whatever the machine's language is, and its password is secret", async () => {
    const { url } = await start();
    const { rows } = await runSql(
      url,
      "SELECT current_setting('server_encoding') AS e, current_setting('timezone') AS z",
    );
    expect(rows).toEqual([{ e: "UTF8", z: "UTC" }]);
    expect(statSync(path.join(dir, "superuser.secret")).mode & 0o777).toBe(0o600);
    const open = url.replace(/:[^:@]+@/, ":wrong@");
    await expect(runSql(open, "SELECT 1")).rejects.toThrow("password authentication failed");
  });

  test("concurrent starts on a fresh folder share one cluster", async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(new Set(servers.map((server) => server.pid)).size).toBe(1);
  });

  test("the leftovers of a killed first start are removed", async () => {
    const left = `${dir}.init-${2 ** 22 + 1}-abcd`; // no such process: above Linux' highest number
    mkdirSync(left);
    await start();
    expect(existsSync(left)).toBe(false);
  });
});

test.runIf(isRoot)(
  "when root runs the project below a folder only root may enter, the data go where the server's account can read them",
  async () => {
    const closed = path.join(folder, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const asked = path.join(closed, "project/.takt/postgres");
    const first = await start({ dir: asked });
    try {
      expect(first.dir.startsWith("/var/lib/takt/")).toBe(true);
      await runSql(first.url, "CREATE TABLE kept (n int)");
      await first.stop();
      chmodSync(closed, 0o755); // the data must be found again even so
      const second = await start({ dir: asked });
      expect((await runSql(second.url, "SELECT * FROM kept")).rowCount).toBe(0);
      await second.stop();
    } finally {
      rmSync(first.dir, { recursive: true, force: true });
    }
    expect(existsSync(asked)).toBe(false);
  },
);

/** @param {{ dir?: string, port?: number }} [options] */
async function start(options) {
  const server = await startEmbedded({ dir, ...options });
  started.push(server);
  return server;
}
