import { type ApiSource, SOURCE_OF_PRODUCT } from "../connections/model/api-product";
import { isPermitted } from "../connections/model/permissions";
import type { Actor } from "../shared/actor";
import type { SyncDeps } from "./deps";
import type { SyncRunView } from "./model/sync-run-view";
import { toRunView } from "./to-run-view";

/** One of LinkedIn's APIs that the actor lets Takt read posts by. */
export type SyncSource = {
  source: ApiSource;
  /** When the posts were last read to their end. */
  readAt: Date | null;
  /** The newest run. */
  run: SyncRunView | null;
};

/** Lists LinkedIn's APIs that the actor lets Takt read posts by, each with its newest run; none for most members. */
export async function listSyncSources(
  { db, apiProducts }: Pick<SyncDeps, "db" | "apiProducts">,
  actor: Actor,
): Promise<SyncSource[]> {
  const { userId } = actor;
  const grants = await db.linkedinGrant.findMany({
    where: { userId, status: { not: "none" } },
    orderBy: { product: "asc" },
  });
  const readable = grants.filter(
    ({ product, scopes }) =>
      apiProducts[product] && (product === "portability" || isPermitted(scopes, "readPosts")),
  );
  return Promise.all(
    readable.map(async ({ product, postsReadAt }) => {
      const source = SOURCE_OF_PRODUCT[product];
      const run = await db.syncRun.findFirst({ where: { userId, source }, orderBy: { createdAt: "desc" } });
      return { source, readAt: postsReadAt, run: run && toRunView(run) } as const;
    }),
  );
}
