import type { SharesHeader } from "./find-columns";

/** The beginning of a line that tells whether it begins a record: a date and an address. */
const MAX_START_BYTES = 400;
const DATE = /^(\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\2\d{2,4})\b/;
const LINK = /^https:\/\/([a-z-]+\.)?linkedin\.com\/\S+$/i;

/** Cuts a file before each line that begins a record by its date or its link; the first piece is the header. */
export function* splitAtRecords(bytes: Buffer, header: SharesHeader): Iterable<Buffer> {
  let start = header.start;
  let isFirst = true;
  for (let at = lineEnd(bytes, start); at < bytes.length; at = lineEnd(bytes, at)) {
    if (!isFirst && !startsRecord(bytes.subarray(at, at + MAX_START_BYTES), header)) continue;
    yield bytes.subarray(start, at);
    start = at;
    isFirst = false;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

/** Returns where the line after this one begins. */
function lineEnd(bytes: Buffer, at: number): number {
  const newline = bytes.indexOf(0x0a, at);
  return newline < 0 ? bytes.length : newline + 1;
}

/** Whether a line has a date or an address where its columns say, before the text of the post. */
function startsRecord(start: Buffer, { columns, delimiter }: SharesHeader): boolean {
  const [line = ""] = start.toString("utf8").split("\n", 1);
  const cells = line.split(delimiter);
  const cell = (at: number) =>
    at < columns.ShareCommentary! ? (cells[at] ?? "").trim().replace(/^"|"$/g, "") : "";
  return DATE.test(cell(columns.Date!)) || LINK.test(cell(columns.ShareLink!));
}
