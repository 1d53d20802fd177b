import { expect, test } from "vitest";
import { keepFigures } from "./keep-figures";

const TEXT = "70 percent of 1,200 teams save 3 hours, says the study.";
const source = (name: string, ...figures: string[]) => ({
  title: name,
  url: `https://${name}.example/`,
  figures,
});
const kept = (...sources: ReturnType<typeof source>[]) =>
  keepFigures(sources, TEXT).map(({ figures }) => figures);

test("those that stand in the text, word for word, in digits", () => {
  expect(kept(source("a", " 70  percent", "80 percent", "7", "200 teams", "the study", "3 hours\0"))).toEqual(
    [["70 percent", "3 hours"]],
  );
});

test("each of one source only", () => {
  expect(kept(source("a", "70 percent", "70 percent"), source("b", "70 percent", "3 hours"))).toEqual([
    ["70 percent"],
    ["3 hours"],
  ]);
});

test("a source without any has none", () => {
  expect(keepFigures([source("a"), source("b", "5")], TEXT)).toEqual([
    { title: "a", url: "https://a.example/" },
    { title: "b", url: "https://b.example/" },
  ]);
});

test("at most ten, of at most sixty characters", () => {
  const many = Array.from({ length: 12 }, (_, i) => `${i + 10} hours`);
  expect(keepFigures([source("a", ...many)], many.join(", "))[0]!.figures).toEqual(many.slice(0, 10));
  const long = `${"x".repeat(58)} 70`;
  expect(keepFigures([source("a", long)], long)[0]!.figures).toBeUndefined();
});
