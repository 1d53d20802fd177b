import type { PaymentFailure } from "@takt/domain/billing/ports/payments";
import Stripe from "stripe";
import { StripeFailure } from "./stripe-failure";

const { errors } = Stripe;

/** Returns what an error of a call to Stripe means; null for one that is not of Stripe or the network. */
export function toFailure(error: unknown): PaymentFailure | null {
  if (error instanceof StripeFailure) return error.failure;
  if (!(error instanceof errors.StripeError)) return null;
  const { statusCode: status, message } = error;
  // The message of a refused key repeats parts of it.
  if (status === 401 || status === 403)
    return { kind: "not_configured", reason: `Stripe refuses the secret key (status ${status})` };
  if (error instanceof errors.StripeConnectionError) return { kind: "unavailable", reason: message };
  if (error instanceof errors.StripeRateLimitError)
    return { kind: "unavailable", reason: "Stripe allows no more requests for now (status 429)" };
  if (error instanceof errors.StripeAPIError)
    return { kind: "unavailable", reason: `${message} (status ${status ?? "unknown"})` };
  return { kind: "refused", code: error.code ?? error.rawType ?? error.type, reason: message };
}

/** Tells whether Stripe has refused a call because of an object that it does not have, or has no more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing";
