import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { FORM_TOKEN_HEADER } from "../features/shared/light-form/form-token-header";

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
  const random = crypto.randomUUID();
  return `${now}.${random}.${sign(`${now}.${random}`, AUTH_SECRET)}`;
}

/**
 * Returns an id of the form that a request was sent from: null where it sends no token of ours, or one that was made less
 * than two seconds or more than twelve hours ago. Nothing is refused for that, only e-mails wait.
 */
export function readFormToken(
  headers: Pick<Headers, "get">,
  { AUTH_SECRET }: Settings,
  now: number,
): string | null {
  const token = /^((\d{1,15})\.[\w-]{36})\.([\w-]{43})$/.exec(headers.get(FORM_TOKEN_HEADER) ?? "");
  if (!token) return null;
  const [, signed, madeAt, signature] = token as unknown as [string, string, string, string];
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signed, AUTH_SECRET)))) return null;
  const age = now - Number(madeAt);
  if (age < MIN_AGE_MS || age > MAX_AGE_MS) return null;
  return createHash("sha256").update(signed).digest("hex").slice(0, 32);
}

const sign = (text: string, secret: string) =>
  createHmac("sha256", secret).update(`form:${text}`).digest("base64url");
