import { DomainError } from "../shared/domain-error";
import type { BillingErrorCode } from "./model/billing-errors";
import type { PaymentOutcome } from "./ports/payments";

/**
 * Returns the value of a call to the payment provider. Refuses with `payments_not_configured`, `payments_unavailable`,
 * or, when the provider refused the call, with `refused` (reason: the provider's code).
 */
export function requireOk<T>(outcome: PaymentOutcome<T>, refused: BillingErrorCode): T {
  if (outcome.kind === "ok") return outcome.value;
  if (outcome.kind === "not_configured") throw new DomainError<BillingErrorCode>("payments_not_configured");
  if (outcome.kind === "unavailable") throw new DomainError<BillingErrorCode>("payments_unavailable");
  if (outcome.code === "card_declined") throw new DomainError<BillingErrorCode>("payment_declined");
  if (outcome.code === "preview_outdated") throw new DomainError<BillingErrorCode>("preview_outdated");
  throw new DomainError<BillingErrorCode>(refused, { reason: outcome.code });
}
