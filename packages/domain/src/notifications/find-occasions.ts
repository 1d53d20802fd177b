import { expireConnections } from "../connections/invalidate-connection";
import type { OutboxDeps } from "../outbox/deps";
import { FIND_BATCH_SIZE } from "./create-notifications";
import { findExpiringConnections, findInvalidConnections } from "./find-connections";
import { findFailedPosts, findUnconfirmedPosts } from "./find-posts";

/** The rounds of one call; the next sweep continues. */
const MAX_BATCHES = 20;

/** Creates a notification for every new occasion. Running it repeatedly or concurrently is safe. */
export async function findOccasions(deps: Pick<OutboxDeps, "db" | "mailer">): Promise<{ found: number }> {
  await expireConnections(deps);
  let found = 0;
  for (const find of [
    findFailedPosts,
    findUnconfirmedPosts,
    findInvalidConnections,
    findExpiringConnections,
  ]) {
    for (let round = 0; round < MAX_BATCHES; round++) {
      const count = await find(deps);
      found += count;
      if (count < FIND_BATCH_SIZE) break;
    }
  }
  return { found };
}
