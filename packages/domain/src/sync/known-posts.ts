import type { Prisma } from "@takt/db/generated/prisma/client";
import { getInstants, TEXT_WINDOW_MS } from "./model/find-match";
import type { KnownPost, ReportedPost } from "./model/reported-post";

/** A row's time may lie this far from the instants in its URNs: Takt notes when it learned of the answer. */
const NEAR_MS = TEXT_WINDOW_MS + 180_000;

/**
 * More posts than a member makes in that time. The limit keeps the statement on the index: without it the planner takes
 * the range for a ninth of the table, and reads all of it for each report.
 */
const MAX_NEAR = 200;

/** Waits until nobody else writes posts of the user's, and keeps others waiting until the transaction ends. */
export async function lockLinkedinPosts(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('linkedin_posts:' || ${userId}, 0))`;
}

/** Reads the rows of a user that the reports could be about: by URN, by post of Takt, or by time. */
export async function loadKnownPosts(
  tx: Prisma.TransactionClient,
  userId: string,
  reports: readonly ReportedPost[],
): Promise<KnownPost[]> {
  const urns = reports.flatMap((report) => report.urns);
  const postIds = reports.flatMap(({ postId }) => postId ?? []);
  const instants = reports.flatMap((report) => getInstants(report).map((at) => new Date(at).toISOString()));
  return tx.$queryRaw<KnownPost[]>`
    with found as (
      select id from linkedin_posts where user_id = ${userId}::uuid and urn = any(${urns})
      union select id from linkedin_posts where user_id = ${userId}::uuid and other_urns && ${urns}
      union select id from linkedin_posts where user_id = ${userId}::uuid and post_id = any(${postIds}::uuid[])
      union select near.id from unnest(${instants}::timestamptz[]) as reported(at) cross join lateral (
        select id from linkedin_posts where user_id = ${userId}::uuid
          and published_at between reported.at - ${NEAR_MS} * interval '1 ms' and reported.at + ${NEAR_MS} * interval '1 ms'
        order by published_at limit ${MAX_NEAR}
      ) near
    )
    select l.id, l.urn || l.other_urns as urns, l.post_id as "postId", l.text, l.content_type::text as "contentType",
      l.visibility::text as visibility, l.published_at as "publishedAt", l.source::text as source,
      l.edited_at as "editedAt", l.removed_at as "removedAt", l.listed_at as "listedAt",
      l.imported
    from linkedin_posts l join found using (id)
    order by l.published_at, l.id`;
}

/** Writes new and changed rows, and notes that the unchanged ones were seen, when they were listed and what files said. */
export async function writeKnownPosts(
  tx: Prisma.TransactionClient,
  userId: string,
  { written, seen }: { written: readonly KnownPost[]; seen: readonly KnownPost[] },
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(
    written.map(({ urns: [urn, ...otherUrns], ...row }) => ({ ...row, urn, otherUrns })),
  );
  await tx.$executeRaw`
    insert into linkedin_posts (id, user_id, urn, other_urns, post_id, text, content_type, visibility, published_at,
      source, seen_at, edited_at, removed_at, listed_at, imported, updated_at)
    select id, ${userId}::uuid, urn, "otherUrns", "postId", text, "contentType"::linkedin_content_type,
      visibility::visibility, "publishedAt", source::linkedin_source, ${now}, "editedAt", "removedAt",
      "listedAt", nullif(imported, 'null'::jsonb), ${now}
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, urn text, "otherUrns" text[], "postId" uuid, text text,
      "contentType" text, visibility text, "publishedAt" timestamptz, source text, "editedAt" timestamptz,
      "removedAt" timestamptz, "listedAt" timestamptz, imported jsonb)
    on conflict (id) do update set other_urns = excluded.other_urns, post_id = excluded.post_id, text = excluded.text,
      content_type = excluded.content_type, visibility = excluded.visibility, published_at = excluded.published_at,
      source = excluded.source, seen_at = excluded.seen_at, edited_at = excluded.edited_at,
      removed_at = excluded.removed_at, listed_at = excluded.listed_at,
      imported = excluded.imported, updated_at = excluded.updated_at`;
  const seenIds = seen.map(({ id }) => id);
  const listedAt = seen.map((row) => row.listedAt);
  const imported = seen.map((row) => row.imported && JSON.stringify(row.imported));
  await tx.$executeRaw`
    update linkedin_posts l set seen_at = ${now}, listed_at = s.listed_at, imported = s.imported::jsonb
    from unnest(${seenIds}::uuid[], ${listedAt}::timestamptz[], ${imported}::text[]) as s(id, listed_at, imported)
    where l.user_id = ${userId}::uuid and l.id = s.id`;
}
