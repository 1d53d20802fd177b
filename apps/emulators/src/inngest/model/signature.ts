import { createHmac, timingSafeEqual, createHash } from "node:crypto";

/**
 * The `x-inngest-signature` of a text: `t=<unix s>&s=<hex HMAC-SHA256(key, text + t)>`.
 * The key's bytes are the characters after `signkey-xxx-`, not the hex they spell (SDK 4.24 source, helpers/net).
 * A call's text must be its canonical JSON (RFC 8785): the SDK parses the body and canonicalises it before hashing.
 * `unixSeconds` is real time: the SDK refuses what is more than five minutes off.
 */
export function sign(text: string, signingKey: string, unixSeconds: number): string {
  const key = signingKey.replace(/^signkey-\w+-/, "");
  const hash = createHmac("sha256", key).update(text).update(String(unixSeconds)).digest("hex");
  return `t=${unixSeconds}&s=${hash}`;
}

const WINDOW_SECONDS = 300;

/** The reason why a signature of this text is invalid, or null. The SDK signs the text of its answers as sent. */
export function verifySignature(
  text: string,
  header: string | undefined,
  signingKey: string,
  unixSeconds: number,
): string | null {
  if (!header) return "no x-inngest-signature";
  const signedAt = Number(new URLSearchParams(header).get("t") ?? Number.NaN);
  if (!Number.isInteger(signedAt)) return "malformed x-inngest-signature";
  if (Math.abs(unixSeconds - signedAt) > WINDOW_SECONDS) return "signature older or newer than five minutes";
  const expected = Buffer.from(sign(text, signingKey, signedAt));
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given)
    ? null
    : "signature of another key or text";
}

/** The SDK's Bearer token: the key's prefix and the SHA-256 of its hex-decoded rest (SDK 4.24, helpers/strings). */
export function hashSigningKey(signingKey: string): string {
  const prefix = /^signkey-\w+-/.exec(signingKey)?.[0] ?? "";
  return (
    prefix +
    createHash("sha256")
      .update(Buffer.from(signingKey.slice(prefix.length), "hex"))
      .digest("hex")
  );
}
