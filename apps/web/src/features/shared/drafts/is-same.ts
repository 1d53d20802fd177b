import { hashKey } from "@tanstack/react-query";

/** Whether two values are equal. Drafts are small plain data; PostgreSQL returns the keys of JSON in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
