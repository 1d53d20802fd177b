import { readFileSync } from "node:fs";
import type { Db } from "@takt/db/testing/connect-test-database";
import type { Stack } from "../harness/start-stack";

const SAMPLE_INTERVAL_MS = 250;
const KIB_PER_MIB = 1024;

/** Samples the resident memory of the web process (MiB, Linux only) and the database sessions until stopped. */
export function watchUsage(stack: Stack, db: Db) {
  const before = residentMib(stack.pid("web"));
  let peak = before;
  let sessions = 0;
  let samples = 0;
  let running = true;
  const done = (async () => {
    while (running) {
      peak = Math.max(peak, residentMib(stack.pid("web")));
      // The session of this query is not counted.
      const [row] = await db.$queryRaw<{ open: number }[]>`
        select count(*)::int - 1 as open from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'`;
      sessions = Math.max(sessions, row!.open);
      samples += 1;
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_INTERVAL_MS));
    }
  })();
  return {
    async stop() {
      running = false;
      await done;
      return { before, peak, sessions, samples };
    },
  };
}

function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Math.round(Number(kib) / KIB_PER_MIB);
}
