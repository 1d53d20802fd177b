import { z } from "zod";
import { newId } from "../../shared/row-ref";
import { INTERVALS, PAID_PLAN_IDS } from "../../plans/model/plans";

/** A plan and interval to order. */
export const offerInput = z.strictObject({ plan: z.enum(PAID_PLAN_IDS), interval: z.enum(INTERVALS) });
export type Offer = z.infer<typeof offerInput>;

/** An order as its page showed it. */
const orderFields = {
  ...offerInput.shape,
  /** Made by the page, so that a repeated click orders once. */
  id: newId,
  /** The price that the page showed, of one interval. */
  priceCents: z.int().min(1),
  /** The language of the page: that of the contract. */
  locale: z.enum(["en", "de"]),
};

export const orderInput = z.strictObject({
  ...orderFields,
  /** Whether the customer asks to start before the withdrawal period ends. */
  startNow: z.boolean(),
});
export type OrderInput = z.infer<typeof orderInput>;

/** A change of the present plan: what it is, and what it costs, is in the preview that was shown. */
export const changeInput = z.strictObject({
  id: orderFields.id,
  previewId: z.uuid(),
  locale: orderFields.locale,
});
export type ChangeInput = z.infer<typeof changeInput>;

/** When a subscription is to end: on the earliest day that it can, or with its paid period. */
export const cancelInput = z.strictObject({ end: z.enum(["earliest", "period"]) });
export type CancelInput = z.infer<typeof cancelInput>;

export const checkoutRef = z.strictObject({
  checkoutId: z
    .string()
    .max(200)
    .regex(/^cs_\w+$/),
});

/** Which page of the payment provider opens: the overview, or the one that changes the payment method. */
export const portalInput = z.strictObject({
  page: z.enum(["home", "payment_method"]),
  /** The language of the page, which may be another than the account's. */
  locale: z.enum(["en", "de"]),
});
export type PortalInput = z.infer<typeof portalInput>;
