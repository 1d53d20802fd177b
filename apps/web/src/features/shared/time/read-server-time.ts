/* oxlint-disable takt/device-clock -- here the clocks meet */
import type { ClockReading } from "./clock-offset";

/** The Date header has whole seconds (RFC 9110, section 5.6.7). */
const HEADER_STEP_MS = 1000;

/** Reads the Date header of an answer that took `tookMs`; null without one, or when a cache has answered. */
export function readAnswerTime(headers: Headers, tookMs: number): ClockReading | null {
  const serverMs = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(serverMs) || headers.has("age")) return null;
  return { serverMs, deviceMs: Date.now(), tookMs, stepMs: HEADER_STEP_MS };
}

/**
 * Reads the server's time from a page that it rendered at `serverMs`: that was between the request and the end of the answer,
 * which the browser has measured. Null for a page from a cache. The measured times become the device's present time by the time
 * elapsed since, so that a late hydration changes nothing.
 */
export function readPageTime(serverMs: number): ClockReading | null {
  const [page] = performance.getEntriesByType("navigation");
  if (!(page instanceof PerformanceNavigationTiming) || isFromCache(page)) return null;
  const { requestStart, responseEnd } = page;
  const elapsedMs = performance.now();
  // Not there while the rest of the page is still coming.
  const endMs = responseEnd || elapsedMs;
  return { serverMs, deviceMs: Date.now() - (elapsedMs - endMs), tookMs: endMs - requestStart };
}

/** Whether a cache has answered, or the session restore of a browser. */
function isFromCache(page: PerformanceNavigationTiming & { deliveryType?: string }): boolean {
  return page.deliveryType === "cache" || (page.transferSize === 0 && page.workerStart === 0);
}
