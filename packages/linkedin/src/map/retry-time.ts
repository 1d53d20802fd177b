const SECOND = 1000;
const DAY = 86_400 * SECOND;
const MAX_WAIT = 7 * DAY;

/**
 * When to try again after a 429. LinkedIn documents no Retry-After; if one comes it counts. A DAY limit, and the
 * one for unverified members, ends at midnight UTC; a bare 429 is tried again after a minute (linkedin-api 7).
 * What is not told by LinkedIn is spread (up to ten minutes, or half of one): `random` is in [0, 1).
 */
export function retryTime(
  { retryAfter, message = "" }: { retryAfter?: string | undefined; message?: string | undefined },
  now: number,
  random: number,
): Date {
  const told = retryAfter === undefined ? null : readRetryAfter(retryAfter.trim(), now);
  if (told !== null) return new Date(Math.min(told, now + MAX_WAIT));
  if (/\bDAY limit\b|unverified/i.test(message)) {
    return new Date((Math.floor(now / DAY) + 1) * DAY + random * 600 * SECOND);
  }
  return new Date(now + (60 + random * 30) * SECOND);
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3); null when it is neither, or lies behind us. */
function readRetryAfter(value: string, now: number): number | null {
  const at = /^\d+$/.test(value) ? now + Number(value) * SECOND : httpDate(value);
  return at > now ? at : null;
}

/** Strict in its beginning: Date.parse takes "-5" for a year. */
const httpDate = (value: string) => (/^[A-Z][a-z]{2,8},? /.test(value) ? Date.parse(value) : Number.NaN);
