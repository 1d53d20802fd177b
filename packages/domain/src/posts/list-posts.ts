import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import { z } from "zod";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { isStorable } from "../shared/is-storable";
import { literal } from "../shared/literal";
import { PLACE, placeOf, readPlace } from "../shared/place";
import { restorableSince } from "../shared/restorable";
import { POST_STATUSES } from "./model/post-status";
import type { PostSummary } from "./model/post-view";
import { SUMMARY_COLUMNS, type SummaryRow } from "./summary-columns";
import { toPostSummary } from "./to-post-view";

export const listPostsInput = z.strictObject({
  /** None: all but deleted ones. `held`: scheduled, and not going out unless LinkedIn is reconnected. */
  status: z.enum([...POST_STATUSES, "held", "deleted"]).optional(),
  /** Words of the text. */
  search: z.string().max(200).refine(isStorable).trim().optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(PLACE).optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** The actor's posts, last changed first, a page at a time. */
export async function listPosts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listPostsInput>,
): Promise<{ posts: PostSummary[]; nextCursor: string | null }> {
  const { limit, search, cursor } = input;
  const rows = await db.$queryRaw<SummaryRow[]>`
    select ${SUMMARY_COLUMNS}
    from posts p join users u on u.id = p.author_id
    where p.author_id = ${actor.userId}::uuid and p.workspace_id = ${actor.workspaceId}::uuid
      and ${withStatus(input.status, restorableSince(clock))}
      and ${search ? sql`p.content ilike ${`%${literal(search)}%`}` : ALL}
      and ${cursor ? after(cursor) : ALL}
    order by p.updated_at desc, p.id desc
    limit ${limit + 1}::int`;
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    posts: page.map(toPostSummary),
    nextCursor: last ? placeOf({ at: last.updatedAt, id: last.id }) : null,
  };
}

const ALL = sql`true`;

function withStatus(status: z.infer<typeof listPostsInput>["status"], restorable: Date): Prisma.Sql {
  if (status === "deleted") return sql`p.deleted_at > ${restorable}`;
  if (status === undefined) return sql`p.deleted_at is null`;
  if (status !== "held") return sql`p.deleted_at is null and p.status = ${status}::post_status`;
  // As held-posts.ts has it: all, or those after the connection's end.
  return sql`p.deleted_at is null and p.status = 'scheduled'
    and (u.linkedin_status <> 'active' or p.scheduled_at > u.linkedin_access_token_expires_at)`;
}

/**
 * The place is in the cursor itself: asking a row for it would lose the place when that row changes, and
 * would tell when another's row changed.
 */
function after(cursor: string): Prisma.Sql {
  const { at, id } = readPlace(cursor);
  return sql`(p.updated_at, p.id) < (${at}::timestamptz, ${id}::uuid)`;
}
