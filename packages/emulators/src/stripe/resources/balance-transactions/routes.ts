import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest, noSuchObject } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import {
  created,
  expand,
  integer,
  mergeMetadata,
  metadata,
  pagination,
  paramsOf,
  text,
} from "../../http/params";
import { requireObject } from "../save";
import { moveBalance } from "./move-balance";

const createParams = paramsOf<Stripe.CustomerCreateBalanceTransactionParams>()({
  amount: integer,
  currency: text,
  description: text.optional(),
  expand,
  metadata: metadata.optional(),
});
const listParams = paramsOf<Stripe.CustomerListBalanceTransactionsParams>()({
  ...pagination,
  ...created,
  invoice: text.optional(),
});

/** The ledger of a customer's balance: create an adjustment, retrieve and list. */
export function balanceTransactionRoutes(api: Api, backend: Backend): void {
  const path = "/v1/customers/:id/balance_transactions";
  const kind = "customer_balance_transaction";

  api.post(path, { params: createParams, returns: kind }, (params, { id }) => {
    const customer = requireObject(backend, "customer", id);
    const { amount, currency, description = null } = params;
    if (customer.currency && customer.currency !== currency)
      throw invalidRequest(
        `The customer's balance is in ${customer.currency}, which differs from ${currency}.`,
        { param: "currency" },
      );
    const made = moveBalance(backend, customer, {
      amount,
      currency,
      description,
      type: "adjustment",
      metadata: mergeMetadata({}, params.metadata),
    });
    if (!made) throw invalidRequest("The amount must not be zero.", { param: "amount" });
    return made;
  });
  api.get(path, { params: listParams, returns: kind, list: true }, (params, { id }) => {
    requireObject(backend, "customer", id);
    return pageOf(
      backend.store.list(kind),
      params,
      `/v1/customers/${id}/balance_transactions`,
      (one) =>
        one.customer === id &&
        (params.invoice === undefined || one.invoice === params.invoice) &&
        isWithin(one.created, params.created),
    );
  });
  api.get(
    `${path}/:child`,
    { params: paramsOf<Stripe.CustomerRetrieveBalanceTransactionParams>()({ expand }), returns: kind },
    (_, { id, child }) => {
      const found = requireObject(backend, kind, child);
      if (found.customer !== id) throw noSuchObject(kind, child);
      return found;
    },
  );
}
