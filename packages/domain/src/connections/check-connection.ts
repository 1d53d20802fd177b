import type { ConnectionsDeps } from "./deps";
import { invalidateConnection } from "./invalidate-connection";
import { openToken } from "./open-token";

/**
 * Asks LinkedIn whether it still takes the token of a user's active connection. Returns false when the token is refused,
 * which ends the connection; an answer that says nothing about the token leaves it as it is.
 */
export async function checkConnection(
  deps: Pick<ConnectionsDeps, "db" | "vault" | "log" | "checkToken">,
  userId: string,
): Promise<boolean> {
  const user = await deps.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { linkedinAccessToken: true, linkedinGeneration: true },
  });
  if (user.linkedinAccessToken === null) return false;
  const token = openToken(deps, { userId, sealedToken: user.linkedinAccessToken });
  if (token === null) return true;
  const outcome = await deps.checkToken(token);
  if (outcome.kind === "read") return true;
  deps.log.warn("connections.token_checked", { userId, ...outcome });
  if (outcome.kind !== "unauthorized") return true;
  return !(await invalidateConnection(deps.db, userId, user.linkedinGeneration, outcome.why));
}
