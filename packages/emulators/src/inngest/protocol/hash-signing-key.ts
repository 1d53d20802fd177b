import { createHash } from "node:crypto";

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
