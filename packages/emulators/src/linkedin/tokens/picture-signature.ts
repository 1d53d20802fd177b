import { createHmac } from "node:crypto";
import type { World } from "../world";

/** The `t` of a picture URL that is good until `end` (Unix seconds). */
export function pictureSignature(world: World, sub: string, end: number): string {
  return createHmac("sha256", world.store.key.kid).update(`${sub} ${end}`).digest("base64url");
}
