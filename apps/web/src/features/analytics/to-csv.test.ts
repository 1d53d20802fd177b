import { expect, test } from "vitest";
import { toCsv } from "./to-csv";

const table = {
  columns: ["Post", "Impressions", "Rate"],
  rows: [
    { head: '=HYPERLINK("x")', cells: [1234, 0.025] },
    { head: "a, b; c\nd", cells: [null, 0] },
  ],
};

test("a table is written as the language's spreadsheets read it; unknown is empty, and no text is a formula", () => {
  expect(toCsv(table, "en")).toBe(
    `\uFEFFPost,Impressions,Rate\r\n"'=HYPERLINK(""x"")",1234,0.025\r\n"a, b; c\nd",,0\r\n`,
  );
  expect(toCsv(table, "de").split("\r\n")[1]).toBe(`"'=HYPERLINK(""x"")";1234;0,025`);
});

test.each(["+1", "-1", "@a", "\tx"])("%j is no formula", (head) => {
  expect(toCsv({ columns: ["a"], rows: [{ head, cells: [] }] }, "en")).toContain(`'${head}`);
});
