import type { Actor } from "@takt/domain/shared/actor";
import { requireFreshSignIn } from "@takt/domain/sessions/fresh-sign-in";
import type { LoadedUser } from "@takt/domain/users/load-actor";
import { type Act, requireAct } from "@takt/domain/workspaces/model/acts";
import { createContext } from "./context";
import { deps } from "./deps";
import { HttpError } from "./error-response";

/**
 * Returns the actor of a route handler: a signed-in and activated user, not being deleted, whose role in the workspace
 * allows the act, like memberProcedure. Throws HttpError. Refuses with `act_forbidden` and `workspace_not_found`.
 * @param slug of the workspace, where the request's header cannot name it because a link has made it
 */
export async function requireActor(act: Act, slug?: string): Promise<Actor> {
  const { user } = await requireSession(slug);
  if (user.waitlist !== "active" || user.deletion) throw new HttpError(403, "forbidden");
  requireAct(user.actor, act);
  return user.actor;
}

/** Returns the user of a route handler: signed in, activated or not, like userProcedure. Throws HttpError. */
export async function requireUser(): Promise<LoadedUser> {
  return (await requireSession()).user;
}

/** Returns the same user after a recent sign-in. Throws HttpError, or a DomainError with `sign_in_stale`. */
export async function requireFreshUser(): Promise<LoadedUser> {
  const { user, session } = await requireSession();
  requireFreshSignIn(deps(), session);
  return user;
}

async function requireSession(slug?: string) {
  const { user, session } = await createContext(slug);
  if (!user) throw new HttpError(401, "unauthorized");
  return { user, session };
}
