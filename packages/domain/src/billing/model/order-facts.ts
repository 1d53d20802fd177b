import { PLANS, getPrice } from "../../plans/model/plans";
import type { Offer } from "./order-input";
import type { SalesTerms } from "./sales-terms";

/** The facts of an offer, which the order page shows and an order keeps: what was agreed to. */
export type OrderFacts = Offer & {
  priceCents: number;
  currency: "eur";
  tax: SalesTerms["tax"];
  /** The shortest term, which is also the period of each renewal until it is cancelled. */
  termMonths: 1 | 12;
  aiPostsPerMonth: number;
  withdrawalDays: number;
  /** The terms of use that it was made under. */
  termsVersion: string;
};

/** The version of the terms of use (/terms) that applies now. */
export const TERMS_VERSION = "2";

/** The period in which consumers may withdraw from a contract (German Civil Code, section 355). */
export const WITHDRAWAL_DAYS = 14;

/** Returns the facts of an offer under the terms of this installation. */
export function getOrderFacts({ plan, interval }: Offer, { tax }: Pick<SalesTerms, "tax">): OrderFacts {
  return {
    plan,
    interval,
    priceCents: getPrice(plan, interval),
    currency: "eur",
    tax,
    termMonths: interval === "month" ? 1 : 12,
    aiPostsPerMonth: PLANS[plan].aiPostsPerMonth,
    withdrawalDays: WITHDRAWAL_DAYS,
    termsVersion: TERMS_VERSION,
  };
}
