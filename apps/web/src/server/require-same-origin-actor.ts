import type { Actor } from "@takt/domain/shared/actor";
import type { Act } from "@takt/domain/workspaces/model/acts";
import { HttpError } from "./error-response";
import { requireActor } from "./require-actor";
import { isSameOrigin } from "./same-origin";

/**
 * Returns the actor of a route handler that changes something; the request has to be same-origin. Throws HttpError, and
 * refuses as requireActor does.
 * @param slug of the workspace, as requireActor takes it
 */
export async function requireSameOriginActor(request: Request, act: Act, slug?: string): Promise<Actor> {
  if (!isSameOrigin(request)) throw new HttpError(403, "foreign_origin");
  return requireActor(act, slug);
}
