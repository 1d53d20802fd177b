import { urnInstant } from "@takt/domain/posts/model/post-urn";
import type { FileItem, FilePost } from "@takt/domain/sync/ports/member-files";
import { type DateOrder, parseCount, parseDay, urnInCell } from "./parse-cells";
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

/** Reads a sheet of names and values about one post; null when its address is not the second cell of a row. */
export function readSinglePost({ rows }: Sheet, order: DateOrder): FileItem[] | null {
  const urn = rows
    .map(({ cells }) => (urnInCell(cells[0]) === null ? urnInCell(cells[1]) : null))
    .find((one) => one !== null);
  if (urn === undefined) return null;
  const day = rows.map(({ cells }) => parseDay(cells[1], order)).find((one) => one !== null);
  const publishedAt = urnInstant(urn) ?? (day === undefined ? null : Date.parse(day));
  if (publishedAt === null) return null;
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
