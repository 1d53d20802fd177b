import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { yearlySaving, type PlanId } from "@takt/domain/plans/model/plans";
import type { Locale } from "@takt/i18n/locales";

/** Formats what a year of a plan saves when it is paid at once: `16.7%`, `16,7 %`. */
export function formatSaving(plan: PlanId, locale: Locale): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], { style: "percent", maximumFractionDigits: 1 }).format(
    yearlySaving(plan) / 100,
  );
}
