import { pipeline, Readable } from "node:stream";
import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { refuseFile } from "../zip-file";
import type { SharesHeader } from "./find-columns";
import { splitAtRecords } from "./split-at-records";

/**
 * A row of the CSV, or that it could not be read as one; the first line is row 1. `lines` counts those of a row whose quote
 * is never closed.
 */
export type CsvRecord = { row: number; fields: string[] | null; lines?: number };

/** How a file is read: by its quotes alone, or also cut before each line that begins a record. */
export type CsvForm = SharesHeader & { escape: '"' | "\\"; isCut: boolean };

/** A text of LinkedIn's has a few thousand characters; a quote that is never closed ends here. */
const MAX_RECORD_CHARACTERS = 65_536;
const CHUNK_BYTES = 65_536;

/** A text of a post is never that full of delimiters: a quarter of its bytes. */
const MAX_DELIMITERS = CHUNK_BYTES / 4;

/**
 * Reads the records after the header in pieces, from UTF-8 bytes. Refuses with `import_damaged` as soon as a piece, or a
 * record, has more fields than a file of LinkedIn's could have.
 */
export async function* readRecords(bytes: Buffer, form: CsvForm): AsyncIterable<CsvRecord> {
  let row = form.linesBefore;
  const records = form.isCut ? readPieces(bytes, form) : readStream(bytes, form);
  for await (const record of records) {
    row += 1;
    if (row > form.linesBefore + 1) yield { ...record, row };
  }
}

const toOptions = ({ delimiter, escape }: CsvForm): Options => ({
  delimiter,
  escape,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_RECORD_CHARACTERS,
});

async function* readStream(bytes: Buffer, form: CsvForm): AsyncIterable<Omit<CsvRecord, "row">> {
  let skipped = 0;
  const parser = parse({
    ...toOptions(form),
    skip_records_with_error: true,
    on_skip: () => {
      skipped += 1;
      return undefined;
    },
    // The number goes with the record: records wait in the stream while later ones are skipped.
    on_record: (fields: string[]) => [String(skipped), ...assertFew(fields)],
  });
  let yielded = 0;
  // Unlike pipe() it passes a refusal on to the parser; whoever iterates it gets the error.
  pipeline(Readable.from(chunks(bytes, form), { objectMode: false }), parser, () => {});
  try {
    for await (const [before, ...fields] of parser as AsyncIterable<string[]>) {
      for (; yielded < Number(before); yielded++) yield { fields: null };
      yield { fields };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The last record is not complete, such as one whose quote is never closed.
    skipped += 1;
  }
  for (; yielded < skipped; yielded++) yield { fields: null };
}

/** Reads each piece for itself, so that a quote which is never closed ends with its own. */
function* readPieces(bytes: Buffer, form: CsvForm): Iterable<Omit<CsvRecord, "row">> {
  for (const piece of splitAtRecords(bytes, form)) {
    const records = piece.length > MAX_RECORD_CHARACTERS ? null : parsePiece(piece, form);
    if (records) yield* records.map((fields) => ({ fields: assertFew(fields) }));
    else yield { fields: null, lines: countByte(piece, 0x0a) + (piece.at(-1) === 0x0a ? 0 : 1) };
  }
}

function parsePiece(piece: Buffer, form: CsvForm): string[][] | null {
  try {
    return parseAtOnce(piece, toOptions(form)) as unknown as string[][];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function assertFew(fields: string[]): string[] {
  if (fields.length > SYNC_LIMITS.fields) throw refuseFile("import_damaged");
  return fields;
}

function* chunks(bytes: Buffer, { delimiter, start }: CsvForm): Iterable<Buffer> {
  for (let at = start; at < bytes.length; at += CHUNK_BYTES) {
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
