import type { Deps } from "@takt/domain/deps";
import { purgeAbandonedUploads, purgeOrphanedFiles } from "@takt/domain/retention/purge-orphaned-files";
import { purgeDailyMetrics, purgePostMetrics } from "@takt/domain/retention/purge-metrics";
import { purgeDeletedPosts, purgeDetachedMedia } from "@takt/domain/retention/purge-media";
import { PURGED_ROWS, purgeOldRows } from "@takt/domain/retention/purge-old-rows";
import type { Purged } from "@takt/domain/retention/model/retention";
import type { Inngest } from "inngest";

/** Batches of one kind in one night; the next night continues. */
const MAX_BATCHES = 100;
/** Partitions of the store, one step each, so that no step takes long. */
const STORE_PARTS = 16;

/** Purges everything past its retention each night (docs/retention.md), rows before their files. */
export function purgeNightly(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "purge-nightly", triggers: [{ cron: "47 3 * * *" }], retries: 2, concurrency: 1 },
    async ({ step }) => {
      const purgeAll = async (kind: string, purge: () => Promise<Purged>) => {
        for (let batch = 0; batch < MAX_BATCHES; batch++) {
          const { more } = await step.run(`${kind}-${batch}`, purge);
          if (!more) break;
        }
      };
      await purgeAll("posts", () => purgeDeletedPosts(deps));
      await purgeAll("media", () => purgeDetachedMedia(deps));
      for (const kind of PURGED_ROWS) await purgeAll(kind, () => purgeOldRows(deps, kind));
      await purgeAll("post-metrics", () => purgePostMetrics(deps));
      await purgeAll("daily-metrics", () => purgeDailyMetrics(deps));
      await step.run("uploads", () => purgeAbandonedUploads(deps));
      for (let part = 0; part < STORE_PARTS; part++)
        await step.run(`orphans-${part}`, () => purgeOrphanedFiles(deps, part, STORE_PARTS));
    },
  );
}
