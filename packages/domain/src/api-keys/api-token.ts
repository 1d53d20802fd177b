import { crc32 } from "node:zlib";
import { createSecret, hashSecret } from "../secrets/secret-token";

const PREFIX = "takt_live_";
const SECRET_LENGTH = 43;
/** Of a CRC-32 in base 36. */
const CHECK_LENGTH = 7;
const TOKEN = new RegExp(`^${PREFIX}[\\w-]{${SECRET_LENGTH}}[0-9a-z]{${CHECK_LENGTH}}$`);

/** A new key with 256 random bits: itself, the hash of it that is kept, and its last four characters. */
export function createApiToken(): { token: string; tokenHash: string; hint: string } {
  const secret = createSecret();
  const token = `${PREFIX}${secret}${checksum(secret)}`;
  return { token, tokenHash: hashSecret(token), hint: token.slice(-4) };
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

const checksum = (secret: string) => crc32(secret).toString(36).padStart(CHECK_LENGTH, "0");
