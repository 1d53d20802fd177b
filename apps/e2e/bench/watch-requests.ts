import type { Db } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";
import type { CreatedUser } from "@takt/db/testing/factories/create-user";
import type { Stack } from "../harness/start-stack";

/** Requests, and how often they are sent. */
const INTERVALS_MS = { "posts of another": 200, "publish now of another": 2_000, health: 200 } as const;
type Request = keyof typeof INTERVALS_MS;
export type Watched = { request: Request; durations: number[]; failed: number };

type Member = { user: CreatedUser; cookie: { name: string; value: string } };

/**
 * Requests a member's posts, publishes posts of theirs now, and asks whether the process lives, each at its own interval,
 * until stopped. Stopping returns, for each, the durations in milliseconds, the shortest first, and the number of
 * requests that were not answered with a success.
 */
export function watchRequests(stack: Stack, db: Db, { user, cookie }: Member) {
  const headers = { cookie: `${cookie.name}=${cookie.value}`, origin: stack.webUrl };
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const requests: Record<Request, () => Promise<Response>> = {
    "posts of another": () => fetch(`${stack.webUrl}/api/trpc/posts.list?input=${input}`, { headers }),
    "publish now of another": async () => {
      const { id, version } = await createPost(db, user, { status: "draft", content: crypto.randomUUID() });
      return fetch(`${stack.webUrl}/api/trpc/posts.publishNow`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ json: { id, version } }),
      });
    },
    health: () => fetch(`${stack.webUrl}/api/health/live`),
  };
  const watches = (Object.keys(INTERVALS_MS) as Request[]).map((request) =>
    watchRequest(request, requests[request]),
  );
  return (): Promise<Watched[]> => Promise.all(watches.map((stop) => stop()));
}

function watchRequest(request: Request, send: () => Promise<Response>): () => Promise<Watched> {
  const durations: number[] = [];
  let failed = 0;
  const pending: Promise<void>[] = [];
  const once = async () => {
    const startedAt = performance.now();
    const response = await send();
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
    durations.push(performance.now() - startedAt);
  };
  const countFailure = () => void (failed += 1);
  const timer = setInterval(() => void pending.push(once().catch(countFailure)), INTERVALS_MS[request]);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    return { request, durations: durations.map(Math.round).sort((a, b) => a - b), failed };
  };
}
