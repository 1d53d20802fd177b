import type { Prisma } from "@takt/db/generated/prisma/client";
import { raw, sql } from "@takt/db/sql";
import { z } from "zod";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { trimmedText } from "../shared/text-input";
import { toPage, pageInput } from "../shared/pagination";
import { restorableSince } from "../shared/restorable";
import { authorColumn, type AuthorRow, toShownAuthor } from "./author-column";
import { HELD } from "./held-posts";
import { getListOrder } from "./list-order";
import { POST_STATUSES } from "./model/post-transitions";
import { LABEL_IDS_COLUMN } from "./label-ids-column";
import { metricColumn } from "./metric-column";
import type { ListedPost } from "./model/post-view";
import { postsOfSql } from "./posts-of";
import { says } from "./search-posts";
import { type First, isWhose, selectFirst, whoseInput } from "./whose";
import { SUMMARY_COLUMNS, type SummaryRow, toPostSummary } from "./post-summary";

export const listPostsInput = z.strictObject({
  /** All but deleted posts when not set. `held`: scheduled posts that do not go out unless LinkedIn is reconnected. */
  status: z.enum([...POST_STATUSES, "held", "deleted"]).optional(),
  whose: whoseInput,
  /** Part of the text, the link card, the poll or the first comment. */
  search: z.optional(trimmedText(200)),
  /** Those with a label. */
  label: z.optional(z.uuid()),
  ...pageInput({ size: 30, max: 100 }),
});

/** Further filters of the public API: the author, and a time in [from, to) at which posts go out or went out. */
type Filter = { author?: string | undefined; from?: Date | undefined; to?: Date | undefined };

/** Lists a page of the workspace's posts: scheduled ones by when they go out, published ones by when they went out, others the last changed first. */
export async function listPosts(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
  input: z.infer<typeof listPostsInput> & Filter,
): Promise<{ posts: ListedPost[]; nextCursor: string | null }> {
  const { limit, cursor } = input;
  const order = getListOrder(input);
  const listed = sql`${postsOfSql(actor, "content.read")} and ${withStatus(input.status, restorableSince(clock))}
    and ${input.label ? hasLabel(actor, input.label) : ALL} and ${order.has} and ${isWithin(input)} and ${cursor ? order.after(cursor) : ALL}`;
  const rows = await db.$queryRaw<(SummaryRow & ListOnly & { author: AuthorRow })[]>`
    select ${SUMMARY_COLUMNS}, ${LIST_COLUMNS}, ${authorColumn(actor)}
    from posts p
    where ${isListed(actor, input, { where: listed, by: order.by, limit: limit + 1 })}
    order by ${order.by}
    limit ${limit + 1}::int`;
  const { page, nextCursor } = toPage(rows, limit, (row) => row[order.at] ?? row.updatedAt);
  return {
    posts: page.map((row) => ({
      ...toPostSummary(row, actor),
      author: toShownAuthor(row.author, actor),
      thumbnailId: row.thumbnailId,
      labelIds: row.labelIds,
      impressions: row.impressions,
      reactions: row.reactions,
    })),
    nextCursor,
  };
}

type ListOnly = Pick<ListedPost, "thumbnailId" | "labelIds" | "impressions" | "reactions">;

/** Columns of the list alone: the first picture, the labels, and the newest figures of posts on LinkedIn. */
const LIST_COLUMNS = sql`
  (select m.id from media m where m.post_id = p.id and m.kind = 'image' order by m.position limit 1) as "thumbnailId",
  ${LABEL_IDS_COLUMN}, ${metricColumn("impressions")}, ${metricColumn("reactions")}`;

const ALL = sql`true`;

/** When `posts p` went out, else when it is tried, else when it was to go out. */
const GOES_OUT = sql`coalesce(p.published_at, p.due_at, p.scheduled_at)`;

function isWithin({ author, from, to }: Filter): Prisma.Sql {
  const by = author ? sql`p.author_id = ${author}::uuid` : ALL;
  const since = from ? sql`${GOES_OUT} >= ${from}::timestamptz` : ALL;
  const until = to ? sql`${GOES_OUT} < ${to}::timestamptz` : ALL;
  return sql`${by} and ${since} and ${until}`;
}

/** The condition on the posts of a page: of mine that they are its ids, and of all else, and what a search looks for, that of the list. */
function isListed(actor: Actor, { whose, search }: z.infer<typeof listPostsInput>, first: First): Prisma.Sql {
  if (whose === "mine" && !search) return sql`p.id in (${selectFirst(actor, whose, first)})`;
  const found = search ? says(actor, search, whose, first) : ALL;
  return sql`${first.where} and ${isWhose(actor, whose)} and ${found}`;
}

/** The label is asked for once, and not for each post. */
function hasLabel({ workspaceId }: Actor, id: string): Prisma.Sql {
  return sql`exists (select 1 from labels l
      where l.id = ${id}::uuid and l.workspace_id = ${workspaceId}::uuid and l.deleted_at is null)
    and p.id in (select pl.post_id from post_labels pl where pl.label_id = ${id}::uuid)`;
}

function withStatus(status: z.infer<typeof listPostsInput>["status"], restorable: Date): Prisma.Sql {
  if (status === "deleted") return sql`p.deleted_at > ${restorable}`;
  if (status === undefined) return sql`p.deleted_at is null`;
  if (status === "held") return sql`exists (select 1 from users u where u.id = p.author_id and ${HELD})`;
  // A constant of ours, written as a literal: partial indexes are chosen by it.
  return sql`p.deleted_at is null and p.status = ${raw(`'${status}'::post_status`)}`;
}
