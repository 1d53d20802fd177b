import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text, which proves later which text it was. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
