import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openJournal } from "./journal";

const fresh = () => join(mkdtempSync(join(tmpdir(), "journal-")), "deep", "all.jsonl");
function readAll(file: string) {
  const entries: unknown[] = [];
  openJournal(file, (entry) => entries.push(entry)).close();
  return entries;
}

test("entries are read in order even without a close", () => {
  const file = fresh();
  const journal = openJournal<number>(file, () => {});
  for (const n of [1, 2, 3]) journal.append(n);
  expect(readAll(file)).toEqual([1, 2, 3]);
});

test("an incomplete last line is removed and does not corrupt the next entry", () => {
  const file = fresh();
  openJournal<object>(file, () => {}).append({ a: 1 });
  appendFileSync(file, '{"b":');
  expect(readAll(file)).toEqual([{ a: 1 }]);
  openJournal<object>(file, () => {}).append({ c: 3 });
  expect(readAll(file)).toEqual([{ a: 1 }, { c: 3 }]);
});

test("an invalid line in the middle throws", () => {
  const file = fresh();
  openJournal<number>(file, () => {}).append(1);
  appendFileSync(file, "broken\n2\n");
  expect(() => readAll(file)).toThrow(SyntaxError);
});

test("a rewrite replaces all entries, and appending continues", () => {
  const file = fresh();
  const journal = openJournal<number>(file, () => {});
  journal.append(1);
  journal.rewrite([7, 8]);
  journal.append(9);
  expect(readFileSync(file, "utf8")).toBe("7\n8\n9\n");
});

test("a journal without a file stores nothing", () => {
  const journal = openJournal<number>(null, () => expect.unreachable());
  journal.append(1);
  journal.rewrite([2]);
  journal.close();
});
