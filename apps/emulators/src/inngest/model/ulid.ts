import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A ULID (26 characters): 48 bits of time in ms, 80 bits of randomness, or of `entropy` where an id must be repeatable. */
export function ulid(ms: number, entropy: Uint8Array = randomBytes(10)): string {
  let bits = BigInt(Math.max(0, Math.trunc(ms)));
  for (const byte of entropy.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  let text = "";
  for (let i = 0; i < 26; i++) {
    text = ALPHABET[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}
