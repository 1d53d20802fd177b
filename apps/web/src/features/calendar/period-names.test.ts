import { expect, test } from "vitest";
import { rangeName } from "./period-names";

test.each([
  ["2026-11-23", "2026-11-29", "23–29 November 2026", "23.–29. November 2026"],
  ["2026-11-30", "2026-12-06", "30 November – 6 December 2026", "30. November – 6. Dezember 2026"],
  ["2026-12-28", "2027-01-03", "28 December 2026 – 3 January 2027", "28. Dezember 2026 – 3. Januar 2027"],
])("the days from %s to %s have a name in both languages", (first, last, en, de) => {
  expect(rangeName([first, last], "en")).toBe(en);
  expect(rangeName([first, last], "de")).toBe(de);
});
