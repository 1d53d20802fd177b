import type { StripeSubscription } from "./stripe-subscription";

const GIVES_ACCESS = new Set(["active", "trialing", "past_due"]);
const IS_OVER = new Set(["canceled", "incomplete_expired"]);

export type Choice = {
  /** The subscription that counts; null when there is none, and none has been paid for. */
  current: StripeSubscription | null;
  /** Others that are charged as well, bought by the same user in another tab. */
  duplicates: StripeSubscription[];
};

/**
 * Chooses among a customer's subscriptions, in any order: the oldest that gives access, because what was bought first
 * stays; else the newest that is not over; else the newest that is. One that was never paid and has lapsed is none.
 */
export function chooseSubscription(all: readonly StripeSubscription[]): Choice {
  const oldestFirst = all
    .filter(({ status }) => status !== "incomplete_expired")
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  const [first, ...others] = oldestFirst.filter(({ status }) => GIVES_ACCESS.has(status));
  // One that an operator has made by hand, without our metadata, is not touched.
  if (first) return { current: first, duplicates: others.filter(({ orderId }) => orderId !== null) };
  const current = oldestFirst.findLast(({ status }) => !IS_OVER.has(status)) ?? oldestFirst.at(-1) ?? null;
  return { current, duplicates: [] };
}
