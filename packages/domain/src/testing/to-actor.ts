import type { Actor } from "../shared/actor";

/** Returns the actor of a user created by the factories. */
export function toActor(user: { id: string; workspaceId: string }): Actor {
  return {
    userId: user.id,
    workspaceId: user.workspaceId,
    role: "owner",
    locale: "en",
    zone: "Europe/Berlin",
  };
}
