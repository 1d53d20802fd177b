import { createHash, randomBytes } from "node:crypto";

/** Returns the secret of a new review link, 256 random bits, and the hash of it that is kept. */
export function createReviewToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashReviewToken(token) };
}

/** Returns the SHA-256 of a token, in hexadecimal digits. */
export function hashReviewToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
