import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { expect, test } from "vitest";
import { createMemberFiles } from "./member-files";
import { HEADER, buildWorkbook } from "./testing/build-files";
import { nestedWorkbook } from "./testing/hostile-files";
import { startFilesWorker } from "./testing/start-files-worker";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const TIMES = { deadlineMs: 60_000, startMs: 60_000 };
const files = createMemberFiles(TIMES, startFilesWorker);
const LINK = "https://www.linkedin.com/feed/update/urn:li:share:7400000000000000001";
const buildShares = (rows: number) =>
  Buffer.from(`${HEADER}\n${`2026-11-01 09:00:00,${LINK},Text,,,PUBLIC\n`.repeat(rows)}`);
/** Half as many addresses as a workbook may have. */
const LARGE = buildWorkbook({ A: Array.from({ length: 2_500 }, () => Array<string>(10).fill(LINK)) });
const DEEP = nestedWorkbook(1_000_000);

async function collect(items: AsyncIterable<FileItem> | Iterable<FileItem>): Promise<FileItem[]> {
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test("a file is told, opened and read to its end in its worker", async () => {
  const bytes = buildShares(450);
  expect(await files.detect(bytes)).toBe("archive_file");
  const { total, measuredAt, items } = await files.open(bytes, "archive_file", "Shares.csv", NOW);
  expect({ total, measuredAt }).toEqual({ total: 450, measuredAt: null });
  const all = await collect(items);
  expect(all).toHaveLength(450);
  expect(all[449]).toMatchObject({
    kind: "post",
    post: { report: { text: "Text", publishedAt: new Date("2026-11-01T09:00:00Z") } },
  });
});

test("what is refused in the worker is refused with its code, when it is told and when it is opened", async () => {
  await expect(files.detect(Buffer.from("x"))).rejects.toMatchObject({ code: "import_unknown" });
  const other = buildWorkbook({ Budget: [["Desk", 5]] });
  await expect(files.open(other, "analytics_file", "", NOW)).rejects.toMatchObject({
    code: "import_unknown",
  });
});

test("a file that takes longer than its deadline, or more memory than its worker has, is too complex", async () => {
  const hasty = createMemberFiles({ ...TIMES, deadlineMs: 0 }, startFilesWorker);
  await expect(hasty.open(LARGE, "analytics_file", "", NOW)).rejects.toMatchObject({
    code: "import_too_complex",
  });
  expect(DEEP.length).toBeLessThan(20_000);
  const small = createMemberFiles(TIMES, () => startFilesWorker(48));
  await expect(small.open(DEEP, "analytics_file", "", NOW)).rejects.toMatchObject({
    code: "import_too_complex",
  });
});

test("a worker that does not start is nobody's file's fault", async () => {
  const late = createMemberFiles({ ...TIMES, startMs: 0 }, startFilesWorker);
  await expect(late.detect(LARGE)).rejects.toThrow("does not start");
});

test("a reader that leaves a file in the middle ends its worker", async () => {
  const thread = startFilesWorker();
  const exit = new Promise((resolve) => thread.once("exit", resolve));
  const { items } = await createMemberFiles(TIMES, () => thread).open(
    buildShares(450),
    "archive_file",
    "",
    NOW,
  );
  for await (const item of items) {
    expect(item.kind).toBe("post");
    break;
  }
  await exit;
});
