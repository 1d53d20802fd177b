import type { Stack } from "../harness/start-stack";

const INTERVAL_MS = 200;

/**
 * Requests a member's posts five times a second until stopped. Stopping returns the durations in milliseconds, the
 * shortest first, and the number of requests that did not return the posts.
 */
export function watchRequests(stack: Stack, cookie: { name: string; value: string }) {
  const durations: number[] = [];
  let failed = 0;
  const pending: Promise<void>[] = [];
  const request = async () => {
    const startedAt = performance.now();
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    const response = await fetch(`${stack.webUrl}/api/trpc/posts.list?input=${input}`, {
      headers: { cookie: `${cookie.name}=${cookie.value}` },
    });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
    durations.push(performance.now() - startedAt);
  };
  const countFailure = () => void (failed += 1);
  const timer = setInterval(() => void pending.push(request().catch(countFailure)), INTERVAL_MS);
  return async (): Promise<{ durations: number[]; failed: number }> => {
    clearInterval(timer);
    await Promise.all(pending);
    return { durations: durations.map(Math.round).sort((a, b) => a - b), failed };
  };
}
