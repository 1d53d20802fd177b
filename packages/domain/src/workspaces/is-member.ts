import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";

/** Tells whether the actor is a member of the workspace with this part of an address, and it is open. */
export async function isMember(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Pick<Actor, "userId">,
  slug: string,
): Promise<boolean> {
  return (await db.membership.count({ where: { userId, workspace: { slug, closedAt: null } } })) > 0;
}
