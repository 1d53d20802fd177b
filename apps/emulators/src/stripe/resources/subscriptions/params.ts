import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { boolean, integer, metadata, pagination, paramsOf, text } from "../../http/params";
import type { Price } from "../../store/objects";
import { requireObject } from "../save";

/** Another price of the item that is there; without its id Stripe would add a second item. */
export const changedItem = z.strictObject({ id: text, price: text });

export const createParams = paramsOf<Stripe.SubscriptionCreateParams>()({
  customer: text,
  default_payment_method: text.optional(),
  items: z.array(z.strictObject({ price: text })).length(1),
  metadata,
  trial_period_days: integer.optional(),
});

/** Parameters that do not change the price: the end, and metadata. */
const settings = {
  cancel_at: z.union([z.literal("").transform(() => null), z.literal("min_period_end"), integer]).optional(),
  cancel_at_period_end: boolean.optional(),
  default_payment_method: text.optional(),
  metadata,
};
export const updateParams = z.union([
  paramsOf<Stripe.SubscriptionUpdateParams>()({
    ...settings,
    items: z.array(changedItem).length(1),
    payment_behavior: z.literal("error_if_incomplete"),
    proration_behavior: z.literal("always_invoice"),
    proration_date: integer.optional(),
  }),
  paramsOf<Stripe.SubscriptionUpdateParams>()({
    ...settings,
    items: z.never().optional(),
    proration_behavior: z.literal("none").optional(),
  }),
]);

export const cancelParams = paramsOf<Stripe.SubscriptionCancelParams>()({
  invoice_now: z.literal("false").optional(),
  prorate: z.literal("false").optional(),
});

export const listParams = paramsOf<Stripe.SubscriptionListParams>()({
  ...pagination,
  customer: text.optional(),
  status: z.literal("all"),
});

/** A price that something can be sold at now. */
export function requireActivePrice(backend: Backend, id: string, param: string): Price {
  const price = requireObject(backend, "price", id, param);
  if (!price.active)
    throw invalidRequest("The price specified is inactive. This field only accepts active prices.", param);
  return price;
}
