import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";

/** Counts the topics that the actor has bookmarked. */
export async function countTopics({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<{ count: number }> {
  return { count: await db.topic.count({ where: { ...ownedBy(actor), deletedAt: null } }) };
}
