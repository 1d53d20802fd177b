import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** Nobody fills in a public form faster; a program does. */
const MIN_AGE_MS = 2_000;
/** How long an open page counts. */
const MAX_AGE_MS = 12 * 3_600_000;

type Settings = { AUTH_SECRET: string };

/**
 * Makes the token of a public form: the time at which its page was made, in epoch milliseconds, and a signature of it.
 * It says nothing of a visitor, and nothing is stored.
 */
export function newFormToken({ AUTH_SECRET }: Settings, now: number): string {
  const random = randomUUID();
  return `${now}.${random}.${sign(`${now}.${random}`, AUTH_SECRET)}`;
}

/**
 * Returns an id of the form with a token: null where it is none of ours, or was made less than two seconds or more than
 * twelve hours ago. Nothing is refused for that, only e-mails wait.
 */
export function readFormToken(token: string, settings: Settings, now: number): string | null {
  const signed = verify(token, settings);
  if (signed === null) return null;
  const age = now - Number(signed.split(".")[0]);
  return age < MIN_AGE_MS || age > MAX_AGE_MS ? null : hash(signed).slice(0, 32);
}

/**
 * Returns the id (a UUID) of what a form declares: the same for the same fields of one page, so that a repeated call
 * declares nothing twice; another one each time where the page is none of ours.
 */
export function declarationId(token: string, fields: object, settings: Settings): string {
  const signed = verify(token, settings);
  if (signed === null) return randomUUID();
  const hex = hash(JSON.stringify([signed, fields]));
  // Version 8: made of what it names (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns what the signature of a token is about; null where it is not ours. */
function verify(token: string, { AUTH_SECRET }: Settings): string | null {
  const [, signed, signature] = /^(\d{1,15}\.[\w-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (signed === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signed, AUTH_SECRET))) ? signed : null;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

const sign = (text: string, secret: string) =>
  createHmac("sha256", secret).update(`form:${text}`).digest("base64url");
