import type { Dispute } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { idOf } from "../id-of";
import { ask } from "../outcome/ask";

/** Reads a dispute with the customer of its charge. */
export async function getDispute(stripe: Stripe, id: string): Promise<Dispute> {
  const dispute = await ask(stripe.disputes.retrieve(id, { expand: ["charge"] }), "dispute");
  const { amount: amountCents, currency, reason, status, charge } = dispute;
  const customerId = typeof charge === "object" ? idOf(charge.customer) : null;
  return { customerId, amountCents, currency, reason, status };
}
