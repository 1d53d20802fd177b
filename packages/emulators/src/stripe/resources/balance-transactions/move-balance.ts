import type { Backend } from "../../backend";
import type { BalanceTransaction, Customer } from "../../store/objects";
import { updateObject } from "../save";

type Move = {
  amount: number;
  currency: string;
  type: BalanceTransaction["type"];
  invoice?: string | null;
  creditNote?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
};

/**
 * Moves a customer's balance and keeps why, as the ledger that it is computed from: an amount below zero is credit. A move
 * of nothing leaves no trace.
 */
export function moveBalance(backend: Backend, customer: Customer, move: Move): BalanceTransaction | null {
  const { amount, currency, type, invoice = null, creditNote = null, description = null } = move;
  if (amount === 0) return null;
  const balance = customer.balance + amount;
  const transaction: BalanceTransaction = {
    id: backend.newId("cbtxn"),
    object: "customer_balance_transaction",
    amount,
    checkout_session: null,
    created: backend.now(),
    credit_note: creditNote,
    currency,
    customer: customer.id,
    customer_account: null,
    description,
    ending_balance: balance,
    invoice,
    livemode: false,
    metadata: move.metadata ?? {},
    type,
  };
  backend.store.save("customer_balance_transaction", transaction);
  updateObject(backend, "customer", customer, { balance, currency }, "customer.updated");
  return transaction;
}
