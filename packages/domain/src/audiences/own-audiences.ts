import type { Actor } from "../shared/actor";

/** The owner, in every `where` of a user's audiences. */
export function ownAudiences(actor: Actor) {
  return { userId: actor.userId, workspaceId: actor.workspaceId };
}
