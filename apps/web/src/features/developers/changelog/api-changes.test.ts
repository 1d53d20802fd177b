import { expect, test } from "vitest";
import { isDay } from "@takt/domain/shared/day-steps";
import { API_CHANGES } from "./api-changes";

test("changes have a day that exists, the newest first, and words in both languages with the same names", () => {
  const days = API_CHANGES.map(({ day }) => day);
  expect(days.filter((day) => !isDay(day))).toEqual([]);
  expect(days).toEqual(days.toSorted().toReversed());
  const names = (text: string) => (text.match(/`[^`]+`/g) ?? []).toSorted();
  for (const { text } of API_CHANGES) expect(names(text.de)).toEqual(names(text.en));
});
