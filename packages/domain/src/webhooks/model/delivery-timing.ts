const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses before the second and each further try (Standard Webhooks 1.0.0, Deliverability and reliability). */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];

/** How much later than its time a retry may be, so that those of an outage do not all come at once. */
const JITTER = 0.1;

/** How long a claim lasts: longer than a request, and the writing of its answer, can take. */
export const LEASE_MS = 60 * SECOND_MS;

/** The pause that an endpoint gets that asks for time without saying how much. */
const PAUSE_MS = MINUTE_MS;
const MAX_PAUSE_MS = 24 * HOUR_MS;

/**
 * Returns the pause after a failed try, the first of which is 1; null after the last one. It is the same whenever it is
 * asked of the same delivery and try.
 */
export function retryDelayMs(deliveryId: string, tries: number): number | null {
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  // The last digits of an id are random.
  const part = ((parseInt(deliveryId.slice(-4), 16) + tries * 7919) % 65_536) / 65_536;
  return Math.round(delay * (1 + JITTER * part));
}

/** Returns how long nothing is sent to an endpoint that asked for time: `retryAfter` seconds, up to a day. */
export const pauseMs = (retryAfter: number | null): number =>
  Math.min(retryAfter === null ? PAUSE_MS : retryAfter * SECOND_MS, MAX_PAUSE_MS);
