import { daysIn, type DateOrder, isBlank, urnInCell } from "./parse-cells";
import type { Sheet } from "./read-workbook";
import { hasTitle, isKnownSheet, type Title } from "./titles";

/**
 * Marks by which a workbook is LinkedIn's: a date and some numbers are in any. `range` is that of the export, `titles`
 * are those of its figures, `followers` is the line with the day on which they were counted.
 */
export type Mark = "file_name" | "sheet_names" | "post_addresses" | "range" | "titles" | "followers";

/** A workbook is LinkedIn's by so many marks: each may be in a foreign one by chance. */
export const MIN_MARKS = 2;

/** The names under which LinkedIn offers the exports. */
const FILE_NAME = /(AggregateAnalytics|SinglePostAnalytics)_|^Content_\d{4}-\d{2}-\d{2}_/i;
/** Titles stand above the figures, or as names before them. */
const TITLE_ROWS = 40;
/** Sheets that are named as LinkedIn's: one name alone is a common word. */
const MIN_NAMES = 2;

/** Finds the marks of LinkedIn's analytics export in a workbook. */
export function findMarks(sheets: readonly Sheet[], fileName: string, order: DateOrder): Mark[] {
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const marks: Record<Mark, boolean> = {
    file_name: FILE_NAME.test(fileName),
    sheet_names: sheets.filter(({ name }) => isKnownSheet(name)).length >= Math.min(MIN_NAMES, sheets.length),
    post_addresses: rows.some(({ cells }) => cells.some((cell) => urnInCell(cell) !== null)),
    range: sheets.some((sheet) => hasRange(sheet, order)),
    titles: hasAny(sheets, "impressions") || hasAny(sheets, "engagements"),
    followers: rows.some(
      ({ cells }) =>
        hasTitle(cells[0], "followers") && daysIn(String(cells[0]), order).length === 1 && !isBlank(cells[1]),
    ),
  };
  return (Object.keys(marks) as Mark[]).filter((mark) => marks[mark]);
}

/** The first sheet names the range of the export beside its title. */
function hasRange({ rows }: Sheet, order: DateOrder): boolean {
  return rows
    .slice(0, 3)
    .some(({ cells }) =>
      cells.some((cell, at) => at > 0 && typeof cell === "string" && daysIn(cell, order).length === 2),
    );
}

function hasAny(sheets: readonly Sheet[], title: Title): boolean {
  return sheets.some(({ rows }) =>
    rows.slice(0, TITLE_ROWS).some(({ cells }) => cells.some((cell) => hasTitle(cell, title))),
  );
}
