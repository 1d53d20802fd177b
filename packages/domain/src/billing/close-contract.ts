import type { BillingDeps } from "./deps";
import { type LedgerProblem, toSettlement } from "./model/contract-ledger";
import type { PaymentFailure, Refund } from "./ports/payments";

/** How a contract was closed. With `problems` nothing was moved: a person has to decide. */
export type ClosedContract =
  | { kind: "closed"; refund: Refund | null; dueCents: number }
  | { kind: "undecided"; problems: string[] };

type Contract = {
  subscriptionId: string;
  /** The owed part of its price. */
  usedCents: number;
  /** Repeated with the same key it moves nothing twice. */
  key: string;
};

/**
 * Pays back what is left of a contract after what was used, with all that has happened to it: changes, credit, refunds of
 * before. Money goes back to the payments, the newest first; credit that the contract gave is taken back. A ledger that no
 * sum can be drawn from, or a refund that the provider refuses, is left to a person.
 */
export async function closeContract(
  { payments }: Pick<BillingDeps, "payments">,
  { subscriptionId, usedCents, key }: Contract,
): Promise<ClosedContract | PaymentFailure> {
  const read = await payments.getLedger({ subscriptionId, key });
  if (read.kind === "refused") return { kind: "undecided", problems: [read.code] };
  if (read.kind !== "ok") return read;
  const problems: LedgerProblem[] = read.value.problems;
  if (problems.length > 0) return { kind: "undecided", problems };
  const { refundCents, creditChangeCents } = toSettlement(read.value, usedCents);
  // First the credit: while it is there, a new contract could spend it.
  const moved =
    creditChangeCents === 0
      ? null
      : await payments.changeCredit({ subscriptionId, cents: creditChangeCents, key });
  if (moved?.kind === "refused") return { kind: "undecided", problems: [moved.code] };
  if (moved && moved.kind !== "ok") return moved;
  if (refundCents === 0) return { kind: "closed", refund: null, dueCents: 0 };
  const refunded = await payments.refund({ subscriptionId, amountCents: refundCents, key });
  if (refunded.kind === "refused") return { kind: "undecided", problems: [refunded.code] };
  if (refunded.kind !== "ok") return refunded;
  return { kind: "closed", refund: refunded.value, dueCents: refundCents };
}
