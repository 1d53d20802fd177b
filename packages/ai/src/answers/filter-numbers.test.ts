import { expect, test } from "vitest";
import { filterNumbers } from "./filter-numbers";

const TEXT = "70 percent of 1,200 teams save 3 hours, says the study.";
const source = (name: string, ...figures: string[]) => ({
  title: name,
  url: `https://${name}.example/`,
  figures,
});
const retained = (...sources: ReturnType<typeof source>[]) =>
  filterNumbers(sources, TEXT).map(({ figures }) => figures);

test("only figures with digits that are verbatim in the text are kept", () => {
  expect(
    retained(source("a", " 70  percent", "80 percent", "7", "200 teams", "the study", "3 hours\0")),
  ).toEqual([["70 percent", "3 hours"]]);
});

test("each figure belongs to one source", () => {
  expect(retained(source("a", "70 percent", "70 percent"), source("b", "70 percent", "3 hours"))).toEqual([
    ["70 percent"],
    ["3 hours"],
  ]);
});

test("a source without figures has no field for them", () => {
  expect(filterNumbers([source("a"), source("b", "5")], TEXT)).toEqual([
    { title: "a", url: "https://a.example/" },
    { title: "b", url: "https://b.example/" },
  ]);
});

test("a source has at most ten figures of at most sixty characters", () => {
  const many = Array.from({ length: 12 }, (_, i) => `${i + 10} hours`);
  expect(filterNumbers([source("a", ...many)], many.join(", "))[0]!.figures).toEqual(many.slice(0, 10));
  const long = `${"x".repeat(58)} 70`;
  expect(filterNumbers([source("a", long)], long)[0]!.figures).toBeUndefined();
});
