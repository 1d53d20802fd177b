import type { LoadedUser } from "@takt/domain/users/load-actor";
import { createContext } from "./api";
import { HttpError } from "./http-error";

/** Returns the user of a route handler: signed in, activated or not, like userProcedure. Throws HttpError. */
export async function requireUser(): Promise<LoadedUser> {
  const { user } = await createContext();
  if (!user) throw new HttpError(401, "unauthorized");
  return user;
}
