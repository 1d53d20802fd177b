import { expireConnections } from "../connections/expire-connections";
import type { Deps } from "../deps";
import { findExpiringConnections } from "./find-expiring-connections";
import { findFailedPosts, FOUND_AT_ONCE } from "./find-failed-posts";
import { findInvalidConnections } from "./find-invalid-connections";
import { findUnconfirmedPosts } from "./find-unconfirmed-posts";

/** Rounds of one call; the next minute goes on. */
const ROUNDS = 20;

/** Writes a notification for every occasion that has none yet. Running it twice, or at once, changes nothing. */
export async function findOccasions(deps: Pick<Deps, "db" | "mailer">): Promise<{ found: number }> {
  await expireConnections(deps);
  let found = 0;
  for (const find of [
    findFailedPosts,
    findUnconfirmedPosts,
    findInvalidConnections,
    findExpiringConnections,
  ]) {
    for (let round = 0; round < ROUNDS; round++) {
      const count = await find(deps);
      found += count;
      if (count < FOUND_AT_ONCE) break;
    }
  }
  return { found };
}
