import type { Backend } from "../../backend";
import type { PaymentIntent } from "../../store/objects";
import { updateObject } from "../save";

/** Cancels a payment that will not be made any more; one that was made stays. */
export function cancelPaymentIntent(
  backend: Backend,
  intent: PaymentIntent,
  reason: "abandoned" | "void_invoice" | "automatic",
): void {
  if (intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing") return;
  updateObject(
    backend,
    "payment_intent",
    intent,
    { canceled_at: backend.now(), cancellation_reason: reason, next_action: null, status: "canceled" },
    "payment_intent.canceled",
  );
}
