import type { HourCycle } from "@takt/domain/shared/time-settings";
import type { Locale } from "@takt/i18n/locales";

export type { HourCycle };

/** The product's English is British, so both languages use a 24-hour clock. */
const DEFAULT_HOUR_CYCLE: Record<Locale, "h23" | "h12"> = { en: "h23", de: "h23" };

/** The hour cycle for a user with this language and setting. */
export function hourCycle(choice: HourCycle, locale: Locale): "h23" | "h12" {
  return choice === "auto" ? DEFAULT_HOUR_CYCLE[locale] : choice;
}
