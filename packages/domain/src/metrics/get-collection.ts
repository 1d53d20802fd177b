import type { Actor } from "../shared/actor";
import { countDuePosts } from "./due-posts";
import type { MetricsDeps } from "./deps";
import { METRICS_SCOPES } from "./model/metrics-scopes";
import type { CollectionHold } from "./model/stop";

/** How the collection of the actor's figures from LinkedIn's API stands. */
export type CollectionView = {
  /** Whether this installation has an app that may read figures. */
  isOffered: boolean;
  /** Whether the actor has connected it; `invalid`: LinkedIn no longer accepts the connection. */
  status: "none" | "active" | "invalid";
  /** When figures were last collected. */
  collectedAt: Date | null;
  /** Why it goes on at a later time, and posts that wait for it. */
  held: { why: CollectionHold; until: Date; posts: number } | null;
};

/** Gets how the collection of the actor's figures stands. */
export async function getCollection(
  { db, clock, apiProducts }: Pick<MetricsDeps, "db" | "clock" | "apiProducts">,
  { userId }: Pick<Actor, "userId">,
): Promise<CollectionView> {
  const isOffered = apiProducts.community !== undefined;
  const grant = await db.linkedinGrant.findUnique({
    where: { userId_product: { userId, product: "community" } },
    select: { status: true, scopes: true, generation: true, metricsReadAt: true },
  });
  const status = grant?.status ?? "none";
  if (!grant || status === "none") return { isOffered, status: "none", collectedAt: null, held: null };
  const now = new Date(clock.now());
  const state = await db.metricCollection.findUnique({ where: { userId } });
  const isHeld =
    status === "active" &&
    state?.generation === grant.generation &&
    state.heldUntil !== null &&
    state.heldUntil > now;
  const held = isHeld
    ? {
        why: state.hold as CollectionHold,
        until: state.heldUntil!,
        posts: grant.scopes.includes(METRICS_SCOPES.posts) ? await countDuePosts(db, userId, now) : 0,
      }
    : null;
  return { isOffered, status, collectedAt: grant.metricsReadAt, held };
}
