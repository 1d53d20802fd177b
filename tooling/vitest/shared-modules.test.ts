import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const SKIPPED = new Set(["node_modules", "generated", "specs", "chaos"]);
/** Files of these share their modules and globals with those that run after them in the same process. */
const shared = ["apps", "packages", "scripts", "tooling"]
  .flatMap((folder) => listTests(path.join(ROOT, folder)))
  .map((file) => ({ file: path.relative(ROOT, file), text: readFileSync(file, "utf8") }))
  .filter(({ file }) => !/\.mocks\.test\.tsx?$/.test(file) && !/^apps\/web\/.*\.db\.test\.ts$/.test(file));

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

function listTests(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith(".") || SKIPPED.has(entry.name) ? [] : listTests(found);
    return /\.test\.(ts|tsx|mjs)$/.test(entry.name) ? [found] : [];
  });
}
