import type { Day } from "../../shared/day-in";
import type { HolidayRegion } from "./holiday-region";

/** MM-DD of a fixed day, or days after Easter Sunday, or REPENTANCE. */
type Rule = string | number;

/** Saxony's Buß- und Bettag: the Wednesday before 23 November. */
const REPENTANCE = "repentance";

const NEW_YEAR = "01-01";
const EPIPHANY = "01-06";
const WOMENS_DAY = "03-08";
const GOOD_FRIDAY = -2;
const EASTER_SUNDAY = 0;
const EASTER_MONDAY = 1;
const LABOUR_DAY = "05-01";
const ASCENSION = 39;
const WHIT_SUNDAY = 49;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;
const ASSUMPTION = "08-15";
const REFORMATION = "10-31";
const ALL_SAINTS = "11-01";
const CHRISTMAS = ["12-25", "12-26"];

const GERMANY: readonly Rule[] = [
  NEW_YEAR,
  GOOD_FRIDAY,
  EASTER_MONDAY,
  LABOUR_DAY,
  ASCENSION,
  WHIT_MONDAY,
  "10-03",
  ...CHRISTMAS,
];
/** What a region has besides those of Germany. */
const inGermany = (...more: Rule[]) => [...GERMANY, ...more];

/**
 * The public holidays of a whole region; what only some of its municipalities have is left out, such as the Assumption
 * in Bavaria. For Switzerland, whose cantons differ, those of most cantons (docs/decisions/0054-holidays-are-a-table.md).
 */
const HOLIDAYS: Record<HolidayRegion, readonly Rule[]> = {
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
  "DE-SN": inGermany(REFORMATION, REPENTANCE),
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
    "12-08",
    ...CHRISTMAS,
  ],
  CH: [NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, "08-01", ...CHRISTMAS],
};

/** Holidays of one year alone. */
const ONCE: Partial<Record<HolidayRegion, readonly Day[]>> = { "DE-BE": ["2028-06-17"] };

/** Lists the public holidays of a region in a year, in the order of their days. */
export function listHolidays(region: HolidayRegion, year: number): Day[] {
  const once = (ONCE[region] ?? []).filter((day) => day.startsWith(`${year}-`));
  return HOLIDAYS[region]
    .map((rule) => toDay(rule, year))
    .concat(once)
    .sort();
}

/** Whether a day is a public holiday in a region; false for no region. */
export function isHoliday(day: Day, region: HolidayRegion | null): boolean {
  return region !== null && listHolidays(region, Number(day.slice(0, 4))).includes(day);
}

function toDay(rule: Rule, year: number): Day {
  if (typeof rule === "number") return formatUtcDay(getEaster(year) + rule * DAY_MS);
  if (rule !== REPENTANCE) return `${year}-${rule}`;
  const last = Date.UTC(year, 10, 22);
  const sinceWednesday = (new Date(last).getUTCDay() + 4) % 7;
  return formatUtcDay(last - sinceWednesday * DAY_MS);
}

const DAY_MS = 86_400_000;
const formatUtcDay = (at: number): Day => new Date(at).toISOString().slice(0, 10);

/** Computes Easter Sunday of the Gregorian calendar (Butcher's algorithm), as the start of its day in UTC. */
function getEaster(year: number): number {
  const century = Math.floor(year / 100);
  const leap = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const golden = year % 19;
  const epact = (19 * golden + century - leap - lunar + 15) % 30;
  const inCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
