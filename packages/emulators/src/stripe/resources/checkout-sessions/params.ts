import type Stripe from "stripe";
import { z } from "zod";
import { boolean, integer, metadata, pagination, paramsOf, text } from "../../http/params";

export const createParams = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  automatic_tax: z.strictObject({ enabled: boolean }).optional(),
  billing_address_collection: z.literal("required").optional(),
  cancel_url: text,
  client_reference_id: text.optional(),
  consent_collection: z
    .strictObject({
      terms_of_service: z.literal("required"),
    })
    .optional(),
  customer: text,
  customer_update: z
    .strictObject({
      address: z.literal("auto"),
      name: z.literal("auto"),
    })
    .optional(),
  expires_at: integer,
  line_items: z.array(z.strictObject({ price: text, quantity: z.literal("1").transform(Number) })).length(1),
  locale: z.enum(["de", "en"]),
  metadata,
  mode: z.literal("subscription"),
  submit_type: z.literal("subscribe").optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  success_url: text,
  tax_id_collection: z.strictObject({ enabled: boolean }).optional(),
});

export const listParams = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...pagination,
  customer: text.optional(),
});
