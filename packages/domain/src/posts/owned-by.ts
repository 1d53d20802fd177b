import type { Actor } from "../shared/actor";

/** The owner's condition in every `where` on a user's posts; owned-by-sql.ts has it for SQL. */
export function ownedBy(actor: Actor) {
  return { workspaceId: actor.workspaceId, authorId: actor.userId };
}
