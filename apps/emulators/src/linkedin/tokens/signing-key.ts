import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";

export type SigningKey = { kid: string; privatePem: string; jwk: { kty: string; n: string; e: string } };

/** A new RSA key for id_tokens (RS256). */
export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return {
    kid: randomUUID(),
    privatePem: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    jwk: publicKey.export({ format: "jwk" }) as SigningKey["jwk"],
  };
}

/** Signs `claims` as a JSON Web Token with RS256. */
export function signJwt(key: SigningKey, claims: Record<string, unknown>): string {
  const head = encode({ alg: "RS256", typ: "JWT", kid: key.kid });
  const signed = `${head}.${encode(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key.privatePem, "base64url")}`;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
