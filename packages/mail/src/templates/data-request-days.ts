import { formatDateTime } from "../format-date-time";
import type { EmailContext } from "./email-parts";

/** Where the operator receives requests: the days of deadlines are days there. */
const ZONE = "Europe/Berlin";

/** Formats a time of a request with its day. */
export const requestTime = (at: Date, { locale }: EmailContext) => formatDateTime(at, ZONE, locale);

/** Formats a day of a request. */
export function requestDay(at: Date, { locale }: EmailContext): string {
  const language = locale === "de" ? "de-DE" : "en-GB";
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: ZONE }).format(at);
}
