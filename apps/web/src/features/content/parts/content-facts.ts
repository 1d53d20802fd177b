import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import type { OptionalService } from "@takt/domain/privacy/model/browser-storage/optional-services";

type Installation = {
  sells: boolean;
  salesTerms: Pick<SalesTerms, "moneyBackDays">;
  optionalServices: readonly OptionalService[];
};

/** Returns what articles claim of this installation where it is so, as `{{if name}}`. */
export function contentFacts({ sells, salesTerms, optionalServices }: Installation): Record<string, boolean> {
  return {
    sells,
    moneyBack: salesTerms.moneyBackDays > 0,
    insight: optionalServices.includes("linkedinInsight"),
  };
}
