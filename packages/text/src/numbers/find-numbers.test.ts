import { expect, test } from "vitest";
import { findNumbers } from "./find-numbers";

const numbers = (text: string) => findNumbers(text).map((number) => number.text);

test.each([
  ["About 70 percent of 1,200 people say so, 3.5x as many.", ["70 percent", "1,200 people", "3.5x"]],
  ["Rund 70 % sparen 3 Stunden, das sind 12 Milliarden Euro.", ["70 %", "3 Stunden", "12 Milliarden Euro"]],
  ["A 4-day week costs $1,500 and not €20.", ["4-day week", "$1,500", "€20"]],
  ["Between 10-15 percent, and 10–15 Prozent.", ["10-15 percent", "10–15 Prozent"]],
  ["70 teams.\n12 hours", ["70", "12 hours"]],
  ["It was 12.", ["12"]],
  ["It was 12. Marching on. 3 Tage im Mai 20 Stunden", ["12", "3 Tage", "20 Stunden"]],
  ["10k views in 24h", ["10k", "24h"]],
  ["1\u202f200 Euro", ["1\u202f200 Euro"]],
])("%s", (text, found) => expect(numbers(text)).toEqual(found));

test.each([
  "1. First\n2) Second\n (3) Third\n4: Fourth",
  "1️⃣ First\n2️⃣ Second",
  "In 2026, and from 2019–2024 or 2020-24.",
  "Am 12.03.2026 um 9:30 Uhr, 2026-03-12",
  "B2B, GPT-5, 5G, CO2, Web3, Covid-19, Q3, 24/7, #100days, v1.2",
  "https://example.com/2/page?id=77",
  "Am 15. März, im 3. Quartal, zum 2. Mal",
  "On 15 March, or March 15",
  "Seventy percent",
])("none: %s", (text) => expect(numbers(text)).toEqual([]));

test("a year with a unit is a figure", () => expect(numbers("2026 hours")).toEqual(["2026 hours"]));

const key = (text: string) => findNumbers(text)[0]?.key;

test.each([
  ["70 percent", "70 Prozent"],
  ["70%", "70\u00a0%"],
  ["3.5 hours", "3,5 Stunden"],
  ["1,200 euros", "1.200 €"],
  ["€5", "5 Euro"],
  ["12 billion dollars", "12 Mrd. US-Dollar"],
  ["4-day", "4 Tage"],
])("%s is %s", (one, other) => {
  expect(key(one)).toBeDefined();
  expect(key(one)).toBe(key(other));
});

test.each([
  ["70 percent", "70 hours"],
  ["70 percent", "7 percent"],
  ["70", "70 %"],
])("%s is not %s", (one, other) => expect(key(one)).not.toBe(key(other)));

test("a figure's position is that of its digits", () => {
  const text = "It is $1,500 now";
  expect(findNumbers(text).map(({ start, end }) => text.slice(start, end))).toEqual(["1,500"]);
});
