import type { Stack } from "../harness/start-stack";

const EVERY_MS = 200;

/** Another member's page asks for its posts five times a second, until stopped; answers how long each took, in ms. */
export function watchRequests(stack: Stack, cookie: { name: string; value: string }) {
  const took: number[] = [];
  const pending: Promise<void>[] = [];
  const ask = async () => {
    const began = performance.now();
    const input = encodeURIComponent(JSON.stringify({ json: {} }));
    const response = await fetch(`${stack.webUrl}/api/trpc/posts.list?input=${input}`, {
      headers: { cookie: `${cookie.name}=${cookie.value}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the other member was answered ${response.status}`);
    took.push(performance.now() - began);
  };
  const timer = setInterval(() => void pending.push(ask()), EVERY_MS);
  return async (): Promise<number[]> => {
    clearInterval(timer);
    await Promise.all(pending);
    return took.map(Math.round).sort((a, b) => a - b);
  };
}
