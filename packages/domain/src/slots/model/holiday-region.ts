/** The German Länder by ISO 3166-2. */
const LAENDER = [
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
] as const;

/** Switzerland with the holidays of most cantons, then the cantons by ISO 3166-2 in their official order. */
const SWISS_REGIONS = [
  "CH",
  "CH-ZH",
  "CH-BE",
  "CH-LU",
  "CH-UR",
  "CH-SZ",
  "CH-OW",
  "CH-NW",
  "CH-GL",
  "CH-ZG",
  "CH-FR",
  "CH-SO",
  "CH-BS",
  "CH-BL",
  "CH-SH",
  "CH-AR",
  "CH-AI",
  "CH-SG",
  "CH-GR",
  "CH-AG",
  "CH-TG",
  "CH-TI",
  "CH-VD",
  "CH-VS",
  "CH-NE",
  "CH-GE",
  "CH-JU",
] as const;
export type SwissRegion = (typeof SWISS_REGIONS)[number];

/** Regions whose public holidays can be skipped. */
export const HOLIDAY_REGIONS = [...LAENDER, "AT", ...SWISS_REGIONS] as const;
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

/** Parses what is stored; null for no region, and for one that is not known any more. */
export function parseHolidayRegion(stored: string | null): HolidayRegion | null {
  return HOLIDAY_REGIONS.find((known) => known === stored) ?? null;
}
