import type { Locale } from "@takt/i18n/locales";
import { formatDayOfMonth } from "./time/format-date-time";

type Data = Readonly<Record<string, string | number>>;

/**
 * Returns what the text of a domain error is filled with: its data, the day of `resetsAt` in `zone`, and `what` as the
 * context that chooses between texts.
 */
export function errorParameters(data: Data, locale: Locale): Data & { day?: string; context?: string } {
  const { resetsAt, zone, what } = data;
  return {
    ...data,
    ...(typeof resetsAt === "string" &&
      typeof zone === "string" && { day: formatDayOfMonth(new Date(resetsAt), zone, locale) }),
    ...(typeof what === "string" && { context: what }),
  };
}
