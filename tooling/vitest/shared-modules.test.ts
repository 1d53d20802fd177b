import { expect, test } from "vitest";
import { listTests } from "./list-tests";

/** Files of these share their modules and globals with those that run after them in the same process. */
const shared = listTests().filter(
  ({ file }) => !/\.mocks\.test\.tsx?$/.test(file) && !/^apps\/web\/.*\.db\.test\.ts$/.test(file),
);

test("a test file that replaces modules is named *.mocks.test.ts", () => {
  expect(shared.length).toBeGreaterThan(450);
  expect(filesWith(/\bvi\s*\.(do)?[mM]ock\(/)).toEqual([]);
});

test("a test file that stubs globals or the environment restores them", () => {
  const restored = new Set(filesWith(/\bvi\.unstubAll(Globals|Envs)\(/));
  expect(filesWith(/\bvi\.stub(Global|Env)\(/).filter((file) => !restored.has(file))).toEqual([]);
});

test("a test file that replaces the timers restores them", () => {
  const restored = new Set(filesWith(/\bvi\.useRealTimers\(/));
  expect(filesWith(/\bvi\.useFakeTimers\(/).filter((file) => !restored.has(file))).toEqual([]);
});

function filesWith(pattern: RegExp): string[] {
  return shared.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}
