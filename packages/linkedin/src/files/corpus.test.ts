import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { expect, test } from "vitest";
import { memberFileReader } from "./read-member-file";
import { CORPUS_NOW, type CorpusOutcome, toOutcome } from "./testing/corpus/corpus-file";
import { BROKEN_FILES, DATED_FILES, ENCODED_FILES } from "./testing/corpus/csv-files";
import { FOREIGN_WORKBOOKS, ODD_WORKBOOKS, SAVED_WORKBOOKS } from "./testing/corpus/workbook-files";

/** Tells what comes of a file, by its content and its name. */
async function read(bytes: Buffer, name: string): Promise<CorpusOutcome> {
  try {
    const source = await memberFileReader.detect(bytes);
    const { total, items } = await memberFileReader.open(bytes, source, name, CORPUS_NOW);
    const all: FileItem[] = [];
    for await (const item of items) all.push(item);
    expect(all).toHaveLength(total);
    return toOutcome(all);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

test.each([
  ...ENCODED_FILES,
  ...DATED_FILES,
  ...BROKEN_FILES,
  ...SAVED_WORKBOOKS,
  ...ODD_WORKBOOKS,
  ...FOREIGN_WORKBOOKS,
])("$name, $kind: it is read as expected", async ({ bytes, name, outcome }) => {
  expect(await read(bytes, name)).toEqual(outcome);
});
