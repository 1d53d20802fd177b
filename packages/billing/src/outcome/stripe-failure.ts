import type { PaymentFailure } from "@takt/domain/billing/ports/payments";

/** A failure of Stripe, thrown inside this package; `answer` turns it into the outcome of the port. */
export class StripeFailure extends Error {
  constructor(readonly failure: PaymentFailure) {
    super(failure.reason);
  }
}

/** Creates the failure of an account in which `what` is missing. */
export const notSetUp = (what: string): StripeFailure =>
  new StripeFailure({ kind: "not_configured", reason: `${what}: run \`npm run stripe:setup\`` });

export const refused = (code: string, reason: string): StripeFailure =>
  new StripeFailure({ kind: "refused", code, reason });
