import { createHash, randomBytes } from "node:crypto";

/** Returns the secret of a new address, 256 random bits, and the hash of it that is stored. */
export function createFeedToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashFeedToken(token) };
}

/** Returns the SHA-256 of a token, in hexadecimal digits. */
export const hashFeedToken = (token: string) => createHash("sha256").update(token).digest("hex");
