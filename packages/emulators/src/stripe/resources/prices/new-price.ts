import type { Backend } from "../../backend";
import type { Interval } from "../../model/periods";
import type { Price } from "../../store/objects";

/** A price per unit, of a product. */
export function newPrice(
  backend: Backend,
  {
    currency,
    product,
    unitAmount,
    recurring,
  }: { currency: string; product: string; unitAmount: number; recurring: Interval | null },
): Price {
  return {
    id: backend.newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: backend.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
}
