import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";
import { afterAll, expect, test } from "vitest";
import { waitFor } from "../harness/wait-for";

const MINUTE_MS = 60_000;
const PROGRAM = path.join(import.meta.dirname, "run-stack-until-killed.ts");

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill("SIGKILL")));

function start() {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    cwd: import.meta.dirname,
    // The program gets its own process group, as npm test does for a tier: the whole group is signalled.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, isReady: async () => output.includes("ready") };
}

type RunningProcess = { pid: number; parent: number; command: string };

/** Lists a process, its descendants, and the PostgreSQL server in the folder named after its id. */
function listProcessTree(pid: number): RunningProcess[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const all = lines.flatMap((line): RunningProcess[] => {
    const [, own, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own ? [{ pid: Number(own), parent: Number(parent), command }] : [];
  });
  const tree = all.filter((one) => one.pid === pid || one.command.includes(`takt-test-${pid}-`));
  for (const { pid: parent } of tree) tree.push(...all.filter((one) => one.parent === parent));
  return [...new Map(tree.map((one) => [one.pid, one])).values()];
}

/** Signals the program's group; returns its commands and a function that lists the processes still alive. */
function kill(child: ChildProcess, signal: NodeJS.Signals) {
  const tree = new Map(listProcessTree(child.pid!).map((one) => [one.pid, one]));
  const commands = [...tree.values()].map(({ command }) => command);
  process.kill(-child.pid!, signal);
  const survivors = () => {
    const alive = [...tree.values()].filter(({ pid }) => isAlive(pid));
    for (const { pid } of alive) for (const one of listProcessTree(pid)) tree.set(one.pid, one);
    return alive;
  };
  return { commands, survivors };
}

const POSTGRES = /postgres.*-D.*takt-test-/;
const EMULATOR = /emulators\/src\/main\.ts inngest/;
const WEB = /next-server/;

test(
  "SIGKILL of a process that runs a stack leaves no process of it",
  async () => {
    const { child, isReady } = start();
    await waitFor("the stack is ready", isReady, 3 * MINUTE_MS);
    const { commands, survivors } = kill(child, "SIGKILL");
    for (const part of [POSTGRES, EMULATOR, WEB])
      expect(commands).toContainEqual(expect.stringMatching(part));
    await expect.poll(survivors, { timeout: MINUTE_MS }).toEqual([]);
  },
  4 * MINUTE_MS,
);

test(
  "SIGTERM of a process that is starting a stack leaves no process of it",
  async () => {
    const { child } = start();
    const startsParts = async () => listProcessTree(child.pid!).some(({ command }) => EMULATOR.test(command));
    await waitFor("the stack starts its emulators", startsParts, 3 * MINUTE_MS);
    const { commands, survivors } = kill(child, "SIGTERM");
    expect(commands).toContainEqual(expect.stringMatching(POSTGRES));
    await expect.poll(survivors, { timeout: MINUTE_MS }).toEqual([]);
  },
  4 * MINUTE_MS,
);
