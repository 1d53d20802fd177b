import type { Actor } from "@takt/domain/shared/actor";
import { HttpError } from "./http-error";
import { requireUser } from "./require-user";

/** Returns the actor of a route handler: a signed-in and activated user, like activeProcedure. Throws HttpError. */
export async function requireActor(): Promise<Actor> {
  const user = await requireUser();
  if (user.waitlist !== "active") throw new HttpError(403, "forbidden");
  return user.actor;
}
