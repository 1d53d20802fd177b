import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import { z } from "zod";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { trimmedText } from "../shared/text-input";
import { decodeCursor, toPage, pageInput } from "../shared/pagination";
import { restorableSince } from "../shared/restorable";
import { HELD } from "./held-posts";
import { POST_STATUSES } from "./model/post-transitions";
import type { PostSummary } from "./model/post-view";
import { ownedBySql } from "./owned-by";
import { says } from "./search-posts";
import { SUMMARY_COLUMNS, type SummaryRow, toPostSummary } from "./post-summary";
export const listPostsInput = z.strictObject({
  /** All but deleted posts when not set. `held`: scheduled posts that do not go out unless LinkedIn is reconnected. */
  status: z.enum([...POST_STATUSES, "held", "deleted"]).optional(),
  /** Part of the text, the link card, the poll or the first comment. */
  search: z.optional(trimmedText(200)),
  ...pageInput({ size: 30, max: 100 }),
});

/** Lists a page of the actor's posts, the last changed first. */
export async function listPosts(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listPostsInput>,
): Promise<{ posts: PostSummary[]; nextCursor: string | null }> {
  const { limit, search, cursor } = input;
  const listed = sql`${ownedBySql(actor)} and ${withStatus(input.status, restorableSince(clock))}
    and ${cursor ? after(cursor) : ALL}`;
  const rows = await db.$queryRaw<SummaryRow[]>`
    select ${SUMMARY_COLUMNS}
    from posts p
    where ${listed} and ${search ? says(actor, search, listed, limit + 1) : ALL}
    order by p.updated_at desc, p.id desc
    limit ${limit + 1}::int`;
  const { page, nextCursor } = toPage(rows, limit, ({ updatedAt }) => updatedAt);
  return {
    posts: page.map(toPostSummary),
    nextCursor,
  };
}

const ALL = sql`true`;

function withStatus(status: z.infer<typeof listPostsInput>["status"], restorable: Date): Prisma.Sql {
  if (status === "deleted") return sql`p.deleted_at > ${restorable}`;
  if (status === undefined) return sql`p.deleted_at is null`;
  if (status === "held") return sql`exists (select 1 from users u where u.id = p.author_id and ${HELD})`;
  return sql`p.deleted_at is null and p.status = ${status}::post_status`;
}

/**
 * Selects the posts after a cursor. The cursor holds the position itself: reading it from a row would lose the position
 * when that row changes, and would reveal when a row of another user changed.
 */
function after(cursor: string): Prisma.Sql {
  const { at, id } = decodeCursor(cursor);
  return sql`(p.updated_at, p.id) < (${at}::timestamptz, ${id}::uuid)`;
}
