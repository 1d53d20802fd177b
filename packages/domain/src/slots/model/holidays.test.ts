import { expect, test } from "vitest";
import { HOLIDAY_REGIONS, type HolidayRegion, parseHolidayRegion } from "./holiday-region";
import { isHoliday, listHolidays } from "./holidays";

/**
 * The movable days of ten years: Good Friday, Easter Sunday, Easter Monday, Ascension, Whit Sunday, Whit Monday, Corpus
 * Christi, Saxony's Buß- und Bettag, Glarus' Näfelser Fahrt, Geneva's fast and the Monday of Vaud's.
 */
const MOVABLE = {
  2026: "04-03 04-05 04-06 05-14 05-24 05-25 06-04 11-18 04-09 09-10 09-21",
  2027: "03-26 03-28 03-29 05-06 05-16 05-17 05-27 11-17 04-01 09-09 09-20",
  2028: "04-14 04-16 04-17 05-25 06-04 06-05 06-15 11-22 04-06 09-07 09-18",
  2029: "03-30 04-01 04-02 05-10 05-20 05-21 05-31 11-21 04-05 09-06 09-17",
  2030: "04-19 04-21 04-22 05-30 06-09 06-10 06-20 11-20 04-04 09-05 09-16",
  2031: "04-11 04-13 04-14 05-22 06-01 06-02 06-12 11-19 04-03 09-11 09-22",
  2032: "03-26 03-28 03-29 05-06 05-16 05-17 05-27 11-17 04-01 09-09 09-20",
  2033: "04-15 04-17 04-18 05-26 06-05 06-06 06-16 11-16 04-07 09-08 09-19",
  2034: "04-07 04-09 04-10 05-18 05-28 05-29 06-08 11-22 04-13 09-07 09-18",
  2035: "03-23 03-25 03-26 05-03 05-13 05-14 05-24 11-21 04-05 09-06 09-17",
};
const NAMES = [
  "goodFriday",
  "easterSunday",
  "easterMonday",
  "ascension",
  "whitSunday",
  "whitMonday",
  "corpusChristi",
  "repentance",
  "naefels",
  "genevaFast",
  "fastMonday",
];

