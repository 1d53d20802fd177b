import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";
import { afterAll, expect, test } from "vitest";
import { until } from "../harness/until";

const MINUTE = 60_000;
const PROGRAM = path.join(import.meta.dirname, "start-and-stay.ts");

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill("SIGKILL")));

function start() {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    cwd: import.meta.dirname,
    // A group of its own, as npm test gives a tier: all of the group is signalled.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, isReady: async () => output.includes("ready") };
}

type Running = { pid: number; parent: number; command: string };

/** A process, all that it started, and the PostgreSQL server in the folder that has its number. */
function familyOf(pid: number): Running[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const all = lines.flatMap((line): Running[] => {
    const [, own, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own ? [{ pid: Number(own), parent: Number(parent), command }] : [];
  });
  const family = all.filter((one) => one.pid === pid || one.command.includes(`takt-test-${pid}-`));
  for (const { pid: parent } of family) family.push(...all.filter((one) => one.parent === parent));
  return [...new Map(family.map((one) => [one.pid, one])).values()];
}

/** Kills the program's group; answers who was there, and asks who of them and of those born meanwhile still lives. */
function kill(child: ChildProcess, signal: NodeJS.Signals) {
  const family = new Map(familyOf(child.pid!).map((one) => [one.pid, one]));
  const commands = [...family.values()].map(({ command }) => command);
  process.kill(-child.pid!, signal);
  const living = () => {
    const now = [...family.values()].filter(({ pid }) => isAlive(pid));
    for (const { pid } of now) for (const one of familyOf(pid)) family.set(one.pid, one);
    return now;
  };
  return { commands, living };
}

const POSTGRES = /postgres.*-D.*takt-test-/;
const EMULATOR = /emulators\/src\/inngest\/main\.ts/;
const WEB = /next-server/;

test(
  "SIGKILL of a process that runs a stack leaves no process of it",
  async () => {
    const { child, isReady } = start();
    await until("the stack is ready", isReady, 3 * MINUTE);
    const { commands, living } = kill(child, "SIGKILL");
    for (const part of [POSTGRES, EMULATOR, WEB])
      expect(commands).toContainEqual(expect.stringMatching(part));
    await expect.poll(living, { timeout: MINUTE }).toEqual([]);
  },
  4 * MINUTE,
);

test(
  "SIGTERM of a process that is starting a stack leaves no process of it",
  async () => {
    const { child } = start();
    const startsParts = async () => familyOf(child.pid!).some(({ command }) => EMULATOR.test(command));
    await until("the stack starts its emulators", startsParts, 3 * MINUTE);
    const { commands, living } = kill(child, "SIGTERM");
    expect(commands).toContainEqual(expect.stringMatching(POSTGRES));
    await expect.poll(living, { timeout: MINUTE }).toEqual([]);
  },
  4 * MINUTE,
);
