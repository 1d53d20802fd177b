import { urnInstant } from "@takt/domain/posts/model/post-urn";
import type { FileItem, FilePost } from "@takt/domain/sync/ports/member-files";
import type { RefusedReason } from "@takt/domain/sync/model/sync-errors";
import { isFuture } from "../is-future";
import { type DayForm, parseCount, parseDay, urnInCell } from "./parse-cells";
import type { Sheet, SheetRow } from "./read-workbook";
import { hasTitle } from "./titles";

type Metric = "impressions" | "engagements";
type Table = { column: number; metric: Metric };

/**
 * Reads the sheet of posts, whose two tables stand side by side: address, day, count. Figures are those of the export's
 * range, so only a post that was published in it has them in total. Null when no row has the address of a post.
 */
export function readTopPosts(
  sheet: Sheet,
  { form, rangeStart, now }: { form: DayForm; rangeStart: string | null; now: Date },
): FileItem[] | null {
  const tables = findTables(sheet.rows);
  if (tables.length === 0) return null;
  const posts = new Map<string, FilePost>();
  const refused: FileItem[] = [];
  for (const { row, cells } of sheet.rows)
    for (const { column, metric } of tables) {
      const urn = urnInCell(cells[column]);
      // Headers, notes, and the shorter of the two tables; only what looks like an address is refused.
      if (urn === null && !/^https?:/i.test(String(cells[column] ?? ""))) continue;
      const refuse = (reason: RefusedReason) =>
        refused.push({ kind: "refused", refused: { row, sheet: sheet.name, reason } });
      if (urn === null) {
        refuse("link_invalid");
        continue;
      }
      const day = parseDay(cells[column + 1], form);
      const minted = urnInstant(urn);
      const publishedAt = minted ?? (day === null ? null : Date.parse(day));
      const count = parseCount(cells[column + 2]);
      if (publishedAt === null) refuse("date_invalid");
      else if (isFuture(new Date(publishedAt), now)) refuse("date_future");
      else if (count === null) refuse("number_invalid");
      else {
        const post = posts.get(urn) ?? { report: toReport(urn, new Date(publishedAt)) };
        const publishedOn = day ?? new Date(publishedAt).toISOString().slice(0, 10);
        if (rangeStart !== null && publishedOn >= rangeStart)
          post.metrics = { ...post.metrics, [metric]: count };
        posts.set(urn, post);
      }
    }
  return [...[...posts.values()].map((post): FileItem => ({ kind: "post", post })), ...refused];
}

function findTables(rows: readonly SheetRow[]): Table[] {
  const columns = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell, column) => (urnInCell(cell) === null ? [] : column))),
  );
  const header = rows.find(({ cells }) => cells.some((cell) => hasTitle(cell, "impressions")));
  const sorted = [...columns].sort((a, b) => a - b);
  return sorted.map((column, position): Table => {
    // Without a known title the places tell: engagements come first.
    const isImpressions = header ? hasTitle(header.cells[column + 2], "impressions") : position > 0;
    return { column, metric: isImpressions ? "impressions" : "engagements" };
  });
}

/** The spreadsheet has no texts. */
export function toReport(urn: string, publishedAt: Date): FilePost["report"] {
  return { urns: [urn], text: null, contentType: "unknown", visibility: null, publishedAt };
}
