import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { noSuchObject } from "../../http/api-error";
import { pageOf } from "../../http/list";
import { expand, pagination, paramsOf, text } from "../../http/params";
import type { TaxId } from "../../store/objects";
import { emit } from "../../webhooks/emit";
import { requireObject } from "../save";
import { createTaxId } from "./create-tax-id";

const createParams = paramsOf<Stripe.CustomerCreateTaxIdParams>()({ type: text, value: text, expand });
const noParams = paramsOf<Stripe.CustomerRetrieveTaxIdParams>()({ expand });

/** The tax ids of a customer: create, retrieve, list and delete. */
export function taxIdRoutes(api: Api, backend: Backend): void {
  const path = "/v1/customers/:id/tax_ids";
  const returns = "tax_id";

  api.post(path, { params: createParams, returns }, (params, { id }) => {
    requireObject(backend, "customer", id);
    return createTaxId(backend, id, params);
  });
  api.get(
    path,
    { params: paramsOf<Stripe.CustomerListTaxIdsParams>()(pagination), returns, list: true },
    (params, { id }) => {
      requireObject(backend, "customer", id);
      return pageOf(
        backend.store.list("tax_id"),
        params,
        `/v1/customers/${id}/tax_ids`,
        ({ customer }) => customer === id,
      );
    },
  );
  api.get(`${path}/:child`, { params: noParams, returns }, (_, { id, child }) => own(id, child));
  api.delete(`${path}/:child`, { params: noParams, returns }, (_, { id, child }) => {
    const taxId = own(id, child);
    backend.store.remove("tax_id", child);
    emit(backend, "customer.tax_id.deleted", taxId);
    return { id: child, object: "tax_id", deleted: true };
  });

  function own(customer: string, id: string): TaxId {
    const taxId = requireObject(backend, "tax_id", id);
    if (taxId.customer !== customer) throw noSuchObject("tax_id", id);
    return taxId;
  }
}
