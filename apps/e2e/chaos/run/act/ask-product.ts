import type { World } from "../world";

export type Answer<Value> =
  | { result: "confirmed"; value: Value }
  /** The product said no, and nothing was changed. */
  | { result: "refused"; code: string }
  /** No answer, or an error in the middle: done or not, nobody knows. */
  | { result: "lost"; code: string };

/** Longer than a disconnect waits for what is in flight. */
const PATIENCE_MS = 45_000;

/** One call of the product's own API, as a page of the user makes it. */
export async function askProduct<Value>(
  { stack }: Pick<World, "stack">,
  cookie: { name: string; value: string },
  kind: "query" | "mutation",
  path: string,
  input: unknown,
): Promise<Answer<Value>> {
  const body = JSON.stringify(input === undefined ? {} : { json: input });
  const url = `${stack.webUrl}/api/trpc/${path}`;
  const headers = { cookie: `${cookie.name}=${cookie.value}`, origin: stack.webUrl };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response =
      kind === "query"
        ? await fetch(`${url}?input=${encodeURIComponent(body)}`, { headers, signal })
        : await fetch(url, {
            method: "POST",
            headers: { ...headers, "content-type": "application/json" },
            body,
            signal,
          });
    const text = await response.text();
    if (response.status >= 500) return { result: "lost", code: `HTTP ${response.status}` };
    const answer = JSON.parse(text) as {
      result?: { data: { json: Value } };
      error?: { json?: { message: string }; message?: string };
    };
    if (response.ok) return { result: "confirmed", value: answer.result!.data.json };
    return { result: "refused", code: answer.error?.json?.message ?? answer.error?.message ?? text };
  } catch (cause) {
    return { result: "lost", code: String((cause as Error).cause ?? cause) };
  }
}
