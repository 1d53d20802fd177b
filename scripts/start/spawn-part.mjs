import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { signalGroup } from "./end-process.mjs";

/**
 * Starts a part in its own process group, so that Ctrl-C reaches only this process, which stops the parts in order. Its
 * child processes end with it.
 * @param {import("./supervise.mjs").Part} part
 * @param {string} log the file that its output is appended to
 * @param {(how: string) => void} onEnd called also when it cannot be started
 */
export function spawnPart(part, log, onEnd) {
  const fd = openSync(log, "a");
  const child = spawn(part.command, part.args, {
    cwd: part.cwd,
    env: part.env,
    detached: process.platform !== "win32",
    stdio: part.loud ? ["ignore", "inherit", "inherit"] : ["ignore", fd, fd],
  });
  closeSync(fd);
  const { pid } = child;
  child.once("error", (error) => onEnd(error.message));
  child.once("exit", (code, signal) => {
    if (pid) signalGroup(pid, "SIGKILL");
    onEnd(signal ?? `exit code ${code}`);
  });
  return child;
}
