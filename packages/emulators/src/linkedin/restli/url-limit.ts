import type { MiddlewareHandler } from "hono";

const MAX_URL_LENGTH = 8_192;
const MAX_QUERY_LENGTH = 4_096;

/** Answers 414 for a URL that is too long; a query tunnel can send it (Microsoft Learn, Query Tunneling). */
export const urlLimit: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  const query = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
  if (url.length <= MAX_URL_LENGTH && query.length <= MAX_QUERY_LENGTH) return next();
  return c.json({ status: 414, message: "URI too long" }, 414);
};
