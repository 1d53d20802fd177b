import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { checkReady } from "./check-ready.mjs";
import { endProcess } from "./end-process.mjs";
import { openLog } from "./log-file.mjs";
import { PlainError } from "./plain-error.mjs";
import { spawnPart } from "./spawn-part.mjs";

const INITIAL_WAIT_MS = 500;
const MAX_WAIT_MS = 5000;
const POLL_INTERVAL_MS = 250;
const MAX_START_ATTEMPTS = 3;

/** @typedef {{ up: boolean, over: boolean }} ProcessState of one process: whether it has been ready, and whether it has ended */

/**
 * @typedef {object} Part a program that Takt consists of
 * @property {string} name
 * @property {string} [label] what it is, where its name does not say it
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} readyUrl answers 200 once it is up
 * @property {boolean} [loud] prints its output instead of writing it to its log
 */

/**
 * Keeps a program running: one that ends is restarted, at once if it had been ready (posts may be due), else after a wait
 * that doubles. Until it was ready once it is started three times at most.
 * @param {Part} part
 * @param {{ dataDir: string, files: ReturnType<typeof import("./pid-files.mjs").pidFiles>, say: (line: string) => void }} options
 */
export function supervise(part, { dataDir, files, say }) {
  const { file: log, stop: stopRotating } = openLog(dataDir, part.name);
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let restartTimer;
  /** @type {ProcessState} */
  let life;
  let [stopping, ready, attempts, wait] = [false, false, 0, INITIAL_WAIT_MS];
  /** @type {(error: Error) => void} */
  let rejectFailed = () => {};
  const failed = new Promise((_, reject) => (rejectFailed = reject));
  failed.catch(() => {}); // the caller that waits for readiness handles it; later it never rejects

  launch();
  return {
    name: part.name,
    readyUrl: part.readyUrl,
    log,
    /** Rejects when the program does not start. */
    failed,
    markReady() {
      ready = true;
    },
    /** Whether the current process has been ready. */
    isUp: () => life.up,
    async stop() {
      stopping = true;
      clearTimeout(restartTimer);
      stopRotating();
      if (child?.pid && child.exitCode === null && child.signalCode === null) await endProcess(child.pid);
      files.remove(part.name);
    },
  };

  function launch() {
    const own = (life = { up: false, over: false });
    attempts += 1;
    child = spawnPart(part, log, (how) => ended(how, own));
    if (child.pid) files.add(part.name, child.pid);
    void watchReady(own);
  }

  /** @param {ProcessState} own */
  async function watchReady(own) {
    while (!own.over && !stopping) {
      if ((await checkReady(part.readyUrl)) === "ready") {
        own.up = true;
        return;
      }
      await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
    }
  }

  /** @param {string} how @param {ProcessState} own */
  function ended(how, own) {
    own.over = true;
    if (stopping) return;
    if (!ready && attempts >= MAX_START_ATTEMPTS) {
      rejectFailed(
        new PlainError(
          `${part.name} does not start (${how}).${part.loud ? "" : ` From ${log}:\n${tail(log)}`}`,
        ),
      );
      return;
    }
    if (own.up) wait = INITIAL_WAIT_MS;
    say(`${part.name} ended (${how}); starting it again in ${wait / 1000} s`);
    restartTimer = setTimeout(launch, wait);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  }
}

/** @param {string} log */
const tail = (log) => readFileSync(log, "utf8").trimEnd().split("\n").slice(-20).join("\n");
