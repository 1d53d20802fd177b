import type { Context } from "hono";

/**
 * The `X-RestLi-Method` header in upper case, because its value is case-insensitive (docs/linkedin-api.md, Limits and
 * versions).
 */
export const restliMethod = (c: Context) => c.req.header("x-restli-method")?.toUpperCase();
