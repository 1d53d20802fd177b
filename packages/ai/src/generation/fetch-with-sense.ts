import { readRefusal } from "./read-refusal";

/** A user is waiting: who asks us to come back later than this has refused. */
const LONGEST_WAIT_SECONDS = 10;
/** Answers that say what in a request a server does not know. */
const REFUSALS: readonly number[] = [400, 404, 422];
const EMPTY_ACCOUNT = /insufficient_quota|billing_hard_limit_reached/;

/**
 * `fetch` for the SDK, which tries again after every 429 and sleeps as long as it is told: an empty account stays empty,
 * and nobody waits an hour. Such answers get the header by which a server says so itself. What a refusal says is put
 * where the SDK looks for it.
 */
export function fetchWithSense(fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const refused = REFUSALS.includes(response.status);
    if (!refused && response.status !== 429 && response.status !== 503) return response;
    const body = await response.text();
    const headers = new Headers(response.headers);
    if (refused) return new Response(readRefusal(body), { status: response.status, headers });
    if (EMPTY_ACCOUNT.test(body) || asksForPatience(headers)) headers.set("x-should-retry", "false");
    return new Response(body, { status: response.status, headers });
  };
}

function asksForPatience(headers: Headers): boolean {
  const milliseconds = headers.get("retry-after-ms");
  const given = headers.get("retry-after");
  if (milliseconds) return Number(milliseconds) > LONGEST_WAIT_SECONDS * 1000;
  if (!given) return false;
  const seconds = Number(given);
  // A date else.
  return Number.isNaN(seconds) || seconds > LONGEST_WAIT_SECONDS;
}
