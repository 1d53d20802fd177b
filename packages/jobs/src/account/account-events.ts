import type { AccountEvents } from "@takt/domain/account/ports/account-events";
import type { Log } from "@takt/domain/shared/core-deps";
import type { Inngest } from "inngest";
import { exportDue } from "../events";

/** Sends events in the background: a lost one costs a sweep. */
export function createAccountEvents(inngest: Inngest, log: Log): AccountEvents {
  return {
    exportDue(run) {
      inngest.send(exportDue.create(run)).catch((cause: unknown) => {
        log.warn("jobs.export_event_lost", { export: run.exportId, cause: String(cause) });
      });
    },
  };
}
