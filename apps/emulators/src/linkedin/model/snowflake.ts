import { randomInt } from "node:crypto";

/** An id like LinkedIn's: `id >> 22` is the Unix time in ms (Microsoft Learn, Posts API). */
export function snowflake(now: number): string {
  return String((BigInt(Math.floor(now)) << 22n) | BigInt(randomInt(2 ** 22)));
}

/**
 * The URN of a post's activity. LinkedIn mints its number moments after that of the share or ugcPost, so the two are not
 * equal (docs/linkedin-api.md, The member's own files). Here it is 1 to 2,000 ms later, always the same for a post.
 */
export function activityUrn(urn: string): string {
  const id = BigInt(urn.slice(urn.lastIndexOf(":") + 1));
  const laterMs = 1n + (id % 2_000n);
  return `urn:li:activity:${id + (laterMs << 22n) + 1n}`;
}
