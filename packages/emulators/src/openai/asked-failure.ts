import { FAILURES, type Failure } from "./failures";

/**
 * The failure that a call asks for itself: `emulate failure: quota` anywhere in its words. So people can try one by hand,
 * as with a payment service's test cards, and tests that run side by side do not meet each other's.
 */
export function askedFailure(body: unknown): Failure | null {
  const name = /emulate failure: ([a-z_]+)/.exec(JSON.stringify(body) ?? "")?.[1];
  return FAILURES.find((failure) => failure === name) ?? null;
}
