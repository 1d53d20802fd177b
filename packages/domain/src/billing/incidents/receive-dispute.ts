import { formatAmount } from "../../shared/format-money";
import type { SyncDeps } from "../deps";
import type { PaymentFailure } from "../ports/payments";
import { openIncident } from "./open-incident";

/**
 * Opens an incident for a dispute, or writes what has become of it, and returns its customer. While a payment is disputed a
 * contract is closed by a person alone. Answers a failure of the payment provider.
 */
export async function receiveDispute(
  deps: SyncDeps,
  disputeId: string,
): Promise<{ kind: "received"; customerId: string | null } | PaymentFailure> {
  const read = await deps.payments.getDispute(disputeId);
  if (read.kind !== "ok") return read;
  const { customerId, amountCents, currency, reason, status } = read.value;
  const user = customerId
    ? await deps.db.user.findUnique({ where: { stripeCustomerId: customerId }, select: { id: true } })
    : null;
  const detail = `${formatAmount(amountCents, currency)}, ${reason}, ${status}`;
  // Stripe tells of the account's disputes: one of a customer who is gone needs a person as well.
  await openIncident(deps, { kind: "dispute", userId: user?.id ?? null, subject: disputeId, detail });
  await deps.db.billingIncident.updateMany({
    where: { kind: "dispute", subject: disputeId },
    data: { detail },
  });
  return { kind: "received", customerId };
}
