import { urnInstant } from "@takt/domain/posts/model/post-urn";
import type { FileItem, FilePost } from "@takt/domain/sync/ports/member-files";
import { isFuture } from "../is-future";
import { type DayForm, parseCount, parseDay, urnInCell } from "./parse-cells";
import type { Sheet } from "./read-workbook";
import { toReport } from "./read-top-posts";

/** The figures of a single post's export by their English names (docs/linkedin-api.md, The analytics export). */
const METRICS: Record<string, keyof NonNullable<FilePost["metrics"]>> = {
  impressions: "impressions",
  "members reached": "membersReached",
  "followers gained from this post": "followersGained",
  "social engagements": "engagements",
  reactions: "reactions",
  comments: "comments",
  reposts: "reshares",
  saves: "saves",
  "sends on linkedin": "sends",
  "link engagements": "linkClicks",
};

/**
 * Reads a sheet of names and values about one post; null when its address is not the second cell of a row, or when other
 * posts have rows as well.
 */
export function readSinglePost({ name, rows }: Sheet, form: DayForm, now: Date): FileItem[] | null {
  const named = rows.flatMap(({ row, cells }) => {
    const urn = urnInCell(cells[0]) === null ? urnInCell(cells[1]) : null;
    return urn === null ? [] : [{ row, urn }];
  });
  const [{ row, urn } = { row: 0, urn: null }] = named;
  if (urn === null || named.some((other) => other.urn !== urn)) return null;
  const day = rows.map(({ cells }) => parseDay(cells[1], form)).find((one) => one !== null);
  const publishedAt = urnInstant(urn) ?? (day === undefined ? null : Date.parse(day));
  if (publishedAt === null) return null;
  if (isFuture(new Date(publishedAt), now))
    return [{ kind: "refused", refused: { row, sheet: name, reason: "date_future" } }];
  const metrics: NonNullable<FilePost["metrics"]> = {};
  for (const { cells } of rows) {
    const metric =
      METRICS[
        String(cells[0] ?? "")
          .trim()
          .toLowerCase()
      ];
    const count = parseCount(cells[1]);
    // The first line of a name is its figure; the tables below repeat some names.
    if (metric && count !== null && metrics[metric] === undefined) metrics[metric] = count;
  }
  return [{ kind: "post", post: { report: toReport(urn, new Date(publishedAt)), metrics } }];
}
