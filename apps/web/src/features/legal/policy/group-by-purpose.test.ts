import { dataEntries } from "@takt/domain/privacy/model/inventory/data-inventory";
import { expect, test } from "vitest";
import { groupByPurpose } from "./group-by-purpose";

test("every entry of the inventory is in a row, with its category, basis and recipients", () => {
  const rows = new Map(groupByPurpose().map((row) => [row.purpose, row]));
  for (const { purpose, category, basis, processors } of dataEntries()) {
    expect(rows.get(purpose)?.categories).toContain(category);
    expect(rows.get(purpose)?.bases).toContain(basis);
    expect(rows.get(purpose)?.recipients).toEqual(expect.arrayContaining([...processors]));
  }
});

test("a purpose that nothing serves has no row", () => {
  expect(groupByPurpose([])).toEqual([]);
});
