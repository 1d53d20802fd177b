import { clearReceipts, findDueDeletions, purgeAccount } from "@takt/domain/account/deletion/purge-account";
import {
  findIncompleteDeletions,
  completeDeletionRequest,
} from "@takt/domain/account/deletion/complete-deletion-request";
import { purgeExports } from "@takt/domain/account/export/purge-exports";
import type { Deps } from "@takt/domain/deps";
import type { Inngest } from "inngest";
import { deletionsDue } from "../events";

/** Batches of files of one run; the next run continues. */
const MAX_BATCHES = 50;

/**
 * Purges accounts whose deletion is due, completes what could not be completed when a deletion was requested, clears the
 * addresses of receipts, and purges the files of exports. Each account is a step: one that fails holds up no other.
 */
export function purgeAccounts(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "purge-accounts", triggers: [{ cron: "*/15 * * * *" }, deletionsDue], retries: 1, concurrency: 1 },
    async ({ step }) => {
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const { more } = await step.run(`exports-${batch}`, () => purgeExports(deps));
        if (!more) break;
      }
      const each = async (name: string, ids: string[], work: (id: string) => Promise<unknown>) => {
        for (const id of ids) await step.run(`${name}-${id}`, () => logged(deps, name, id, () => work(id)));
      };
      const incomplete = await step.run("find-unsettled", () => findIncompleteDeletions(deps));
      await each("settle", incomplete, (id) => completeDeletionRequest(deps, id));
      const due = await step.run("find-due", () => findDueDeletions(deps));
      await each("purge", due, (id) => purgeAccount(deps, id));
      await step.run("receipts", () => clearReceipts(deps));
    },
  );
}

/** Does the work for one account; a failure is logged and comes up again with the next run. */
async function logged(
  { log }: Pick<Deps, "log">,
  name: string,
  deletion: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return (await work()) ?? null;
  } catch (error) {
    log.error("account.deletion_failed", { step: name, deletion, error });
    return "failed";
  }
}
