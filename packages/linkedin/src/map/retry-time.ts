import { endOfUtcDay } from "@takt/domain/shared/day-in";

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;
const MAX_WAIT_MS = 7 * DAY_MS;

/**
 * Returns when to retry after a 429. LinkedIn documents no Retry-After, but one that arrives counts. A DAY limit
 * and the limit for unverified members end at midnight UTC; a bare 429 is retried after a minute
 * (docs/linkedin-api.md, Limits and versions). Times that LinkedIn does not name are spread over up to ten minutes,
 * or half a minute: `random` is in [0, 1).
 */
export function retryTime(
  { retryAfter, message = "" }: { retryAfter?: string | undefined; message?: string | undefined },
  now: number,
  random: number,
): Date {
  const retryAt = retryAfter === undefined ? null : readRetryAfter(retryAfter.trim(), now);
  if (retryAt !== null) return new Date(Math.min(retryAt, now + MAX_WAIT_MS));
  if (/\bDAY limit\b|unverified/i.test(message)) {
    return new Date(endOfUtcDay(now).getTime() + random * 600 * SECOND_MS);
  }
  return new Date(now + (60 + random * 30) * SECOND_MS);
}

/** Reads seconds or an HTTP date (RFC 9110, 10.2.3); returns null for anything else and for a past time. */
function readRetryAfter(value: string, now: number): number | null {
  const at = /^\d+$/.test(value) ? now + Number(value) * SECOND_MS : httpDate(value);
  return at > now ? at : null;
}

/** The beginning is checked strictly, because Date.parse takes "-5" for a year. */
const httpDate = (value: string) => (/^[A-Z][a-z]{2,8},? /.test(value) ? Date.parse(value) : Number.NaN);
