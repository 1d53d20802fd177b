import { createHash, randomBytes } from "node:crypto";

/** A new secret for an address or a program: 256 random bits as 43 characters of base64url. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** Returns what is stored of a secret that its owner alone knows: its SHA-256, in hexadecimal digits. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** A new secret, and what is stored of it. */
export function createSecretToken(): { token: string; tokenHash: string } {
  const token = createSecret();
  return { token, tokenHash: hashSecret(token) };
}
