import type { Actor } from "@takt/domain/shared/actor";
import type { LoadedUser } from "@takt/domain/users/load-actor";
import { createContext } from "./api";
import { HttpError } from "./error-response";

/** Returns the actor of a route handler: a signed-in and activated user, like activeProcedure. Throws HttpError. */
export async function requireActor(): Promise<Actor> {
  const user = await requireUser();
  if (user.waitlist !== "active") throw new HttpError(403, "forbidden");
  return user.actor;
}

/** Returns the user of a route handler: signed in, activated or not, like userProcedure. Throws HttpError. */
export async function requireUser(): Promise<LoadedUser> {
  const { user } = await createContext();
  if (!user) throw new HttpError(401, "unauthorized");
  return user;
}
