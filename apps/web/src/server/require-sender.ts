import type { Actor } from "@takt/domain/shared/actor";
import { DoorError } from "./door-error";
import { requireActor } from "./require-actor";
import { isSameOrigin } from "./same-origin";

/** Who asks for a change at a route handler, from a page of ours. Throws DoorError. */
export async function requireSender(request: Request): Promise<Actor> {
  if (!isSameOrigin(request)) throw new DoorError(403, "foreign_origin");
  return requireActor();
}
