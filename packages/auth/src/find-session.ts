import type { Db } from "@takt/db/client";
import { hashSessionToken } from "./hash-session-token";

/**
 * Finds the session of a cookie; returns null when there is none. Throws when the database is unreachable, where
 * Auth.js's own `auth()` returns nobody (@auth/core, lib/actions/session): an outage must not look like a sign-out.
 */
export async function findSession(
  db: Pick<Db, "session">,
  token: string,
): Promise<{ id: string; userId: string; createdAt: Date; lastSeenAt: Date } | null> {
  return db.session.findFirst({
    where: { sessionToken: hashSessionToken(token), expires: { gt: new Date() } },
    select: { id: true, userId: true, createdAt: true, lastSeenAt: true },
  });
}
