import type { MiddlewareHandler } from "hono";

const URL_LIMIT = 8_192;
const QUERY_LIMIT = 4_096;

/** 414 for what is too long as an address: it can be sent by a query tunnel (reference 2.2). */
export const urlLimit: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  const query = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
  if (url.length <= URL_LIMIT && query.length <= QUERY_LIMIT) return next();
  return c.json({ status: 414, message: "URI too long" }, 414);
};
