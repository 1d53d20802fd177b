import type { Actor } from "../shared/actor";

/** The owner, in every `where` of a user's posts. */
export function ownPosts(actor: Actor) {
  return { workspaceId: actor.workspaceId, authorId: actor.userId };
}
