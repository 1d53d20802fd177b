import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { fits } from "../http/list";
import { boolean, integer, mergeMetadata, metadata, pagination, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { Price } from "../store/objects";
import { createObject, requireObject, updateObject } from "./save";

const createParams = paramsOf<Stripe.PriceCreateParams>()({
  currency: text.regex(/^[a-z]{3}$/),
  lookup_key: text.optional(),
  metadata,
  product: text,
  recurring: z.strictObject({ interval: z.enum(["week", "month", "year"]) }),
  tax_behavior: z.literal("inclusive").optional(),
  transfer_lookup_key: boolean.optional(),
  unit_amount: integer,
});
const updateParams = paramsOf<Stripe.PriceUpdateParams>()({ active: boolean.optional(), metadata });
const listParams = paramsOf<Stripe.PriceListParams>()({
  ...pagination,
  active: boolean.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
});

/** Prices: create, retrieve, update and list, also by lookup key. */
export function priceRoutes(api: Api, backend: Backend): void {
  const returns = "price";
  const path = "/v1/prices";

  api.post(path, { params: createParams, returns }, (params) => {
    requireObject(backend, "product", params.product, "product");
    freeLookupKey(backend, params);
    return createObject(backend, newPrice(backend, params), "price.created");
  });
  api.retrieve(returns, path);
  api.post(`${path}/:id`, { params: updateParams, returns }, ({ active, metadata: data }, id) => {
    const before = requireObject(backend, returns, id);
    return savePrice(backend, before, {
      active: active ?? before.active,
      metadata: mergeMetadata(before.metadata, data),
    });
  });
  api.list(returns, path, listParams, ({ active, lookup_key: lookup_keys, product }, params) =>
    fits({ active, lookup_keys, product }, params),
  );
}

type Params = z.output<typeof createParams>;

/** Frees a lookup key for a new price: one that has it loses it if it may be transferred, else it is taken. */
function freeLookupKey(backend: Backend, { lookup_key, transfer_lookup_key }: Params): void {
  const owner =
    lookup_key !== undefined && backend.store.list("price").find((price) => price.lookup_key === lookup_key);
  if (!owner) return;
  if (!transfer_lookup_key)
    throw invalidRequest(`A price (\`${owner.id}\`) already uses that lookup key.`, "lookup_key");
  savePrice(backend, owner, { lookup_key: null });
}

/** Saves a change of a price, also where subscriptions show it. */
function savePrice(backend: Backend, before: Price, change: Partial<Price>): Price {
  const price = updateObject(backend, before, change, "price.updated");
  for (const subscription of backend.store.list("subscription")) {
    const data = subscription.items.data.map((item) =>
      item.price.id === price.id ? { ...item, price } : item,
    );
    updateObject(backend, subscription, { items: { ...subscription.items, data } });
  }
  return price;
}

/** A recurring price per unit, of a product. */
const newPrice = (backend: Backend, params: Params): Price => ({
  id: backend.newId("price"),
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: backend.now(),
  currency: params.currency,
  livemode: false,
  lookup_key: params.lookup_key ?? null,
  metadata: mergeMetadata({}, params.metadata),
  product: params.product,
  recurring: {
    interval: params.recurring.interval,
    interval_count: 1,
    usage_type: "licensed",
    ...nulls("meter trial_period_days"),
  },
  tax_behavior: params.tax_behavior ?? "unspecified",
  type: "recurring",
  unit_amount: params.unit_amount,
  unit_amount_decimal: String(params.unit_amount),
  ...nulls("custom_unit_amount nickname tiers_mode transform_quantity"),
});
