import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { expect, test } from "vitest";
import { memberFileReader } from "./read-member-file";
import { openShares } from "./shares/open-shares";
import { readWorkbook } from "./spreadsheet/read-workbook";
import { HEADER, buildWorkbook } from "./testing/build-files";
import { sharingWorkbook } from "./testing/hostile-files";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const files = memberFileReader;
const code = (error: unknown) => (error as { code?: string }).code;
const open = async (bytes: Buffer) =>
  files.open(bytes, await files.detect(bytes), "export.xlsx", NOW).catch(code);

test("a text that many cells share is cut when it is read, and no day is looked for in it", async () => {
  const bytes = sharingWorkbook("1".repeat(1_000_000), 200);
  const [sheet] = await readWorkbook(bytes);
  expect(sheet!.rows[0]!.cells[0]).toHaveLength(SYNC_LIMITS.cellCharacters);
  expect(await open(bytes)).toBe("import_unknown");
});

test("cells are counted over all sheets, and so are their characters, while they are read", async () => {
  expect(await open(sharingWorkbook("x", SYNC_LIMITS.cells + 10))).toBe("import_too_large");
  const rows = (count: number) => Array.from({ length: count }, () => ["x"]);
  const half = SYNC_LIMITS.cells / 2;
  expect(await open(buildWorkbook({ A: rows(half), B: rows(half + 1) }))).toBe("import_too_large");
  const cells = SYNC_LIMITS.workbookCharacters / SYNC_LIMITS.cellCharacters;
  expect(await open(sharingWorkbook("y".repeat(SYNC_LIMITS.cellCharacters), cells + 10))).toBe(
    "import_too_large",
  );
});

test.each([
  ["commas alone", ",".repeat(2_000_000)],
  ["commas in lines that are short enough", `${",".repeat(60_000)}\n`.repeat(30)],
])("a CSV of %s is refused as damaged before it is read to its end", async (_, body) => {
  expect(await openShares(Buffer.from(`${HEADER}\n${body}`), NOW).catch(code)).toBe("import_damaged");
});

test("an endless record of short fields is given up piece by piece", async () => {
  const bytes = Buffer.from(`${HEADER}\n${"abc,".repeat(400_000)}`);
  const { items } = await openShares(bytes, NOW);
  const all = [];
  for await (const item of items) all.push(item);
  expect(all.length).toBeLessThan(60);
  expect(all.every(({ kind }) => kind === "refused")).toBe(true);
});

test("a record with more fields than LinkedIn writes ends the reading", async () => {
  const many = Array.from({ length: SYNC_LIMITS.fields + 1 }, () => "field of a text").join(",");
  expect(await openShares(Buffer.from(`${HEADER}\n${many}\n`), NOW).catch(code)).toBe("import_damaged");
});

test("rows are counted while they are read, so that a file of short ones ends at the limit", async () => {
  const bytes = Buffer.from(`${HEADER}\n${"a\n".repeat(SYNC_LIMITS.rows + 1)}`);
  expect(await openShares(bytes, NOW).catch(code)).toBe("import_too_many_rows");
});
