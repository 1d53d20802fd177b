import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a refusal has taken as long as a silent address does: the time of an answer must not tell a blocked
 * address from a silent one. Resolves to false when `signal` aborts.
 * @param started when the request began, by `performance.now()`
 * @param refusal milliseconds that a silent address takes
 */
export async function padRefusal(started: number, refusal: number, signal: AbortSignal): Promise<boolean> {
  const rest = refusal - (performance.now() - started);
  if (rest <= 0) return true;
  return sleep(rest, true, { signal }).catch(() => false);
}
