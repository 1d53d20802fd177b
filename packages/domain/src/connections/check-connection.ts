import type { ConnectionsDeps } from "./deps";
import { invalidateConnection } from "./invalidate-connection";
import { openToken } from "./open-token";

type Connection = { userId: string; sealedToken: string | null; generation: number };

/**
 * Asks LinkedIn whether it still takes the token of an active connection, as its user's row holds it. Returns false when
 * the token is refused, which ends the connection; an answer that says nothing about the token, and no answer, leave it
 * as it is.
 */
export async function checkConnection(
  deps: Pick<ConnectionsDeps, "db" | "vault" | "log" | "checkToken">,
  { userId, sealedToken, generation }: Connection,
): Promise<boolean> {
  if (sealedToken === null) return false;
  const token = openToken(deps, { userId, sealedToken });
  if (token === null) return true;
  const outcome = await deps.checkToken(token);
  if (outcome.kind === "read") return true;
  deps.log.warn("connections.token_checked", { userId, ...outcome });
  if (outcome.kind !== "unauthorized") return true;
  return !(await invalidateConnection(deps.db, userId, generation, outcome.why));
}
