import type { Actor } from "@takt/domain/shared/actor";
import { createContext } from "./api";
import { DoorError } from "./door-error";

/** Who asks at a route handler: signed in and activated, like activeProcedure of the api. Throws DoorError. */
export async function requireActor(): Promise<Actor> {
  const { user } = await createContext();
  if (!user) throw new DoorError(401, "unauthorized");
  if (user.waitlist !== "active") throw new DoorError(403, "forbidden");
  return user.actor;
}
