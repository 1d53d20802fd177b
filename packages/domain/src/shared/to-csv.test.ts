import { expect, test } from "vitest";
import { toCsv } from "./to-csv";

const rows = [
  ["Post", "Impressions", "Rate"],
  ['=HYPERLINK("x")', 1234, 0.025],
  ["a, b; c\nd", null, 0],
];

test("rows are written as the language's spreadsheets read them; unknown is empty, and no text is a formula", () => {
  expect(toCsv(rows, "en")).toBe(
    `\uFEFFPost,Impressions,Rate\r\n"'=HYPERLINK(""x"")",1234,0.025\r\n"a, b; c\nd",,0\r\n`,
  );
  expect(toCsv(rows, "de")).toBe(
    `\uFEFFPost;Impressions;Rate\r\n"'=HYPERLINK(""x"")";1234;0,025\r\n"a, b; c\nd";;0\r\n`,
  );
});

test.each(["+1", "-1", "@a", "\tx"])("%j is no formula", (text) => {
  expect(toCsv([["a"], [text]], "en")).toContain(`'${text}`);
});
