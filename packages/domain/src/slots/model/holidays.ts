import type { Day } from "../../shared/day-in";
import type { HolidayRegion } from "./holiday-region";
import {
  ALL_SAINTS,
  ASCENSION,
  ASSUMPTION,
  CHRISTMAS_DAY,
  CORPUS_CHRISTI,
  EASTER_MONDAY,
  EASTER_SUNDAY,
  EPIPHANY,
  GOOD_FRIDAY,
  IMMACULATE_CONCEPTION,
  LABOUR_DAY,
  NEW_YEAR,
  ST_STEPHENS_DAY,
  WEDNESDAY,
  WHIT_MONDAY,
  WHIT_SUNDAY,
  dayOfRule,
  weekdayFrom,
  type HolidayRule,
} from "./holiday-rule";
import { SWISS_HOLIDAYS } from "./swiss-holidays";

const WOMENS_DAY = "03-08";
const REFORMATION = "10-31";

/** Saxony's Buß- und Bettag: the Wednesday before 23 November. */
const repentance = (year: number) => weekdayFrom(year, "11-16", WEDNESDAY);

const GERMANY: readonly HolidayRule[] = [
  NEW_YEAR,
  GOOD_FRIDAY,
  EASTER_MONDAY,
  LABOUR_DAY,
  ASCENSION,
  WHIT_MONDAY,
  "10-03",
  CHRISTMAS_DAY,
  ST_STEPHENS_DAY,
];
/** The days of a region besides those of Germany, with them. */
const inGermany = (...more: HolidayRule[]) => [...GERMANY, ...more];

/**
 * The public holidays of a whole region; a day that only some of its municipalities have is left out, such as the
 * Assumption in Bavaria (docs/decisions/0054-holidays-are-a-table.md).
 */
const HOLIDAYS: Record<HolidayRegion, readonly HolidayRule[]> = {
  "DE-BW": inGermany(EPIPHANY, CORPUS_CHRISTI, ALL_SAINTS),
  "DE-BY": inGermany(EPIPHANY, CORPUS_CHRISTI, ALL_SAINTS),
  "DE-BE": inGermany(WOMENS_DAY),
  "DE-BB": inGermany(EASTER_SUNDAY, WHIT_SUNDAY, REFORMATION),
  "DE-HB": inGermany(REFORMATION),
  "DE-HH": inGermany(REFORMATION),
  "DE-HE": inGermany(CORPUS_CHRISTI),
  "DE-MV": inGermany(WOMENS_DAY, REFORMATION),
  "DE-NI": inGermany(REFORMATION),
  "DE-NW": inGermany(CORPUS_CHRISTI, ALL_SAINTS),
  "DE-RP": inGermany(CORPUS_CHRISTI, ALL_SAINTS),
  "DE-SL": inGermany(CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS),
  "DE-SN": inGermany(REFORMATION, repentance),
  "DE-ST": inGermany(EPIPHANY, REFORMATION),
  "DE-SH": inGermany(REFORMATION),
  "DE-TH": inGermany("09-20", REFORMATION),
  AT: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    LABOUR_DAY,
    ASCENSION,
    WHIT_MONDAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    "10-26",
    ALL_SAINTS,
    IMMACULATE_CONCEPTION,
    CHRISTMAS_DAY,
    ST_STEPHENS_DAY,
  ],
  ...SWISS_HOLIDAYS,
};

/** Holidays of one year alone. */
const ONCE: Partial<Record<HolidayRegion, readonly Day[]>> = { "DE-BE": ["2028-06-17"] };

/** Lists the public holidays of a region in a year, in the order of their days. */
export function listHolidays(region: HolidayRegion, year: number): Day[] {
  const once = (ONCE[region] ?? []).filter((day) => day.startsWith(`${year}-`));
  return HOLIDAYS[region]
    .map((rule) => dayOfRule(rule, year))
    .filter((day) => day !== null)
    .concat(once)
    .sort();
}

/** Whether a day is a public holiday in a region; false for no region. */
export function isHoliday(day: Day, region: HolidayRegion | null): boolean {
  return region !== null && listHolidays(region, Number(day.slice(0, 4))).includes(day);
}
