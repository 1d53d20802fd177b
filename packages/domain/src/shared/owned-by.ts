import type { Actor } from "./actor";

/**
 * The owner columns for every `where` and `data` of rows that a user has in a workspace, such as topics and audiences.
 */
export function ownedBy(actor: Actor) {
  return { userId: actor.userId, workspaceId: actor.workspaceId };
}
