import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Has the shape of the domain's port connections/ports/tokens.ts, which this package does not import. */
export type TokenVault = {
  seal(plain: string, subject: string): string;
  open(sealed: string, subject: string): string;
};

/**
 * Creates a vault that seals tokens with AES-256-GCM and a random 96-bit IV. `subject` is authenticated too, so a
 * sealed text opens only for the subject it was sealed for. A sealed text is `v1:kid:iv:ct:tag`, the last three in
 * base64url.
 * @param keys `k1:base64,k2:base64`: the first key seals, any opens. To rotate, put a new one in front.
 */
export function createTokenVault(keys: string): TokenVault {
  const ring = readKeys(keys);
  const first = [...ring][0];
  if (!first) throw new Error("TOKEN_KEYS holds no key");
  const [sealingId, sealingKey] = first;
  return {
    seal(plain, subject) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, iv);
      cipher.setAAD(Buffer.from(subject));
      const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return ["v1", sealingId, ...[iv, text, cipher.getAuthTag()].map(encode)].join(":");
    },
    open(sealed, subject) {
      const [version, id = "", iv, text, tag, ...rest] = sealed.split(":");
      const key = ring.get(id);
      if (version !== "v1" || !iv || text === undefined || !tag || rest.length)
        throw new Error("not a sealed token");
      if (!key) throw new Error(`no key "${id}" in TOKEN_KEYS`);
      const decipher = createDecipheriv("aes-256-gcm", key, decode(iv), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(subject));
      decipher.setAuthTag(decode(tag));
      return Buffer.concat([decipher.update(decode(text)), decipher.final()]).toString("utf8");
    },
  };
}

function readKeys(keys: string): Map<string, Buffer> {
  return new Map(
    keys.split(",").map((entry) => {
      const at = entry.indexOf(":");
      const key = Buffer.from(entry.slice(at + 1), "base64");
      if (at < 1 || key.length !== 32)
        throw new Error("TOKEN_KEYS must be kid:base64, with 32 bytes in each");
      return [entry.slice(0, at), key];
    }),
  );
}

const encode = (bytes: Buffer) => bytes.toString("base64url");
const decode = (text: string) => Buffer.from(text, "base64url");
