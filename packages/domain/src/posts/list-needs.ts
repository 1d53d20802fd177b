import { sql } from "@takt/db/sql";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { PostSummary } from "./model/post-view";
import { needsYou, type Need } from "./needs-you";
import { SUMMARY_COLUMNS, type SummaryRow, toPostSummary } from "./post-summary";

/** Posts of one answer. */
const LIMIT = 5;

/** Lists the posts that need the actor, the most urgent kind first: what LinkedIn may have, what failed, what lacks its comment. */
export async function listNeeds(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
): Promise<{ need: Need; occasion: string; post: PostSummary }[]> {
  const rows = await db.$queryRaw<(SummaryRow & { need: Need; occasion: string })[]>`
    select n.need, n.occasion, ${SUMMARY_COLUMNS}
    from (${needsYou(actor, { limit: LIMIT })}) n join posts p on p.id = n.id
    order by ${ORDER}, n.updated_at desc, p.id
    limit ${LIMIT}::int`;
  return rows.map((row) => ({
    need: row.need,
    occasion: row.occasion,
    post: toPostSummary(row, actor),
  }));
}

const ORDER = sql`array_position(array['unconfirmed', 'failed', 'comment'], n.need)`;
