import { createHash } from "node:crypto";

/**
 * Returns the hex SHA-256 of a session token. The sessions table stores only this hash, so its readers cannot sign
 * in with it.
 */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
