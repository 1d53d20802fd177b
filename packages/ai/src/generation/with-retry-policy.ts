import { readRefusal } from "./read-refusal";

/** Longest accepted Retry-After, because a user is waiting. */
const MAX_WAIT_SECONDS = 10;
/** Statuses whose body names the unknown part of a request. */
const REFUSALS: readonly number[] = [400, 404, 422];
const QUOTA_EXHAUSTED = /insufficient_quota|billing_hard_limit_reached/;

/**
 * Wraps `fetch` for the SDK, which retries after every 429 and waits as long as the server says: an exhausted quota
 * stays exhausted, and nobody waits an hour. Such answers get the header that forbids a retry. The message of a
 * refusal is put where the SDK reads it.
 */
export function withRetryPolicy(fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const refused = REFUSALS.includes(response.status);
    if (!refused && response.status !== 429 && response.status !== 503) return response;
    const body = await response.text();
    const headers = new Headers(response.headers);
    if (refused) return new Response(readRefusal(body), { status: response.status, headers });
    if (QUOTA_EXHAUSTED.test(body) || exceedsMaxWait(headers)) headers.set("x-should-retry", "false");
    return new Response(body, { status: response.status, headers });
  };
}

function exceedsMaxWait(headers: Headers): boolean {
  const milliseconds = headers.get("retry-after-ms");
  const given = headers.get("retry-after");
  if (milliseconds) return Number(milliseconds) > MAX_WAIT_SECONDS * 1000;
  if (!given) return false;
  const seconds = Number(given);
  // Otherwise the value is a date.
  return Number.isNaN(seconds) || seconds > MAX_WAIT_SECONDS;
}
