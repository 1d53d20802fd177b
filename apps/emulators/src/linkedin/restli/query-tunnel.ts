import type { Hono, MiddlewareHandler } from "hono";
import type { RestEnv } from "./rest-env";

/** Answers a POST that is a GET with its query as form (Microsoft Learn, Query Tunneling); others pass. */
export function queryTunnel(rest: Hono<RestEnv>): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");
    if (c.req.method !== "POST" || c.req.header("x-http-method-override") !== "GET" || !isForm) return next();
    const headers = new Headers(c.req.raw.headers);
    for (const name of ["x-http-method-override", "content-type", "content-length"]) headers.delete(name);
    const query = await c.req.text();
    const url = query === "" ? c.req.url : `${c.req.url}${c.req.url.includes("?") ? "&" : "?"}${query}`;
    return rest.fetch(new Request(url, { headers }), c.env);
  };
}

const MAX_URL_LENGTH = 8_192;
const MAX_QUERY_LENGTH = 4_096;

/** Answers 414 for a URL that is too long; a query tunnel can send it (Microsoft Learn, Query Tunneling). */
export const urlLimit: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  const query = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
  if (url.length <= MAX_URL_LENGTH && query.length <= MAX_QUERY_LENGTH) return next();
  return c.json({ status: 414, message: "URI too long" }, 414);
};
