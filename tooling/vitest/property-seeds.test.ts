import { expect, test } from "vitest";
import { listTests } from "./list-tests";

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test("every property has a seed, so that it is tried with the same values each time", () => {
  const files = listTests().map(({ file, text }) => ({
    file,
    runs: count(text, /\bfc\s*\.(assert|check|sample)\(/g),
    seeds: count(text, /\bseed\b[:,]/g),
  }));
  expect(files.filter(({ runs }) => runs > 0).length).toBeGreaterThan(40);
  expect(files.filter(({ runs, seeds }) => seeds < runs)).toEqual([]);
});
