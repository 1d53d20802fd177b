import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@takt/db/testing/connect-test-database";

type SessionFields = { userAgent?: string; lastSeenAt?: Date };

/** Signs a user in by creating a session row; returns the cookie (without `__Secure-`, because of http). */
export async function signIn(
  db: Db,
  userId: string,
  fields: SessionFields = {},
): Promise<{ name: string; value: string }> {
  const value = randomBytes(32).toString("base64url");
  const sessionToken = createHash("sha256").update(value).digest("hex");
  const expires = new Date(Date.now() + 86_400_000);
  await db.session.create({ data: { sessionToken, userId, expires, ...fields } });
  return { name: "authjs.session-token", value };
}
