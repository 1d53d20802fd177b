import { expireConnections } from "../connections/invalidate-connection";
import { expireGrants } from "../connections/invalidate-grant";
import type { OutboxDeps } from "../outbox/deps";
import { FIND_BATCH_SIZE } from "./create-notifications";
import { findFailedComments } from "./find-comments";
import { findExpiringConnections, findInvalidConnections } from "./find-connections";
import { findExpiringGrants, findInvalidGrants } from "./find-grants";
import { findMovedPosts } from "./find-moved-posts";
import { findRiskyPosts } from "./find-risky-posts";
import { findFailedPosts, findUnconfirmedPosts } from "./find-posts";

/** The rounds of one call; the next sweep continues. */
const MAX_BATCHES = 20;

/** Creates a notification for every new occasion. Running it repeatedly or concurrently is safe. */
export async function findOccasions(deps: Pick<OutboxDeps, "db" | "mailer">): Promise<{ found: number }> {
  await expireConnections(deps);
  await expireGrants(deps);
  let found = 0;
  for (const find of [
    findFailedPosts,
    findUnconfirmedPosts,
    findFailedComments,
    findMovedPosts,
    findRiskyPosts,
    findInvalidConnections,
    findExpiringConnections,
    findInvalidGrants,
    findExpiringGrants,
  ]) {
    for (let round = 0; round < MAX_BATCHES; round++) {
      const count = await find(deps);
      found += count;
      if (count < FIND_BATCH_SIZE) break;
    }
  }
  return { found };
}
