import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Identifies a process beyond its reusable pid by its start time in this boot. The command line is no identity, because
 * Next changes it.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process, or a zombie alone is left of it
 */
export function processIdentity(pid) {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // proc(5): after the name in brackets come state (3) … starttime (22).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // While threads (20) of it still end, a zombie still holds its ports.
    if (fields[0] === "Z" && Number(fields[17]) <= 1) return undefined;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${fields[19]}`;
  } catch {
    return undefined; // no such process
  }
}

/** @param {number} pid */
function fromPs(pid) {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined; // no such process
  }
}
