import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { askReady } from "./ask-ready.mjs";
import { endProcess, signalGroup } from "./end-process.mjs";
import { openLog } from "./log-file.mjs";
import { PlainError } from "./plain-error.mjs";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const ASK_EVERY_MS = 250;
const TRIES_BEFORE_READY = 3;

/** @typedef {{ up: boolean, over: boolean }} Life of one process: whether it has been ready, and whether it has ended */

/**
 * @typedef {object} Part a program that Takt consists of
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} readyUrl answers 200 once it is up
 * @property {boolean} [loud] shows what it says instead of writing it to its log
 */

/**
 * Keeps a program running: one that ends is started again, at once if it had been up (posts may be due just then), else
 * after a wait that doubles. Until it was ready once it is tried three times only.
 * @param {Part} part
 * @param {{ dataDir: string, files: ReturnType<typeof import("./pid-files.mjs").pidFiles>, say: (line: string) => void }} options
 */
export function supervise(part, { dataDir, files, say }) {
  const { file: log, stop: stopRotating } = openLog(dataDir, part.name);
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let again;
  /** @type {Life} */
  let life;
  let [stopping, ready, tries, wait] = [false, false, 0, FIRST_WAIT_MS];
  /** @type {(error: Error) => void} */
  let giveUp = () => {};
  const failed = new Promise((_, reject) => (giveUp = reject));
  failed.catch(() => {}); // whoever waits for readiness hears of it; after that it never rejects

  launch();
  return {
    name: part.name,
    readyUrl: part.readyUrl,
    log,
    /** Rejects when it does not come up. */
    failed,
    markReady() {
      ready = true;
    },
    /** Whether its present process has been ready. */
    isUp: () => life.up,
    async stop() {
      stopping = true;
      clearTimeout(again);
      stopRotating();
      if (child?.pid && child.exitCode === null && child.signalCode === null) await endProcess(child.pid);
      files.forget(part.name);
    },
  };

  function launch() {
    const own = (life = { up: false, over: false });
    tries += 1;
    const fd = openSync(log, "a");
    // A group of its own: Ctrl-C reaches this process, which stops the parts in order.
    child = spawn(part.command, part.args, {
      cwd: part.cwd,
      env: part.env,
      detached: process.platform !== "win32",
      stdio: part.loud ? ["ignore", "inherit", "inherit"] : ["ignore", fd, fd],
    });
    closeSync(fd);
    const { pid } = child;
    if (pid) files.remember(part.name, pid);
    child.once("error", (error) => ended(error.message, own));
    child.once("exit", (code, signal) => {
      if (pid) signalGroup(pid, "SIGKILL"); // what it started itself
      ended(signal ?? `exit code ${code}`, own);
    });
    void noteUp(own);
  }

  /** @param {Life} own */
  async function noteUp(own) {
    while (!own.over && !stopping) {
      if ((await askReady(part.readyUrl)) === "ready") {
        own.up = true;
        return;
      }
      await sleep(ASK_EVERY_MS, undefined, { ref: false });
    }
  }

  /** @param {string} how @param {Life} own */
  function ended(how, own) {
    own.over = true;
    if (stopping) return;
    if (!ready && tries >= TRIES_BEFORE_READY) {
      giveUp(
        new PlainError(
          `${part.name} does not start (${how}).${part.loud ? "" : ` From ${log}:\n${tail(log)}`}`,
        ),
      );
      return;
    }
    if (own.up) wait = FIRST_WAIT_MS;
    say(`${part.name} ended (${how}); starting it again in ${wait / 1000} s`);
    again = setTimeout(launch, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** @param {string} log */
const tail = (log) => readFileSync(log, "utf8").trimEnd().split("\n").slice(-20).join("\n");
