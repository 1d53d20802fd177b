import { INTL_LOCALE } from "../../shared/format-day";
import { numberFormat } from "../../shared/number-format";
import { COUNT_LIMIT } from "./count-limit";

/** Writes how many posts there are: "1,234", and "5,000+" from the number on up to which they are counted. */
export function formatCount(count: number, locale: keyof typeof INTL_LOCALE): string {
  const format = numberFormat(INTL_LOCALE[locale]);
  return count < COUNT_LIMIT ? format.format(count) : `${format.format(COUNT_LIMIT)}+`;
}
