import { createHash } from "node:crypto";

/** SHA-256 of a text: proves later which one it was. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
