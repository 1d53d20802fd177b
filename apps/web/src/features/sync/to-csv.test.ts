import { expect, test } from "vitest";
import { toCsv } from "./to-csv";

test("cells are quoted, and none is a formula", () => {
  expect(
    toCsv([
      ["Row", "Reason"],
      ["2", 'a "b", c\nd'],
      ["3", "=1+1"],
    ]),
  ).toBe('\uFEFF"Row","Reason"\r\n"2","a ""b"", c\nd"\r\n"3","\'=1+1"\r\n');
});
