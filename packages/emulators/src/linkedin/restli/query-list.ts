import type { Context } from "hono";

/** The decoded values of `name=List(a,b)` in the query; null when it is not a List. */
export function queryList(c: Context, name: string): string[] | null {
  const raw = new RegExp(`[?&]${name}=([^&]*)`).exec(c.req.url)?.[1];
  const inside = /^List\((.*)\)$/.exec(raw ?? "")?.[1];
  if (inside === undefined) return null;
  return inside === "" ? [] : inside.split(",").map(decodeURIComponent);
}
