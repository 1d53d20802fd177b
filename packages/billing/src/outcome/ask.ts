import Stripe from "stripe";
import { StripeFailure } from "./stripe-failure";

/**
 * Awaits a call of the SDK and checks that the answer is an object of Stripe. The SDK takes any JSON without `error` for
 * a success, whatever its status: an answer of a proxy, for instance, or of another server at that address.
 */
export async function ask<T extends { object: string }>(call: Promise<T>, object: T["object"]): Promise<T> {
  const answer: T | null = await call.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError) throw error;
    // The SDK stumbles over an answer that is JSON, and not an object.
    throw foreign();
  });
  if (answer?.object !== object) throw foreign();
  return answer;
}

const foreign = () => new StripeFailure({ kind: "unavailable", reason: "The answer is not one of Stripe" });

type Page<T> = { object: "list"; data: T[]; has_more: boolean };

const PAGE_SIZE = 100;
/** Ends a list that never ends. */
const MAX_PAGES = 10;

/** Reads the pages of a list, at most a thousand objects, in Stripe's order: newest first. */
export async function askAll<T extends { id: string }>(
  page: (range: { limit: number; starting_after?: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const last = all.at(-1);
    const { data, has_more } = await ask(
      page({ limit: PAGE_SIZE, ...(last && { starting_after: last.id }) }),
      "list",
    );
    all.push(...data);
    if (!has_more || data.length === 0) break;
  }
  return all;
}
