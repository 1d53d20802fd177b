import { readFileSync } from "node:fs";

/** Clock ticks a second, in which Linux counts the processor time of a process (proc(5); always 100 on x86 and arm64). */
const TICKS_PER_SECOND = 100;

/** Returns the processor time in milliseconds that a process has used with all of its threads (Linux only). */
export function cpuMs(pid: number): number {
  return toCpuMs(readFileSync(`/proc/${pid}/stat`, "utf8"));
}

/** Reads user and system time from a line of /proc/<pid>/stat; the name in it may have spaces and parentheses. */
export function toCpuMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
