import { processDueDeclarations } from "@takt/domain/billing/declarations/process-due-declarations";
import { reconcileSubscriptions } from "@takt/domain/billing/reconcile-subscriptions";
import type { Deps } from "@takt/domain/deps";
import type { Inngest } from "inngest";

/**
 * Reads customers again each hour, so that a webhook that never came is made up for, and carries out cancellations and
 * withdrawals that could not be carried out when they were confirmed.
 */
export function reconcileBilling(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "reconcile-billing", triggers: [{ cron: "23 * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => ({
      read: await step.run("read", () => reconcileSubscriptions(deps)),
      notices: await step.run("notices", () => processDueDeclarations(deps)),
    }),
  );
}
