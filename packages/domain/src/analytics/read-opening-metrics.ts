import type { Sql } from "@takt/db/sql";
import type { CoreDeps } from "../shared/core-deps";
import { groupByOpening, type OpenedPost, type OpeningGroup } from "./model/group-by-opening";

/** The characters of a text that are read: more than what LinkedIn shows before "more". */
const OPENING_LENGTH = 300;

/** Reads what is known of the posts p (with their rollups r) by how they open; those before `settledBefore` are compared. */
export async function readOpeningMetrics(
  { db }: Pick<CoreDeps, "db">,
  posts: Sql,
  settledBefore: Date,
): Promise<OpeningGroup[]> {
  const rows = await db.$queryRaw<OpenedPost[]>`
    select left(p.text, ${OPENING_LENGTH}::int) as text, r.impressions::float8 as impressions,
      r.engagements::float8 as engagements, p.published_at < ${settledBefore} as "isSettled"
    from ${posts} and p.text is not null`;
  return groupByOpening(rows);
}
