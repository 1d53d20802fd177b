import type { Actor } from "../shared/actor";

/** The owner, in every `where` of a user's topics. */
export function ownTopics(actor: Actor) {
  return { userId: actor.userId, workspaceId: actor.workspaceId };
}
