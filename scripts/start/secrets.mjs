import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PlainError } from "./plain-error.mjs";

/** The generator of each secret. Without tokenKey the tokens in the database are lost, and users must sign in again. */
const GENERATORS = {
  authSecret: () => randomBytes(32).toString("base64"),
  tokenKey: () => randomBytes(32).toString("base64"),
  linkedinClientSecret: () => randomBytes(16).toString("hex"),
  stripeWebhookSecret: () => `whsec_${randomBytes(16).toString("hex")}`,
  inngestEventKey: () => randomBytes(16).toString("hex"),
  inngestSigningKey: () => `signkey-local-${randomBytes(32).toString("hex")}`,
};
/** @typedef {Record<keyof typeof GENERATORS, string>} Secrets */

/**
 * The secrets of this installation, created once and stored in <data>/secrets.json (mode 0600).
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  /** @type {Partial<Secrets>} */
  const stored = existsSync(file) ? parse(file) : {};
  const all = /** @type {Secrets} */ (
    Object.fromEntries(
      Object.entries(GENERATORS).map(([name, make]) => [
        name,
        stored[/** @type {keyof Secrets} */ (name)] ?? make(),
      ]),
    )
  );
  if (Object.keys(stored).length < Object.keys(all).length) {
    writeFileSync(`${file}.new`, JSON.stringify(all, null, 2), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file); // whole or not at all, whatever kills this process
  }
  return all;
}

/** @param {string} file */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new PlainError(
      `${file} cannot be read (${/** @type {Error} */ (cause).message}). Mend it, or remove it: then everybody signs in again.`,
    );
  }
}
