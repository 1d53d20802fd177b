import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";

/** A row of the CSV, or that it could not be read as one; the header is row 1. */
export type CsvRecord = { row: number; fields: string[] | null };
export type CsvForm = { delimiter: "," | ";"; escape: '"' | "\\" };

/** A text of LinkedIn's has a few thousand characters; a quote that is never closed ends here. */
const MAX_RECORD_CHARACTERS = 65_536;
const CHUNK_BYTES = 65_536;

/** Reads the records after the header in pieces, so that other work of the process gets its turn. */
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
      return [String(row), ...fields];
    },
  });
  const stream = Readable.from(chunks(bytes), { objectMode: false }).pipe(parser);
  try {
    for await (const [number, ...fields] of stream as AsyncIterable<string[]>) {
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

function* chunks(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}
