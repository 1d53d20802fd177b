import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { useT } from "~/i18n/use-t";
import { useMemo } from "react";
import { useLocale } from "~/features/shared/use-locale";

/** The formatters of figures in the page's language. */
export function useNumbers() {
  const locale = useLocale();
  const { t } = useT("analytics");
  return useMemo(() => {
    const whole = new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 0 });
    const one = new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(INTL_LOCALE[locale], {
      style: "percent",
      maximumFractionDigits: 1,
    });
    const change = new Intl.NumberFormat(INTL_LOCALE[locale], {
      style: "percent",
      maximumFractionDigits: 0,
      signDisplay: "exceptZero",
    });
    const known = (format: Intl.NumberFormat) => (value: number | null | undefined) =>
      value === null || value === undefined ? t("unknown") : format.format(value);
    return { whole: known(whole), decimal: known(one), percent: known(percent), change: known(change) };
  }, [locale, t]);
}

/** Formats calendar days (YYYY-MM-DD), which have no zone: `23 Nov 2026`, short `23 Nov`. */
export function useDays() {
  const locale = useLocale();
  return useMemo(() => {
    const format = (style: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(INTL_LOCALE[locale], { ...style, timeZone: "UTC" });
      return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
    };
    return {
      long: format({ day: "numeric", month: "short", year: "numeric" }),
      short: format({ day: "numeric", month: "short" }),
    };
  }, [locale]);
}

/** The name of a weekday, 1 is Monday: `Monday`, short `Mon`. */
export function useWeekdays() {
  const locale = useLocale();
  return useMemo(() => {
    const format = (weekday: "long" | "short") => {
      const formatter = new Intl.DateTimeFormat(INTL_LOCALE[locale], { weekday, timeZone: "UTC" });
      // 2024 began with a Monday.
      return (day: number) => formatter.format(Date.UTC(2024, 0, day));
    };
    return { long: format("long"), short: format("short") };
  }, [locale]);
}
