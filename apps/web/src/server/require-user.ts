import type { LoadedUser } from "@takt/domain/users/load-actor";
import { createContext } from "./api";
import { DoorError } from "./door-error";

/** Who asks at a route handler: signed in, whatever the waitlist says, like userProcedure of the api. Throws DoorError. */
export async function requireUser(): Promise<LoadedUser> {
  const { user } = await createContext();
  if (!user) throw new DoorError(401, "unauthorized");
  return user;
}
