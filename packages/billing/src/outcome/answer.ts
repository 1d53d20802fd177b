import type { PaymentOutcome, Payments } from "@takt/domain/billing/ports/payments";
import type { Log } from "@takt/domain/shared/core-deps";
import { toFailure } from "./to-failure";

/** Runs a call to Stripe and returns its outcome. A failure is logged; an error that is not of Stripe is thrown. */
export async function answer<T>(
  log: Log,
  call: keyof Payments,
  work: () => Promise<T>,
): Promise<PaymentOutcome<T>> {
  try {
    return { kind: "ok", value: await work() };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    log.warn("stripe.call_failed", { call, ...failure });
    return failure;
  }
}
