import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createStore } from "./store";

const fresh = () => join(mkdtempSync(join(tmpdir(), "store-")), "deep", "value.json");

test("a written value is read again, and no temporary file is left", () => {
  const file = fresh();
  const store = createStore(file, { count: 0 });
  store.get().count = 3;
  store.touch();
  store.flush();
  expect(createStore(file, { count: 0 }).get()).toEqual({ count: 3 });
  expect(readdirSync(join(file, ".."))).toEqual(["value.json"]);
});

test("a burst of changes is one delayed write", async () => {
  const file = fresh();
  const store = createStore(file, 0, { delayMs: 20 });
  for (let i = 1; i <= 100; i++) store.set(i);
  expect(() => readFileSync(file)).toThrow("ENOENT");
  await expect.poll(() => createStore(file, 0).get()).toBe(100);
});

test("a store without a file is in memory", () => {
  const store = createStore<number[]>(null, []);
  store.set([1]);
  store.flush();
  expect(store.get()).toEqual([1]);
});

test("a file that is not JSON is not overwritten", () => {
  const file = join(mkdtempSync(join(tmpdir(), "store-")), "value.json");
  writeFileSync(file, "not ours");
  expect(() => createStore(file, {})).toThrow(SyntaxError);
  expect(readFileSync(file, "utf8")).toBe("not ours");
});
