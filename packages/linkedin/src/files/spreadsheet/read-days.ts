import type { MemberDayMetric } from "@takt/domain/analytics/model/metrics";
import type { FileItem } from "@takt/domain/sync/ports/member-files";
import type { RefusedReason } from "@takt/domain/sync/model/sync-errors";
import { type DayForm, daysIn, isBlank, parseCount, parseDay } from "./parse-cells";
import type { Cell, Sheet, SheetRow } from "./read-workbook";
import { hasTitle } from "./titles";

type Metric = Extract<MemberDayMetric, "impressions" | "engagements" | "followersGained">;
type Columns = { metric: Metric; at: number }[];

/**
 * Reads a sheet of a row a day: impressions and engagements of all posts in three columns, or new followers in two, with
 * the number of followers above them. Null when it is neither. A cell without a number says nothing of its figure. Days
 * after `lastDay` are refused.
 */
export function readDays(sheet: Sheet, form: DayForm, lastDay: string): FileItem[] | null {
  const first = sheet.rows.findIndex(({ cells }) => parseDay(cells[0], form) !== null);
  if (first < 0) return null;
  const days = sheet.rows.slice(first).filter(({ cells }) => !cells.every(isBlank));
  const columns = findColumns(sheet.rows[first - 1]?.cells ?? [], days);
  if (!columns) return null;
  const items = days.map((row) => toDay(row, columns, { form, lastDay, sheet: sheet.name }));
  const isOfFollowers = columns.some(({ metric }) => metric === "followersGained");
  return isOfFollowers ? [...items, ...totalFollowers(sheet, first, form, lastDay)] : items;
}

/**
 * Tells the columns by their titles, where these are known, else by the number of titled ones, or of the widest row where
 * there are no titles: a first row with an empty cell is no narrower sheet.
 */
function findColumns(header: readonly Cell[], days: readonly SheetRow[]): Columns | null {
  const at = (title: Parameters<typeof hasTitle>[1]) =>
    header.findIndex((cell, column) => column > 0 && hasTitle(cell, title));
  const [impressions, engagements, followers] = [at("impressions"), at("engagements"), at("followers")];
  const isTitled = header.slice(1).some((cell) => !isBlank(cell));
  const width = Math.max(...(isTitled ? [getWidth(header)] : days.map(({ cells }) => getWidth(cells))));
  if (width === 3 && followers < 0) {
    // English exports have impressions first; a title that is known elsewhere says otherwise.
    const isSecond = impressions === 2 || (impressions < 0 && engagements === 1);
    return [
      { metric: "impressions", at: isSecond ? 2 : 1 },
      { metric: "engagements", at: isSecond ? 1 : 2 },
    ];
  }
  if (width !== 2) return null;
  if (impressions === 1) return [{ metric: "impressions", at: 1 }];
  if (engagements === 1) return [{ metric: "engagements", at: 1 }];
  return [{ metric: "followersGained", at: 1 }];
}

const getWidth = (cells: readonly Cell[]) => cells.findLastIndex((cell) => !isBlank(cell)) + 1;

type DayContext = { form: DayForm; lastDay: string; sheet: string };

function toDay({ row, cells }: SheetRow, columns: Columns, { form, lastDay, sheet }: DayContext): FileItem {
  const refuse = (reason: RefusedReason): FileItem => ({ kind: "refused", refused: { row, sheet, reason } });
  const day = parseDay(cells[0], form);
  if (day === null) return refuse("date_invalid");
  if (day > lastDay) return refuse("date_future");
  const known = columns.filter(({ at }) => !isBlank(cells[at]));
  const counts = known.map(({ metric, at }) => [metric, parseCount(cells[at])] as const);
  if (counts.length === 0 || counts.some(([, count]) => count === null)) return refuse("number_invalid");
  return { kind: "day", day: { day, ...Object.fromEntries(counts) } };
}

/** The line above the days: a text with the day on which the followers were counted, and their number. */
function totalFollowers({ rows }: Sheet, first: number, { order }: DayForm, lastDay: string): FileItem[] {
  for (const { cells } of rows.slice(0, first)) {
    const [day] = typeof cells[0] === "string" ? daysIn(cells[0], order) : [];
    const followers = cells
      .slice(1)
      .map(parseCount)
      .find((count) => count !== null);
    if (day !== undefined && day <= lastDay && followers !== undefined)
      return [{ kind: "day", day: { day, followers } }];
  }
  return [];
}
