import type { Day } from "../../shared/day-in";
import type { SwissRegion } from "./holiday-region";
import {
  ALL_SAINTS,
  ASCENSION,
  ASSUMPTION,
  CHRISTMAS_DAY,
  CORPUS_CHRISTI,
  EASTER_MONDAY,
  EPIPHANY,
  GOOD_FRIDAY,
  IMMACULATE_CONCEPTION,
  LABOUR_DAY,
  MONDAY,
  NEW_YEAR,
  SATURDAY,
  ST_STEPHENS_DAY,
  THURSDAY,
  TUESDAY,
  WHIT_MONDAY,
  daysAfterEaster,
  weekdayFrom,
  type HolidayRule,
} from "./holiday-rule";

const BERCHTOLDS_DAY = "01-02";
const ST_JOSEPHS_DAY = "03-19";
const MONDAYS = [EASTER_MONDAY, WHIT_MONDAY];
const CATHOLIC = [CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS];

/** Glarus: the first Thursday of April, a week later if it is Maundy Thursday. */
function naefelserFahrt(year: number): Day {
  const first = weekdayFrom(year, "04-01", THURSDAY);
  return first === daysAfterEaster(year, -3) ? daysAfterEaster(year, 4) : first;
}

/** Geneva: the Thursday after the first Sunday of September. */
const genevaFast = (year: number) => weekdayFrom(year, "09-05", THURSDAY);

/** Vaud: the Monday after the third Sunday of September, which is the Federal Day of Thanksgiving. */
const thanksgivingMonday = (year: number) => weekdayFrom(year, "09-16", MONDAY);

/** Both Appenzells: 26 December, but not as the third day of rest in a row, nor before a Sunday that would be it. */
const stStephensDayOfTwo = (year: number) =>
  isWeekday(year, ST_STEPHENS_DAY, TUESDAY) || isWeekday(year, ST_STEPHENS_DAY, SATURDAY)
    ? null
    : `${year}-${ST_STEPHENS_DAY}`;

/** Neuchâtel: the day after a holiday, if that holiday is a Sunday. */
const onMonday = (day: string) => (year: number) => (isWeekday(year, day, MONDAY) ? `${year}-${day}` : null);

function isWeekday(year: number, day: string, weekday: number): boolean {
  return weekdayFrom(year, day, weekday) === `${year}-${day}`;
}

/** The days of every canton, and more. */
const inSwitzerland = (...more: HolidayRule[]): readonly HolidayRule[] => [
  NEW_YEAR,
  ASCENSION,
  "08-01",
  CHRISTMAS_DAY,
  ...more,
];
/** Holidays of most cantons. */
const MOST = inSwitzerland(GOOD_FRIDAY, ...MONDAYS, ST_STEPHENS_DAY);
const CATHOLIC_CANTON = inSwitzerland(GOOD_FRIDAY, ...CATHOLIC, IMMACULATE_CONCEPTION);

/** The holidays of the cantons; of Fribourg, Solothurn and Aargau those of all their districts, which are few. */
export const SWISS_HOLIDAYS: Record<SwissRegion, readonly HolidayRule[]> = {
  CH: MOST,
  "CH-ZH": [...MOST, LABOUR_DAY],
  "CH-BE": [...MOST, BERCHTOLDS_DAY],
  "CH-LU": [...CATHOLIC_CANTON, ST_STEPHENS_DAY],
  "CH-UR": [...CATHOLIC_CANTON, EPIPHANY, ST_JOSEPHS_DAY, ...MONDAYS, ST_STEPHENS_DAY],
  "CH-SZ": [...CATHOLIC_CANTON, EPIPHANY, ST_JOSEPHS_DAY, ...MONDAYS, ST_STEPHENS_DAY],
  "CH-OW": [...CATHOLIC_CANTON, "09-25"],
  "CH-NW": [...CATHOLIC_CANTON, ST_JOSEPHS_DAY],
  "CH-GL": [...MOST, naefelserFahrt, ALL_SAINTS],
  "CH-ZG": CATHOLIC_CANTON,
  "CH-FR": inSwitzerland(GOOD_FRIDAY),
  "CH-SO": inSwitzerland(GOOD_FRIDAY),
  "CH-BS": [...MOST, LABOUR_DAY],
  "CH-BL": [...MOST, LABOUR_DAY],
  "CH-SH": [...MOST, LABOUR_DAY],
  "CH-AR": inSwitzerland(GOOD_FRIDAY, ...MONDAYS, stStephensDayOfTwo),
  "CH-AI": [...CATHOLIC_CANTON, ...MONDAYS, stStephensDayOfTwo],
  "CH-SG": [...MOST, ALL_SAINTS],
  "CH-GR": inSwitzerland(...MONDAYS, ST_STEPHENS_DAY),
  "CH-AG": inSwitzerland(GOOD_FRIDAY),
  "CH-TG": [...MOST, BERCHTOLDS_DAY, LABOUR_DAY],
  "CH-TI": inSwitzerland(
    EPIPHANY,
    ST_JOSEPHS_DAY,
    ...MONDAYS,
    LABOUR_DAY,
    ...CATHOLIC,
    "06-29",
    IMMACULATE_CONCEPTION,
    ST_STEPHENS_DAY,
  ),
  "CH-VD": inSwitzerland(BERCHTOLDS_DAY, GOOD_FRIDAY, ...MONDAYS, thanksgivingMonday),
  "CH-VS": inSwitzerland(ST_JOSEPHS_DAY, ...CATHOLIC, IMMACULATE_CONCEPTION),
  "CH-NE": inSwitzerland(onMonday("01-02"), "03-01", GOOD_FRIDAY, LABOUR_DAY, onMonday("12-26")),
  "CH-GE": inSwitzerland(GOOD_FRIDAY, ...MONDAYS, genevaFast, "12-31"),
  "CH-JU": inSwitzerland(BERCHTOLDS_DAY, GOOD_FRIDAY, ...MONDAYS, LABOUR_DAY, ...CATHOLIC, "06-23"),
};
