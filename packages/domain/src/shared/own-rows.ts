import type { Actor } from "./actor";

/** The owner, in every `where` of what a user has in the workspace: topics, audiences. */
export function ownRows(actor: Actor) {
  return { userId: actor.userId, workspaceId: actor.workspaceId };
}
