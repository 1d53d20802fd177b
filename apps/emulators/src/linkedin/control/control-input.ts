import type { Context } from "hono";

/** The body of a control call: JSON from a client, or a page's form without its empty fields. */
export async function readInput(c: Context): Promise<unknown> {
  if (!c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded")) return c.req.json();
  const form = new URLSearchParams(await c.req.text());
  return Object.fromEntries(
    [...form]
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]),
  );
}

/** The answer to a control call: JSON for a client, and for a form the way back to the page it is on. */
export function answerInput(c: Context, body: object): Response {
  if (!c.req.header("accept")?.includes("text/html")) return c.json(body);
  const page = new URL(c.req.header("referer") ?? "/", c.req.url);
  return c.redirect(page.pathname + page.search, 303);
}
