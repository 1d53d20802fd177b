import { createHash } from "node:crypto";

/** What the sessions table holds: whoever reads the table cannot sign in with it. Hex SHA-256 of the cookie's value. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
