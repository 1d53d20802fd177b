import type { ComboboxOption } from "@takt/ui/combobox-option";

/** All zones that the browser knows with their current UTC offset; the user's and the browser's zone come first. */
export function zoneOptions(own: string, browser: string, now: Date): ComboboxOption[] {
  const zones = new Set([own, browser, ...Intl.supportedValuesOf("timeZone")]);
  return [...zones].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
    keywords: utcOffset(zone, now),
  }));
}

/** The UTC offset of a zone, `GMT+1`. */
function utcOffset(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(
    now,
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}
