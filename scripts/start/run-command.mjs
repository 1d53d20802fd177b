import { spawn } from "node:child_process";
import { endProcess } from "./end-process.mjs";
import { PlainError } from "./plain-error.mjs";

/** Commands run one at a time and share a pid file. */
const PID_FILE_NAME = "command";
/** @typedef {ReturnType<typeof import("./pid-files.mjs").pidFiles>} PidFiles */

/**
 * Runs a command to its end, quietly.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal?: AbortSignal, what: string, files?: PidFiles }} options
 *   files: gets the process, so that the next start ends it when this one is killed
 * @returns {Promise<string>} its output
 * @throws {PlainError} with the end of its output
 */
export function runCommand(command, args, { cwd, env, signal, what, files }) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const detached = process.platform !== "win32"; // its own process group: this process forwards Ctrl-C
    const child = spawn(command, args, { cwd, env, detached, stdio: ["ignore", "pipe", "pipe"] });
    if (child.pid) files?.add(PID_FILE_NAME, child.pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const abort = () => void (child.pid && endProcess(child.pid));
    signal?.addEventListener("abort", abort, { once: true });
    child.once("error", (error) => reject(new PlainError(`${what} failed: ${error.message}`)));
    child.once("close", (code, killedBy) => {
      signal?.removeEventListener("abort", abort);
      files?.remove(PID_FILE_NAME);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(output);
      else
        reject(new PlainError(`${what} failed (${killedBy ?? `exit code ${code}`}):\n${lastLines(output)}`));
    });
  });
}

/** @param {string} text */
const lastLines = (text) => text.trimEnd().split("\n").slice(-40).join("\n");
