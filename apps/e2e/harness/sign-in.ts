import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@takt/db/testing/connect-test-database";

type Seen = { userAgent?: string; lastSeenAt?: Date };

/** Signs a user in by writing the session's row; answers the cookie (http: without `__Secure-`). */
export async function signIn(
  db: Db,
  userId: string,
  seen: Seen = {},
): Promise<{ name: string; value: string }> {
  const value = randomBytes(32).toString("base64url");
  const sessionToken = createHash("sha256").update(value).digest("hex");
  const expires = new Date(Date.now() + 86_400_000);
  await db.session.create({ data: { sessionToken, userId, expires, ...seen } });
  return { name: "authjs.session-token", value };
}
