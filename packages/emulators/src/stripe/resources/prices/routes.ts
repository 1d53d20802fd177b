import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import { expand, mergeMetadata, paramsOf } from "../../http/params";
import { newProduct } from "../products/new-product";
import { createObject, requireObject, requireReference } from "../save";
import { savePrice, takeLookupKey } from "./lookup-keys";
import { newPrice } from "./new-price";
import { createParams, listParams, updateParams } from "./params";

/** Prices: create, retrieve, update and list, also by lookup key. */
export function priceRoutes(api: Api, backend: Backend): void {
  const returns = "price";

  api.post("/v1/prices", { params: createParams, returns }, (params) => {
    const { currency, lookup_key = null, recurring, unit_amount, transfer_lookup_key } = params;
    if (!/^[a-z]{3}$/.test(currency.toLowerCase()))
      throw invalidRequest(`Invalid currency: ${currency}.`, { param: "currency" });
    if (unit_amount === undefined)
      throw invalidRequest("Prices require an `unit_amount` or `unit_amount_decimal` parameter to be set.", {
        code: "parameter_missing",
        param: "unit_amount",
      });
    const product = productFor(params);
    if (lookup_key !== null) takeLookupKey(backend, lookup_key, transfer_lookup_key);
    const price = {
      ...newPrice(backend, {
        currency: currency.toLowerCase(),
        product,
        unitAmount: unit_amount,
        recurring: recurring
          ? { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 }
          : null,
      }),
      active: params.active ?? true,
      lookup_key,
      metadata: mergeMetadata({}, params.metadata),
      nickname: params.nickname ?? null,
      tax_behavior: params.tax_behavior ?? "unspecified",
    };
    return createObject(backend, "price", price, "price.created");
  });

  api.get(
    "/v1/prices/:id",
    { params: paramsOf<Stripe.PriceRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "price", id),
  );

  api.post("/v1/prices/:id", { params: updateParams, returns }, (params, { id }) => {
    const before = requireObject(backend, "price", id);
    const { active, lookup_key, nickname, tax_behavior } = params;
    if (
      tax_behavior !== undefined &&
      before.tax_behavior !== "unspecified" &&
      tax_behavior !== before.tax_behavior
    )
      throw invalidRequest(
        `You cannot update \`tax_behavior\` once it has been set to \`${before.tax_behavior}\`.`,
        { param: "tax_behavior" },
      );
    if (lookup_key !== undefined) takeLookupKey(backend, lookup_key, params.transfer_lookup_key, id);
    return savePrice(backend, before, {
      ...(active === undefined ? {} : { active }),
      ...(lookup_key === undefined ? {} : { lookup_key }),
      ...(nickname === undefined ? {} : { nickname }),
      ...(tax_behavior === undefined ? {} : { tax_behavior }),
      metadata: mergeMetadata(before.metadata, params.metadata),
    });
  });

  api.get("/v1/prices", { params: listParams, returns, list: true }, (params) =>
    pageOf(backend.store.list("price"), params, "/v1/prices", (price) => isListed(price, params)),
  );

  function productFor({ product, product_data }: z.output<typeof createParams>): string {
    if (product !== undefined) return requireReference(backend, "product", product, "product").id;
    if (!product_data)
      throw invalidRequest("You must specify either `product` or `product_data` when creating a price.", {
        code: "parameter_missing",
        param: "product",
      });
    const made = {
      ...newProduct(backend, product_data.name),
      metadata: mergeMetadata({}, product_data.metadata),
    };
    return createObject(backend, "product", made, "product.created").id;
  }
}

function isListed(
  price: ReturnType<typeof newPrice>,
  { active, currency, lookup_keys, product, recurring, type, created: range }: z.output<typeof listParams>,
): boolean {
  return (
    (active === undefined || price.active === active) &&
    (currency === undefined || price.currency === currency) &&
    (lookup_keys === undefined || lookup_keys.includes(price.lookup_key ?? "")) &&
    (product === undefined || price.product === product) &&
    (recurring?.interval === undefined || price.recurring?.interval === recurring.interval) &&
    (type === undefined || price.type === type) &&
    isWithin(price.created, range)
  );
}
