import { COUNT_LIMIT } from "@takt/domain/posts/model/count-limit";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import type { Locale } from "@takt/i18n/locales";

/** Writes how many posts there are: "1,234", and "5,000+" from the number on up to which they are counted. */
export function formatCount(count: number, locale: Locale): string {
  const format = numberFormat(INTL_LOCALE[locale]);
  return count < COUNT_LIMIT ? format.format(count) : `${format.format(COUNT_LIMIT)}+`;
}
