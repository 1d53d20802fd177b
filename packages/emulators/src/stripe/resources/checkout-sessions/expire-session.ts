import type { Backend } from "../../backend";
import { cancelPaymentIntent } from "../payment-intents/cancel";
import type { CheckoutSession } from "../../store/objects";
import { updateObject } from "../save";
import { emit } from "../../webhooks/emit";

/** Ends an open session; its page is not there any more. */
export function expireSession(backend: Backend, id: string): CheckoutSession | undefined {
  const session = backend.store.get("checkout.session", id);
  if (session?.status !== "open") return session;
  backend.jobs.cancel("expire_checkout", id);
  const intent = backend.store.get("payment_intent", backend.store.get("checkout_input", id)?.intent ?? "");
  if (intent) cancelPaymentIntent(backend, intent, "abandoned");
  const expired = updateObject(backend, "checkout.session", session, { status: "expired", url: null });
  emit(backend, "checkout.session.expired", expired);
  return expired;
}
