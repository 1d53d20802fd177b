/** A payment of a contract. `refundedCents` is what has gone back of it, but for what the settlement itself refunds. */
type LedgerPayment = { paidAt: Date; amountCents: number; refundedCents: number };

/** Why no sum can be drawn from a ledger, so that a person has to decide. */
export type LedgerProblem = "open_invoice" | "disputed" | "credit_note" | "paid_elsewhere" | "no_customer";

/**
 * The money of a contract, as the payment provider has it, whatever has happened with it: payments, changes of plan,
 * credit and refunds. What a settlement has done already, under its key, is left out.
 */
export type ContractLedger = {
  currency: string;
  payments: LedgerPayment[];
  /** The amount that its invoices have added to the customer's credit; below zero: taken from earlier credit. */
  creditedCents: number;
  /** The customer's credit now, of this contract or of others. */
  creditCents: number;
  problems: LedgerProblem[];
};

/** The settlement of a contract: money that goes back, and the sum added to the customer's credit (below zero: taken). */
export type Settlement = { refundCents: number; creditChangeCents: number };

/** Returns what a customer has put into a contract and not got back, in money and in credit; never below zero. */
export function contributedCents({ payments, creditedCents }: ContractLedger): number {
  return Math.max(0, paidCents(payments) - creditedCents);
}

/** Returns what was paid and has not gone back. */
const paidCents = (payments: readonly LedgerPayment[]): number =>
  payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);

/**
 * Settles a contract that is undone, of which `usedCents` are owed. Credit that it gave is taken back where it is still
 * there, and counts as spent where it is not. Money goes back up to what was paid; what was paid with credit of before is
 * credit again.
 */
export function toSettlement(ledger: ContractLedger, usedCents: number): Settlement {
  const paid = paidCents(ledger.payments);
  const takenBack = Math.min(Math.max(0, ledger.creditedCents), ledger.creditCents);
  const due = Math.max(0, paid - ledger.creditedCents + takenBack - usedCents);
  const refundCents = Math.min(paid, due);
  return { refundCents, creditChangeCents: due - refundCents - takenBack };
}
