import type { Actor } from "../shared/actor";

/** A user of the factories as an actor. */
export function actorOf(user: { id: string; workspaceId: string }): Actor {
  return {
    userId: user.id,
    workspaceId: user.workspaceId,
    role: "owner",
    locale: "en",
    zone: "Europe/Berlin",
  };
}
