import type { Deps } from "@takt/domain/deps";
import { PURGED_KINDS } from "@takt/domain/retention/purge";
import { purgeAbandonedUploads } from "@takt/domain/retention/purge-orphaned-files";
import type { Inngest } from "inngest";
import { purgeKinds } from "./purge-kinds";

/** Batches of one kind in one night; the next night continues. */
const MAX_BATCHES = 100;

/** Purges everything past its retention each night (docs/retention.md), rows before the files without a row. */
export function purgeNightly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "purge-nightly", triggers: [{ cron: "47 3 * * *" }], retries: 2, concurrency: 1 },
    async ({ step }) => {
      await step.run("uploads", () => purgeAbandonedUploads(deps));
      await purgeKinds(step, deps, PURGED_KINDS, MAX_BATCHES);
    },
  );
}
