import { pipeline, Readable } from "node:stream";
import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { CsvError, parse } from "csv-parse";
import { refuseFile } from "../zip-file";

/** A row of the CSV, or that it could not be read as one; the header is row 1. */
export type CsvRecord = { row: number; fields: string[] | null };
export type CsvForm = { delimiter: "," | ";"; escape: '"' | "\\" };

/** A text of LinkedIn's has a few thousand characters; a quote that is never closed ends here. */
const MAX_RECORD_CHARACTERS = 65_536;
const CHUNK_BYTES = 65_536;

/** A text of a post is never that full of delimiters: a quarter of its bytes. */
const MAX_DELIMITERS = CHUNK_BYTES / 4;

/**
 * Reads the records after the header in pieces. Refuses with `import_damaged` as soon as a piece, or a record, has more
 * fields than a file of LinkedIn's could have.
 */
export async function* readRecords(bytes: Buffer, { delimiter, escape }: CsvForm): AsyncIterable<CsvRecord> {
  let row = 0;
  let skipped: number[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    escape,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    on_skip: () => {
      row += 1;
      skipped.push(row);
      return undefined;
    },
    // The number goes with the record: records wait in the stream while later ones are skipped.
    on_record: (fields: string[]) => {
      row += 1;
      if (fields.length > SYNC_LIMITS.fields) throw refuseFile("import_damaged");
      return [String(row), ...fields];
    },
  });
  // Unlike pipe() it passes a refusal on to the parser; whoever iterates it gets the error.
  pipeline(Readable.from(chunks(bytes, delimiter), { objectMode: false }), parser, () => {});
  try {
    for await (const [number, ...fields] of parser as AsyncIterable<string[]>) {
      yield* skipped.map((bad): CsvRecord => ({ row: bad, fields: null }));
      skipped = [];
      if (Number(number) > 1) yield { row: Number(number), fields };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The last record is not complete, such as one whose quote is never closed.
    skipped.push(row + 1);
  }
  yield* skipped.map((bad): CsvRecord => ({ row: bad, fields: null }));
}

function* chunks(bytes: Buffer, delimiter: string): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    if (countByte(chunk, delimiter.charCodeAt(0)) > MAX_DELIMITERS) throw refuseFile("import_damaged");
    yield chunk;
  }
}

function countByte(bytes: Buffer, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
