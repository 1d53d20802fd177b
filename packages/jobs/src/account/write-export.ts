import { writeExport } from "@takt/domain/account/export/write-export";
import type { Deps } from "@takt/domain/deps";
import type { Inngest } from "inngest";
import { exportDue } from "../events";
import type { JobOptions } from "../job-options";

/** Exports that are written at once: each reads a connection's worth of rows and files. */
const CONCURRENCY = 2;

/** Writes one export; what could not be written comes up again with the sweep, and the row says how often. */
export function writeDataExport(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  return inngest.createFunction(
    {
      id: "write-data-export",
      triggers: [exportDue],
      retries: 0,
      concurrency: [{ limit: Math.min(CONCURRENCY, concurrency) }, { limit: 1, key: "event.data.userId" }],
    },
    ({ event, step }) => step.run("write", () => writeExport(deps, event.data.exportId)),
  );
}
