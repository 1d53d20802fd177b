import type Stripe from "stripe";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { pageOf } from "../http/list";
import { integer, mergeMetadata, metadata, pagination, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { BalanceTransaction, Customer } from "../store/objects";
import { requireObject, updateObject } from "./save";

const createParams = paramsOf<Stripe.CustomerCreateBalanceTransactionParams>()({
  amount: integer,
  currency: text,
  metadata,
});
const listParams = paramsOf<Stripe.CustomerListBalanceTransactionsParams>()(pagination);

/** The ledger of a customer's balance: create an adjustment, and list. */
export function balanceTransactionRoutes(api: Api, backend: Backend): void {
  const path = "/v1/customers/:id/balance_transactions";
  const returns = "customer_balance_transaction";
  api.post(path, { params: createParams, returns }, ({ amount, currency, metadata: data }, id) => {
    const customer = requireObject(backend, "customer", id);
    const input = { amount, currency, type: "adjustment", metadata: mergeMetadata({}, data) } as const;
    const moved = moveBalance(backend, customer, input);
    if (!moved) throw invalidRequest("The amount must not be zero.", "amount");
    return moved;
  });
  api.get(path, { params: listParams, returns, list: true }, (params, id) => {
    requireObject(backend, "customer", id);
    return pageOf(backend.store.list(returns), params, path.replace(":id", id), (one) => one.customer === id);
  });
}

type Move = Pick<BalanceTransaction, "amount" | "currency" | "type"> &
  Partial<Pick<BalanceTransaction, "invoice" | "credit_note" | "metadata">>;

/** Moves a customer's balance and keeps why: an amount below zero is credit, of zero leaves no trace. */
export function moveBalance(backend: Backend, customer: Customer, move: Move): BalanceTransaction | null {
  if (move.amount === 0) return null;
  const balance = customer.balance + move.amount;
  const transaction: BalanceTransaction = {
    id: backend.newId("cbtxn"),
    object: "customer_balance_transaction",
    created: backend.now(),
    customer: customer.id,
    ending_balance: balance,
    livemode: false,
    metadata: {},
    ...nulls("checkout_session credit_note customer_account description invoice"),
    ...move,
  };
  backend.store.save("customer_balance_transaction", transaction);
  updateObject(backend, customer, { balance, currency: move.currency }, "customer.updated");
  return transaction;
}
