import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { daysIn, type DateOrder, parseCount, parseDay } from "./parse-cells";
import type { Cell, Sheet } from "./read-workbook";

const IMPRESSIONS = /impress/i;
type DayItem = Extract<FileItem, { kind: "day" }>["day"];

/**
 * Reads a sheet of a row a day: impressions and engagements of all posts in three columns, or new followers in two, with
 * the number of followers above them. Null when it is neither.
 */
export function readDays(sheet: Sheet, order: DateOrder): FileItem[] | null {
  const first = sheet.rows.findIndex(({ cells }) => parseDay(cells[0], order) !== null);
  if (first < 0) return null;
  const width = sheet.rows[first]!.cells.filter((cell) => cell !== null && cell !== "").length;
  if (width !== 2 && width !== 3) return null;
  const header = sheet.rows[first - 1]?.cells ?? [];
  const items: FileItem[] = [];
  for (const { row, cells } of sheet.rows.slice(first)) {
    if (cells.every((cell) => cell === null || cell === "")) continue;
    const day = parseDay(cells[0], order);
    const counts = day === null ? null : width === 3 ? toEngagement(cells, header) : toFollowers(cells);
    if (day !== null && counts) items.push({ kind: "day", day: { day, ...counts } });
    else {
      const reason = day === null ? "date_invalid" : "number_invalid";
      items.push({ kind: "refused", refused: { row, sheet: sheet.name, reason } });
    }
  }
  return width === 2 ? [...items, ...totalFollowers(sheet, first, order)] : items;
}

function toEngagement(cells: readonly Cell[], header: readonly Cell[]): Omit<DayItem, "day"> | null {
  // English exports have impressions first; a title that is known elsewhere says otherwise.
  const isSecond = IMPRESSIONS.test(String(header[2] ?? "")) && !IMPRESSIONS.test(String(header[1] ?? ""));
  const [impressions, engagements] = [
    parseCount(cells[isSecond ? 2 : 1]),
    parseCount(cells[isSecond ? 1 : 2]),
  ];
  return impressions === null || engagements === null ? null : { impressions, engagements };
}

function toFollowers(cells: readonly Cell[]): Omit<DayItem, "day"> | null {
  const followersGained = parseCount(cells[1]);
  return followersGained === null ? null : { followersGained };
}

/** The line above the days: a text with the day on which the followers were counted, and their number. */
function totalFollowers({ rows }: Sheet, first: number, order: DateOrder): FileItem[] {
  for (const { cells } of rows.slice(0, first)) {
    const [day] = typeof cells[0] === "string" ? daysIn(cells[0], order) : [];
    const followers = cells
      .slice(1)
      .map(parseCount)
      .find((count) => count !== null);
    if (day !== undefined && followers !== undefined) return [{ kind: "day", day: { day, followers } }];
  }
  return [];
}
