import { expect, test } from "vitest";
import { HOLIDAY_REGIONS, type HolidayRegion, parseHolidayRegion } from "./holiday-region";
import { isHoliday, listHolidays } from "./holidays";

/**
 * The movable days of ten years: Good Friday, Easter Sunday, Easter Monday, Ascension, Whit Sunday, Whit Monday, Corpus
 * Christi, and Saxony's Buß- und Bettag.
 */
const MOVABLE = {
  2026: "04-03 04-05 04-06 05-14 05-24 05-25 06-04 11-18",
  2027: "03-26 03-28 03-29 05-06 05-16 05-17 05-27 11-17",
  2028: "04-14 04-16 04-17 05-25 06-04 06-05 06-15 11-22",
  2029: "03-30 04-01 04-02 05-10 05-20 05-21 05-31 11-21",
  2030: "04-19 04-21 04-22 05-30 06-09 06-10 06-20 11-20",
  2031: "04-11 04-13 04-14 05-22 06-01 06-02 06-12 11-19",
  2032: "03-26 03-28 03-29 05-06 05-16 05-17 05-27 11-17",
  2033: "04-15 04-17 04-18 05-26 06-05 06-06 06-16 11-16",
  2034: "04-07 04-09 04-10 05-18 05-28 05-29 06-08 11-22",
  2035: "03-23 03-25 03-26 05-03 05-13 05-14 05-24 11-21",
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
];

const GERMANY = "01-01 goodFriday easterMonday 05-01 ascension whitMonday 10-03 12-25 12-26";
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
  CH: "01-01 goodFriday easterMonday ascension whitMonday 08-01 12-25 12-26",
};

test.each(HOLIDAY_REGIONS)("the holidays of %s are right in the ten years to 2035", (region) => {
  for (const [year, movable] of Object.entries(MOVABLE)) {
    const days = movable.split(" ");
    const expected = REGIONS[region]
      .split(" ")
      .map((name) => `${year}-${NAMES.includes(name) ? days[NAMES.indexOf(name)] : name}`);
    if (region === "DE-BE" && year === "2028") expected.push("2028-06-17");
    expect(listHolidays(region, Number(year))).toEqual(expected.sort());
  }
});

test("a day is a holiday in its region alone", () => {
  expect(isHoliday("2026-11-18", "DE-SN")).toBe(true);
  expect(isHoliday("2026-11-18", "DE-BY")).toBe(false);
  expect(isHoliday("2026-08-01", "CH")).toBe(true);
  expect(isHoliday("2026-12-25", null)).toBe(false);
});

test("a region that is not known any more counts as none", () => {
  expect(parseHolidayRegion("DE-SN")).toBe("DE-SN");
  expect(parseHolidayRegion("DE-XX")).toBeNull();
  expect(parseHolidayRegion(null)).toBeNull();
});
