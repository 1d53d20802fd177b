import type { Db } from "@takt/db/client";
import { createHash } from "node:crypto";

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

/**
 * Returns the hex SHA-256 of a session token. The sessions table stores only this hash, so its readers cannot sign
 * in with it.
 */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
