import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import {
  address,
  emptyable,
  expand,
  integer,
  mergeMetadata,
  metadata,
  paramsOf,
  refuse,
  text,
  toAddress,
} from "../../http/params";
import type { PaymentMethod } from "../../store/objects";
import { updateObject } from "../save";

const month = integer.refine(
  (value) => value >= 1 && value <= 12,
  refuse("invalid_expiry_month", () => "Your card's expiration month is invalid."),
);
const clearable = emptyable(text).optional();

export const updateParams = paramsOf<Stripe.PaymentMethodUpdateParams>()(
  {
    billing_details: paramsOf<Stripe.PaymentMethodUpdateParams.BillingDetails>()(
      { address: emptyable(address).optional(), email: clearable, name: clearable, phone: clearable },
      ["tax_id"],
    ).optional(),
    card: paramsOf<Stripe.PaymentMethodUpdateParams.Card>()(
      { exp_month: month.optional(), exp_year: integer.optional() },
      ["networks"],
    ).optional(),
    expand,
    metadata: metadata.optional(),
  },
  ["allow_redisplay", "us_bank_account"],
);

/** Changes a payment method by the API. */
export function updateMethod(
  backend: Backend,
  before: PaymentMethod,
  { billing_details, card, metadata: data }: z.output<typeof updateParams>,
): PaymentMethod {
  const { address: place, email, name, phone } = billing_details ?? {};
  const details = before.billing_details;
  const change: Partial<PaymentMethod> = {
    billing_details: {
      ...details,
      address: place === undefined ? details.address : place && toAddress(place),
      email: email === undefined ? details.email : email,
      name: name === undefined ? details.name : name,
      phone: phone === undefined ? details.phone : phone,
    },
    ...withExpiry(before, card ?? {}),
    metadata: mergeMetadata(before.metadata ?? {}, data),
  };
  return updateObject(backend, "payment_method", before, change, "payment_method.updated");
}

type Expiry = { exp_month?: number | undefined; exp_year?: number | undefined };

/** A card with another expiry; nothing for what is no card. */
export function withExpiry({ card }: PaymentMethod, { exp_month, exp_year }: Expiry): Partial<PaymentMethod> {
  if (!card) return {};
  return { card: { ...card, exp_month: exp_month ?? card.exp_month, exp_year: exp_year ?? card.exp_year } };
}
