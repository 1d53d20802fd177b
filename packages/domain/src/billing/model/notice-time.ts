/** Where the operator receives notices: the days of deadlines are days there. */
export const NOTICE_ZONE = "Europe/Berlin";

/** Formats when a notice arrived, to the second and with its zone: the same on the page and in the receipt. */
export function formatNoticeTime(at: Date, locale: "en" | "de"): string {
  return new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    dateStyle: "full",
    timeStyle: "long",
    timeZone: NOTICE_ZONE,
  }).format(at);
}

/** Formats the day of an instant at the operator's place. */
export function formatNoticeDay(at: Date, locale: "en" | "de"): string {
  return new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeZone: NOTICE_ZONE,
  }).format(at);
}

/** Formats a day that was wanted, YYYY-MM-DD. */
export function formatWantedDay(day: string, locale: "en" | "de"): string {
  return formatNoticeDay(new Date(`${day}T12:00:00Z`), locale);
}
