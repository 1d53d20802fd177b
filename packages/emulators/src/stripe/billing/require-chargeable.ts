import type { Backend } from "../backend";
import { cardError } from "../http/api-error";
import { previewCharge } from "../resources/payment-intents/confirm";
import type { PaymentMethod } from "../store/objects";

/** Throws the bank's refusal of a charge before anything is changed, as `error_if_incomplete` asks for. */
export function requireChargeable(backend: Backend, method: PaymentMethod): void {
  const outcome = previewCharge(backend, method, { offSession: false, authenticated: false });
  if (outcome.kind === "declined") throw cardError(outcome.decline);
  if (outcome.kind === "requires_action")
    throw cardError({
      code: "subscription_payment_intent_requires_action",
      decline_code: null,
      message:
        "Payment for this subscription requires additional user action before it can be completed successfully.",
    });
}
