import { expect, test } from "vitest";
import { sourcedNumbers, unsourcedNumbers } from "./sourced-numbers";

const source = (...figures: string[]) => ({ title: "A page", url: "https://example.com/", figures });
const TEXT = "70 percent save 3 hours, says the study of 2024. 12 % do not.";

test("figures that still occur word for word are listed", () => {
  expect(sourcedNumbers(TEXT, source("70 percent", "80 percent", "2024"))).toEqual(["70 percent", "2024"]);
  expect(sourcedNumbers(TEXT, { title: "Before there were figures", url: "https://example.com/" })).toEqual(
    [],
  );
});

test("figures that say the same in the other language are listed, each once", () => {
  const german = "70 Prozent sparen 3 Stunden. 70 Prozent!";
  expect(sourcedNumbers(german, source("70 percent", "3 hours"))).toEqual(["70 Prozent", "3 Stunden"]);
  expect(sourcedNumbers("70 percent, 70 percent", source("70 percent"))).toEqual(["70 percent"]);
});

test("the other figures have no source, and each is listed once", () => {
  expect(unsourcedNumbers(TEXT, [source("70 percent")])).toEqual(["3 hours", "12 %"]);
  expect(unsourcedNumbers(TEXT, [source("70 percent"), source("3 hours", "12 %")])).toEqual([]);
  expect(unsourcedNumbers("12 % and 12 percent", [])).toEqual(["12 %"]);
  expect(unsourcedNumbers("70 Prozent in 1.7 Stunden", [source("70 percent", "7")])).toEqual(["1.7 Stunden"]);
});

test("a source's figure may be longer or shorter than its number and unit", () => {
  expect(unsourcedNumbers("About 70 percent of all", [source("About 70 percent of all")])).toEqual([]);
  expect(unsourcedNumbers("About 70 percent of all", [source("70")])).toEqual([]);
});
