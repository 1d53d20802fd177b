import type { Context } from "hono";

/** The `X-RestLi-Method` header; its value is matched without regard to case (reference 2.1). */
export const restliMethod = (c: Context) => c.req.header("x-restli-method")?.toUpperCase();
