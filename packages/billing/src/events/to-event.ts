import type { PaymentEvent } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { idOf } from "../id-of";
import { toDate } from "../subscriptions/to-subscription";

type Reference = string | { id: string } | null;

/** The fields of any object of an event that tell whom it is about. */
type Subject = {
  id?: string;
  object: string;
  customer?: Reference;
  metadata?: Record<string, string> | null;
  client_reference_id?: string | null;
  parent?: { subscription_details?: { metadata?: Record<string, string> | null } | null } | null;
};

/** Translates an event of any type. */
export function toEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const subject = data.object as unknown as Subject;
  const { previous_attributes: before } = data as { previous_attributes?: { customer?: Reference } };
  return {
    id,
    type,
    createdAt: toDate(created),
    // A payment method that was detached has no customer any more.
    customerId:
      subject.object === "customer" ? (subject.id ?? null) : idOf(subject.customer ?? before?.customer),
    userId:
      subject.metadata?.user_id ??
      subject.client_reference_id ??
      subject.parent?.subscription_details?.metadata?.user_id ??
      null,
    disputeId: subject.object === "dispute" ? (subject.id ?? null) : null,
    checkoutId: subject.object === "checkout.session" ? (subject.id ?? null) : null,
  };
}
