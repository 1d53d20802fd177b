import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const PREFIX = "takt_live_";
const SECRET_LENGTH = 43;
/** Of a CRC-32 in base 36. */
const CHECK_LENGTH = 7;
const TOKEN = new RegExp(`^${PREFIX}[\\w-]{${SECRET_LENGTH}}[0-9a-z]{${CHECK_LENGTH}}$`);

/** A new key with 256 random bits: itself, the hash of it that is kept, and its last four characters. */
export function createApiToken(): { token: string; tokenHash: string; hint: string } {
  const secret = randomBytes(32).toString("base64url");
  const token = `${PREFIX}${secret}${checksum(secret)}`;
  return { token, tokenHash: hashApiToken(token), hint: token.slice(-4) };
}

/**
 * Tells whether a text has the form of a key, its checksum included: a typing error costs no query, and a scanner for
 * leaked secrets finds keys without asking Takt.
 */
export function isApiToken(text: string): boolean {
  if (!TOKEN.test(text)) return false;
  const secret = text.slice(PREFIX.length, PREFIX.length + SECRET_LENGTH);
  return text.endsWith(checksum(secret));
}

/** Returns the SHA-256 of a key, in hexadecimal digits. */
export function hashApiToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const checksum = (secret: string) => crc32(secret).toString(36).padStart(CHECK_LENGTH, "0");
