import { createHmac } from "node:crypto";
import type { Backend } from "../backend";

/** The `t` of a picture URL that is valid until `end` (Unix seconds). */
export function pictureSignature(backend: Backend, sub: string, end: number): string {
  return createHmac("sha256", backend.store.key.kid).update(`${sub} ${end}`).digest("base64url");
}
