import { expect, test } from "vitest";
import { keyFigureOf } from "./key-figure";

const measured = (sum: number, known = 10) => ({ sum, highest: sum, known });
const changeOf = (now: ReturnType<typeof measured>, before: ReturnType<typeof measured>) =>
  keyFigureOf("engagements", 10, { daily: now, dailyBefore: before }).change;

test.each([
  ["half more", measured(150), measured(100), 0.5],
  ["half more on each of the known days", measured(120, 8), measured(100), 0.5],
  ["unknown, as too few days are known", measured(150, 7), measured(100), null],
  ["unknown after nothing", measured(150), measured(0), null],
  ["unknown after less than nothing", measured(150), measured(-28), null],
  ["all of it, when more was taken back than came", measured(-5), measured(100), -1.05],
])("a change is %s", (_, now, before, change) => {
  const found = changeOf(now, before);
  if (change === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(change);
});
