import type { Context } from "hono";
import { errors } from "../model/errors";

/**
 * The URN in the path after `prefix`. It must be percent-encoded whole: a raw colon is a 400 (Microsoft Learn, Protocol
 * Versions).
 */
export function pathUrn(c: Context, prefix: string): string {
  const raw = new URL(c.req.url).pathname.slice(prefix.length);
  if (raw.includes(":")) throw errors.illegalPath();
  const urn = decode(raw);
  if (!/^urn:li:\w+:[\w-]+$/.test(urn)) throw errors.illegalPath();
  return urn;
}

/** The segments of the path after `prefix`, each an URN that is percent-encoded whole or a name. */
export function pathUrns(c: Context, prefix: string): string[] {
  const raw = new URL(c.req.url).pathname.slice(prefix.length);
  if (raw.includes(":")) throw errors.illegalPath();
  return raw.split("/").map(decode);
}

function decode(raw: string) {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw errors.illegalPath();
  }
}
