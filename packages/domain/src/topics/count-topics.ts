import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";

/** How many topics the actor has bookmarked. */
export async function countTopics({ db }: Pick<Deps, "db">, actor: Actor): Promise<{ count: number }> {
  return { count: await db.topic.count({ where: { ...ownRows(actor), deletedAt: null } }) };
}
