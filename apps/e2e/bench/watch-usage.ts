import { readFileSync } from "node:fs";
import type { Db } from "@takt/db/testing/connect-test-database";
import type { Stack } from "../harness/start-stack";

const SAMPLE_MS = 250;
const MIB = 1024;

/** Samples the web process's resident memory (MiB; Linux alone) and the sessions of the database, until stopped. */
export function watchUsage(stack: Stack, db: Db) {
  const before = residentMib(stack.pid("web"));
  let peak = before;
  let sessions = 0;
  let going = true;
  const done = (async () => {
    while (going) {
      peak = Math.max(peak, residentMib(stack.pid("web")));
      // Without the one that asks.
      const [row] = await db.$queryRaw<{ open: number }[]>`
        select count(*)::int - 1 as open from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'`;
      sessions = Math.max(sessions, row!.open);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  return {
    async stop() {
      going = false;
      await done;
      return { before, peak, sessions };
    },
  };
}

function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Math.round(Number(kib) / MIB);
}