const GERMANY = "01-01 goodFriday easterMonday 05-01 ascension whitMonday 10-03 12-25 12-26";
/** Holidays of every canton. */
const SWISS = "01-01 ascension 08-01 12-25";
const MONDAYS = "easterMonday whitMonday";
const CATHOLIC = "corpusChristi 08-15 11-01";
const REGIONS: Record<HolidayRegion, string> = {
  "DE-BW": `${GERMANY} 01-06 corpusChristi 11-01`,
  "DE-BY": `${GERMANY} 01-06 corpusChristi 11-01`,
  "DE-BE": `${GERMANY} 03-08`,
  "DE-BB": `${GERMANY} easterSunday whitSunday 10-31`,
  "DE-HB": `${GERMANY} 10-31`,
  "DE-HH": `${GERMANY} 10-31`,
  "DE-HE": `${GERMANY} corpusChristi`,
  "DE-MV": `${GERMANY} 03-08 10-31`,
  "DE-NI": `${GERMANY} 10-31`,
  "DE-NW": `${GERMANY} corpusChristi 11-01`,
  "DE-RP": `${GERMANY} corpusChristi 11-01`,
  "DE-SL": `${GERMANY} corpusChristi 08-15 11-01`,
  "DE-SN": `${GERMANY} 10-31 repentance`,
  "DE-ST": `${GERMANY} 01-06 10-31`,
  "DE-SH": `${GERMANY} 10-31`,
  "DE-TH": `${GERMANY} 09-20 10-31`,
  AT: "01-01 01-06 easterMonday 05-01 ascension whitMonday corpusChristi 08-15 10-26 11-01 12-08 12-25 12-26",
  CH: `${SWISS} goodFriday ${MONDAYS} 12-26`,
  "CH-ZH": `${SWISS} goodFriday ${MONDAYS} 05-01 12-26`,
  "CH-BE": `${SWISS} 01-02 goodFriday ${MONDAYS} 12-26`,
  "CH-LU": `${SWISS} goodFriday ${CATHOLIC} 12-08 12-26`,
  "CH-UR": `${SWISS} 01-06 03-19 goodFriday ${MONDAYS} ${CATHOLIC} 12-08 12-26`,
  "CH-SZ": `${SWISS} 01-06 03-19 goodFriday ${MONDAYS} ${CATHOLIC} 12-08 12-26`,
  "CH-OW": `${SWISS} goodFriday ${CATHOLIC} 09-25 12-08`,
  "CH-NW": `${SWISS} 03-19 goodFriday ${CATHOLIC} 12-08`,
  "CH-GL": `${SWISS} goodFriday ${MONDAYS} naefels 11-01 12-26`,
  "CH-ZG": `${SWISS} goodFriday ${CATHOLIC} 12-08`,
  "CH-FR": `${SWISS} goodFriday`,
  "CH-SO": `${SWISS} goodFriday`,
  "CH-BS": `${SWISS} goodFriday ${MONDAYS} 05-01 12-26`,
  "CH-BL": `${SWISS} goodFriday ${MONDAYS} 05-01 12-26`,
  "CH-SH": `${SWISS} goodFriday ${MONDAYS} 05-01 12-26`,
  "CH-AR": `${SWISS} goodFriday ${MONDAYS} 12-26`,
  "CH-AI": `${SWISS} goodFriday ${MONDAYS} ${CATHOLIC} 12-08 12-26`,
  "CH-SG": `${SWISS} goodFriday ${MONDAYS} 11-01 12-26`,
  "CH-GR": `${SWISS} ${MONDAYS} 12-26`,
  "CH-AG": `${SWISS} goodFriday`,
  "CH-TG": `${SWISS} 01-02 goodFriday ${MONDAYS} 05-01 12-26`,
  "CH-TI": `${SWISS} 01-06 03-19 ${MONDAYS} 05-01 ${CATHOLIC} 06-29 12-08 12-26`,
  "CH-VD": `${SWISS} 01-02 goodFriday ${MONDAYS} fastMonday`,
  "CH-VS": `${SWISS} 03-19 ${CATHOLIC} 12-08`,
  "CH-NE": `${SWISS} 03-01 goodFriday 05-01`,
  "CH-GE": `${SWISS} goodFriday ${MONDAYS} genevaFast 12-31`,
  "CH-JU": `${SWISS} 01-02 goodFriday ${MONDAYS} 05-01 ${CATHOLIC} 06-23`,
};

/** Days of some years alone. */
const ALSO: Partial<Record<HolidayRegion, string[]>> = {
  "DE-BE": ["2028-06-17"],
  "CH-NE": ["2033-12-26", "2034-01-02"],
};
/** 26 December is no holiday in Appenzell when it is a Tuesday or a Saturday. */
const NOT: Partial<Record<HolidayRegion, string[]>> = {
  "CH-AR": ["2026-12-26", "2028-12-26", "2034-12-26"],
  "CH-AI": ["2026-12-26", "2028-12-26", "2034-12-26"],
};

test.each(HOLIDAY_REGIONS)("the holidays of %s are right in the ten years to 2035", (region) => {
  for (const [year, movable] of Object.entries(MOVABLE)) {
    const days = movable.split(" ");
    const expected = REGIONS[region]
      .split(" ")
      .map((name) => `${year}-${NAMES.includes(name) ? days[NAMES.indexOf(name)] : name}`)
      .concat(ALSO[region]?.filter((day) => day.startsWith(year)) ?? [])
      .filter((day) => !NOT[region]?.includes(day));
    expect(listHolidays(region, Number(year))).toEqual(expected.sort());
  }
});

test("a day is a holiday in its region alone", () => {
  expect(isHoliday("2026-11-18", "DE-SN")).toBe(true);
  expect(isHoliday("2026-11-18", "DE-BY")).toBe(false);
  expect(isHoliday("2026-08-01", "CH")).toBe(true);
  expect(isHoliday("2026-06-04", "CH-LU")).toBe(true);
  expect(isHoliday("2026-06-04", "CH-ZH")).toBe(false);
  expect(isHoliday("2026-12-25", null)).toBe(false);
});

test("a region that is not known any more counts as none", () => {
  expect(parseHolidayRegion("DE-SN")).toBe("DE-SN");
  expect(parseHolidayRegion("CH")).toBe("CH");
  expect(parseHolidayRegion("CH-ZH")).toBe("CH-ZH");
  expect(parseHolidayRegion("DE-XX")).toBeNull();
  expect(parseHolidayRegion(null)).toBeNull();
});
