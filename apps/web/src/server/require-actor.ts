import type { Actor } from "@takt/domain/shared/actor";
import { DoorError } from "./door-error";
import { requireUser } from "./require-user";

/** Who asks at a route handler: signed in and activated, like activeProcedure of the api. Throws DoorError. */
export async function requireActor(): Promise<Actor> {
  const user = await requireUser();
  if (user.waitlist !== "active") throw new DoorError(403, "forbidden");
  return user.actor;
}
