import { generateKeyPairSync, randomUUID } from "node:crypto";

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
