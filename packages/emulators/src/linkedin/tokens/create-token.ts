import { randomBytes } from "node:crypto";
import type { Token } from "../entities";

/** Creates an opaque random token, about as long as LinkedIn's. */
export function createToken(token: Omit<Token, "token">): Token {
  const prefix = token.kind === "access" ? "AQV" : "AQW";
  return { ...token, token: prefix + randomBytes(261).toString("base64url") };
}
