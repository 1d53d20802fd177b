export type Locale = "en" | "de";

/** British English: day before month, 24 hours, like everybody who plans in Europe. */
export const INTL_LOCALE: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** An instant in a zone: `Mon, 23 Nov 2026, 09:00`. Put together from parts, so that server and browser agree. */
export function formatDateTime(at: Date, zone: string, locale: Locale): string {
  return `${formatDay(at, zone, locale)}, ${formatTime(at, zone)}`;
}

/** `Mon, 23 Nov 2026`, in German `Mo., 23. Nov. 2026`. */
export function formatDay(at: Date, zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: zone,
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const dot = locale === "de" ? "." : "";
  return `${withDot(part("weekday"), dot)}, ${part("day")}${dot} ${part("month")} ${part("year")}`;
}

/** `09:00`, in both languages. */
export function formatTime(at: Date, zone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(at);
}

/** Some engines give "Mo", others "Mo.". */
function withDot(word: string, dot: string): string {
  return word.replace(/\.$/, "") + dot;
}
