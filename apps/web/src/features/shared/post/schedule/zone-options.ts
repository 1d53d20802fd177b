import type { ComboboxOption } from "@takt/ui/combobox-option";

/** All zones the browser knows, the user's own and the browser's first, each with its distance to UTC now. */
export function zoneOptions(own: string, browser: string, now: Date): ComboboxOption[] {
  const zones = new Set([own, browser, ...Intl.supportedValuesOf("timeZone")]);
  return [...zones].map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
    keywords: utcOffset(zone, now),
  }));
}

/** `GMT+1`. */
function utcOffset(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(
    now,
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}
