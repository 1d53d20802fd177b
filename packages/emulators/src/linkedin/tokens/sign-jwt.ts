import { createSign } from "node:crypto";
import type { SigningKey } from "../signing-key";

/** Signs `claims` as a JSON Web Token with RS256. */
export function signJwt(key: SigningKey, claims: Record<string, unknown>): string {
  const head = encode({ alg: "RS256", typ: "JWT", kid: key.kid });
  const signed = `${head}.${encode(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key.privatePem, "base64url")}`;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
