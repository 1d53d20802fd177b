import type { FileItem, MemberFile } from "@takt/domain/sync/ports/member-files";
import { isFuture } from "../is-future";
import { refuseFile } from "../zip-file";
import { findDateOrder } from "./find-date-order";
import { findMarks, MIN_MARKS } from "./find-marks";
import { daysIn, type DateOrder } from "./parse-cells";
import { readDays } from "./read-days";
import { readSinglePost } from "./read-single-post";
import { readTopPosts } from "./read-top-posts";
import { readWorkbook, type Sheet } from "./read-workbook";

const DAY_MS = 86_400_000;

/**
 * Opens the analytics export, of all posts or of one, which it is by at least two marks. Its sheets are told by their
 * shape, as they are named in the member's language (docs/linkedin-api.md, The analytics export). Refuses with the
 * `import_*` codes.
 */
export async function openSpreadsheet(bytes: Buffer, fileName: string, now: Date): Promise<MemberFile> {
  const sheets = await readWorkbook(bytes);
  const order = findDateOrder(sheets, fileName);
  if (findMarks(sheets, fileName, order).length < MIN_MARKS) throw refuseFile("import_unknown");
  const form = { order, is1904: sheets.some(({ is1904 }) => is1904) };
  const single = sheets.map((sheet) => readSinglePost(sheet, form, now)).find((items) => items !== null);
  // A single post's figures are true when it is downloaded, which the file does not tell.
  if (single) return { total: single.length, measuredAt: null, items: single };
  const range = findRange(sheets, order, fileName, now);
  const context = { form, now, rangeStart: range?.start ?? null };
  const lastDay = range?.end ?? lastDayBefore(now);
  const items = sheets.flatMap(
    (sheet): FileItem[] => readTopPosts(sheet, context) ?? readDays(sheet, form, lastDay) ?? [],
  );
  if (items.length === 0) throw refuseFile("import_unknown");
  // Its last day is over at the next midnight; LinkedIn does not say in which zone (UTC is assumed).
  const measuredAt = range && new Date(Date.parse(range.end) + DAY_MS);
  return { total: items.length, measuredAt, items };
}

/** Finds the first and last day that the export is about: in the first sheet, or in the file's name. */
function findRange(
  sheets: readonly Sheet[],
  order: DateOrder,
  fileName: string,
  now: Date,
): { start: string; end: string } | null {
  const cells = sheets.flatMap(({ rows }) => rows.slice(0, 3).flatMap((row) => row.cells));
  const texts = [...cells.filter((cell) => typeof cell === "string"), fileName];
  const days = texts
    .map((text) => daysIn(text, order))
    .find((found) => found.length === 2 && found[0]! <= found[1]! && !isFuture(new Date(found[1]!), now));
  return days ? { start: days[0]!, end: days[1]! } : null;
}

/** The last calendar day that has begun somewhere on earth. */
function lastDayBefore(now: Date): string {
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const last = isFuture(new Date(tomorrow.toISOString().slice(0, 10)), now) ? now : tomorrow;
  return last.toISOString().slice(0, 10);
}
