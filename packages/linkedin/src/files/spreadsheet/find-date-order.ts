import { urnInstant } from "@takt/domain/posts/model/post-urn";
import { daysIn, type DateOrder, parseDay, urnInCell } from "./parse-cells";
import type { Sheet } from "./read-workbook";

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(day);

/**
 * Tells in which order the file writes day and month: by days that do not exist in one order, by rows of a day each that
 * follow one another, by the instants in the posts' addresses, and by the range in the file's name. Month first, as in
 * English, when nothing tells.
 */
export function findDateOrder(sheets: readonly Sheet[], fileName: string): DateOrder {
  return score(sheets, fileName, "dmy") > score(sheets, fileName, "mdy") ? "dmy" : "mdy";
}

function score(sheets: readonly Sheet[], fileName: string, order: DateOrder): number {
  const range = daysIn(fileName, order);
  let points = 0;
  for (const { rows, is1904 } of sheets) {
    const form = { order, is1904 };
    let last: string | null = null;
    for (const { cells } of rows) {
      const day = parseDay(cells[0], form);
      if (day !== null) points += 1;
      if (day !== null && last !== null && at(day) - at(last) === DAY_MS) points += 1;
      last = day;
      for (const [column, cell] of cells.entries()) {
        const urn = urnInCell(cell);
        const minted = urn === null ? null : urnInstant(urn);
        const published = parseDay(cells[column + 1], form);
        // A day in the member's own zone may be the one before or after.
        if (
          minted !== null &&
          published !== null &&
          Math.abs(minted - at(published) - DAY_MS / 2) <= 1.5 * DAY_MS
        )
          points += 1;
      }
      for (const cell of range.length > 0 ? cells : [])
        if (typeof cell === "string")
          points += daysIn(cell, order).filter((one) => range.includes(one)).length;
    }
  }
  return points;
}
