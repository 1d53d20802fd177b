import { createHmac } from "node:crypto";

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
