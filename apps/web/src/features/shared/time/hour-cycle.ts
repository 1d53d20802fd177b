import type { HourCycle } from "@takt/domain/shared/hour-cycles";
import type { Locale } from "@takt/i18n/locales";

export type { HourCycle };

/** Our English is British: both languages count to 24. */
const OF_LANGUAGE: Record<Locale, "h23" | "h12"> = { en: "h23", de: "h23" };

/** Whether hours run to 23 or to 12 for a user of this language with this choice. */
export function hourCycle(choice: HourCycle, locale: Locale): "h23" | "h12" {
  return choice === "auto" ? OF_LANGUAGE[locale] : choice;
}
