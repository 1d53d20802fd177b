import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { PLAN_IDS, type PlanId } from "@takt/domain/plans/model/plans";
import type { TFunction } from "i18next";

export type Sales = {
  /** Whether plans are sold. */
  sells: boolean;
  salesTerms: SalesTerms;
};

/** Returns the plans that this installation offers: without payments everybody has the free one. */
export function offeredPlans({ sells }: Pick<Sales, "sells">): readonly PlanId[] {
  return sells ? PLAN_IDS : ["free"];
}

/** Returns what the pricing says of the terms, which the installation's settings decide. */
export function salesClaims(t: TFunction<["landing", "billing"]>, { sells, salesTerms }: Sales): string[] {
  if (!sells) return [];
  const { tax, moneyBackDays: days } = salesTerms;
  return [...(days > 0 ? [t("pricing.guarantee", { days })] : []), t(`billing:order.tax.${tax}`)];
}
