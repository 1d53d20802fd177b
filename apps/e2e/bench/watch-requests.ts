import type { Stack } from "../harness/start-stack";

const EVERY_MS = 200;

/**
 * Another member's page asks for its posts five times a second, until stopped. Answers how long each took, in ms, the
 * shortest first, and how many were answered with anything but the posts.
 */
export function watchRequests(stack: Stack, cookie: { name: string; value: string }) {
  const took: number[] = [];
  let refused = 0;
  const pending: Promise<void>[] = [];
  const ask = async () => {
    const began = performance.now();
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    const response = await fetch(`${stack.webUrl}/api/trpc/posts.list?input=${input}`, {
      headers: { cookie: `${cookie.name}=${cookie.value}` },
    });
    await response.arrayBuffer();
    if (!response.ok) refused += 1;
    took.push(performance.now() - began);
  };
  const lost = () => void (refused += 1);
  const timer = setInterval(() => void pending.push(ask().catch(lost)), EVERY_MS);
  return async (): Promise<{ took: number[]; refused: number }> => {
    clearInterval(timer);
    await Promise.all(pending);
    return { took: took.map(Math.round).sort((a, b) => a - b), refused };
  };
}
