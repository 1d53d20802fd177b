/** Regions whose public holidays can be skipped: the German Länder by ISO 3166-2, Austria, Switzerland. */
export const HOLIDAY_REGIONS = [
  "DE-BW",
  "DE-BY",
  "DE-BE",
  "DE-BB",
  "DE-HB",
  "DE-HH",
  "DE-HE",
  "DE-MV",
  "DE-NI",
  "DE-NW",
  "DE-RP",
  "DE-SL",
  "DE-SN",
  "DE-ST",
  "DE-SH",
  "DE-TH",
  "AT",
  "CH",
] as const;
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

/** Parses what is stored; null for no region, and for one that is not known any more. */
export function parseHolidayRegion(stored: string | null): HolidayRegion | null {
  return HOLIDAY_REGIONS.find((known) => known === stored) ?? null;
}
