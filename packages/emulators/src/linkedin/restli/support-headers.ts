import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Sets the headers that every API response has. */
export const supportHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("x-li-fabric", "prod-local");
  c.res.headers.set("x-li-uuid", randomUUID());
  c.res.headers.set("x-li-request-id", randomUUID());
  c.res.headers.set("x-restli-protocol-version", c.req.header("x-restli-protocol-version") ?? "1.0.0");
};
