import type Stripe from "stripe";
import { z } from "zod";
import {
  boolean,
  created,
  emptyable,
  expand,
  integer,
  metadata,
  natural,
  oneOf,
  pagination,
  paramsOf,
  text,
} from "../../http/params";

const interval = oneOf("day", "week", "month", "year");
const common = {
  active: boolean.optional(),
  expand,
  lookup_key: text.max(200).optional(),
  metadata: metadata.optional(),
  nickname: emptyable(text).optional(),
  tax_behavior: oneOf("exclusive", "inclusive", "unspecified").optional(),
  transfer_lookup_key: boolean.optional(),
};
export const createParams = paramsOf<Stripe.PriceCreateParams>()(
  {
    ...common,
    currency: text,
    product: text.optional(),
    product_data: paramsOf<Stripe.PriceCreateParams.ProductData>()(
      { name: text, metadata: metadata.optional() },
      ["active", "id", "statement_descriptor", "tax_code", "tax_details", "unit_label"],
    ).optional(),
    recurring: paramsOf<Stripe.PriceCreateParams.Recurring>()(
      { interval, interval_count: integer.optional(), usage_type: oneOf("licensed").optional() },
      ["meter", "trial_period_days"],
    ).optional(),
    unit_amount: natural.optional(),
  },
  [
    "billing_scheme",
    "currency_options",
    "custom_unit_amount",
    "tiers",
    "tiers_mode",
    "transform_quantity",
    "unit_amount_decimal",
  ],
);
export const updateParams = paramsOf<Stripe.PriceUpdateParams>()(common, ["currency_options"]);
export const listParams = paramsOf<Stripe.PriceListParams>()({
  ...pagination,
  ...created,
  active: boolean.optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  recurring: paramsOf<Stripe.PriceListParams.Recurring>()({ interval: interval.optional() }, [
    "meter",
    "usage_type",
  ]).optional(),
  type: oneOf("one_time", "recurring").optional(),
});
