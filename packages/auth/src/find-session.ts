import type { Db } from "@takt/db/client";
import { hashSessionToken } from "./hash-session-token";

/**
 * The user of a session's cookie; null when there is no such session (any more). Throws when the database cannot be
 * asked, where Auth.js's own `auth()` answers "nobody" (@auth/core, lib/actions/session): an outage must not look like
 * a sign-out.
 */
export async function findSession(db: Pick<Db, "session">, token: string): Promise<string | null> {
  const session = await db.session.findFirst({
    where: { sessionToken: hashSessionToken(token), expires: { gt: new Date() } },
    select: { userId: true },
  });
  return session?.userId ?? null;
}
