import { FAILURES, type Failure } from "./failures";

/**
 * The failure that a call itself requests by `emulate failure: quota` anywhere in its text, like a test card of a
 * payment service. It allows trying failures by hand, and tests that run side by side do not affect each other.
 */
export function requestedFailure(body: unknown): Failure | null {
  const name = /emulate failure: ([a-z_]+)/.exec(JSON.stringify(body) ?? "")?.[1];
  return FAILURES.find((failure) => failure === name) ?? null;
}
