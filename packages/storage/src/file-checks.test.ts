import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileChecks } from "./file-checks";
import { buildPdf } from "./testing/crafted-documents";
import { predictedTables } from "./testing/heavy-documents";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "takt-checks-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("somebody's document is checked beside the first of another's heavy ones, before the rest", async () => {
  const { inspect } = createFileChecks();
  await writeFile(join(folder, "heavy.pdf"), predictedTables());
  await writeFile(join(folder, "small.pdf"), buildPdf(1));
  const done: string[] = [];
  const check = (owner: string, name: string) =>
    inspect(owner, { file: join(folder, name), type: "application/pdf", limits: MEDIA_LIMITS })
      .catch(() => {})
      .finally(() => done.push(owner));
  await Promise.all([
    ...Array.from({ length: 5 }, () => check("flood", "heavy.pdf")),
    check("other", "small.pdf"),
  ]);
  expect(done.indexOf("other")).toBeLessThan(3);
});
