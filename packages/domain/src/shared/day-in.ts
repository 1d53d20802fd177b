/** YYYY-MM-DD: a calendar date, in whichever zone it was asked for. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (YYYY-MM-DD) it is in an IANA zone at an instant. Throws a RangeError for a zone unknown here. */
export function dayIn(at: Date, zone: string): Day {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string, length: number) =>
    (parts.find((one) => one.type === type)?.value ?? "").padStart(length, "0");
  return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
}

/** Making one costs a hundred times what using it costs. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: zone,
  });
  formats.set(zone, made);
  return made;
}
