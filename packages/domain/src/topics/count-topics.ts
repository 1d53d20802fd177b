import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownTopics } from "./own-topics";

/** How many topics the actor has bookmarked. */
export async function countTopics({ db }: Pick<Deps, "db">, actor: Actor): Promise<{ count: number }> {
  return { count: await db.topic.count({ where: { ...ownTopics(actor), deletedAt: null } }) };
}
