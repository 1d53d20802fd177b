import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import type { FileItem, MemberFile } from "@takt/domain/sync/ports/member-files";
import { refuseFile } from "../zip-file";
import { findColumns, readHeader, type ShareColumns } from "./find-columns";
import { type CsvForm, readRecords } from "./read-records";
import { toShare } from "./to-share";
import { createWrapDetector } from "./unwrap-quotes";

/** Opens the bytes of Shares.csv: a first pass counts the rows and tells how they are quoted, a second one reads them. */
export async function openShares(bytes: Buffer): Promise<MemberFile> {
  const { names, delimiter } = readHeader(bytes);
  const columns = findColumns(names);
  if (!columns) throw refuseFile("import_unknown");
  const plain = await inspect(bytes, { delimiter, escape: '"' }, columns);
  // Files whose quotes are escaped by a backslash fall into pieces when they are read as RFC 4180.
  const other =
    plain.refused > 0 && bytes.includes('\\"')
      ? await inspect(bytes, { delimiter, escape: "\\" }, columns)
      : plain;
  const { form, rows, isWrapped } = other.refused < plain.refused ? other : plain;
  return { total: rows, measuredAt: null, items: readShares(bytes, form, columns, isWrapped) };
}

async function inspect(bytes: Buffer, form: CsvForm, columns: ShareColumns) {
  const wraps = createWrapDetector();
  let rows = 0;
  let refused = 0;
  for await (const record of readRecords(bytes, form)) {
    rows += 1;
    if (rows > SYNC_LIMITS.rows) throw refuseFile("import_too_many_rows");
    if (toShare(record, columns, false).kind === "refused") refused += 1;
    else wraps.add(record.fields![columns.ShareCommentary!]!);
  }
  return { form, rows, refused, isWrapped: wraps.isWrapped() };
}

async function* readShares(
  bytes: Buffer,
  form: CsvForm,
  columns: ShareColumns,
  isWrapped: boolean,
): AsyncIterable<FileItem> {
  for await (const record of readRecords(bytes, form)) yield toShare(record, columns, isWrapped);
}
