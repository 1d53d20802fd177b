import { randomInt } from "node:crypto";

/**
 * A LinkedIn-like 64-bit id as a decimal string: `id >> 22` is the Unix time in milliseconds (Microsoft Learn, Posts
 * API).
 */
export function snowflake(now: number): string {
  return String((BigInt(Math.floor(now)) << 22n) | BigInt(randomInt(2 ** 22)));
}
