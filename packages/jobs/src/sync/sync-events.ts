import type { Log } from "@takt/domain/shared/core-deps";
import type { SyncEvents } from "@takt/domain/sync/ports/sync-events";
import type { Inngest } from "inngest";
import { syncDue } from "../events";

/** Sends events in the background: a lost one costs a sweep. */
export function createSyncEvents(inngest: Inngest, log: Log): SyncEvents {
  return {
    runDue(run) {
      inngest.send(syncDue.create(run)).catch((cause: unknown) => {
        log.warn("jobs.sync_event_lost", { run: run.runId, cause: String(cause) });
      });
    },
  };
}
