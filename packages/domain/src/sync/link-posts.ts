import type { Prisma } from "@takt/db/generated/prisma/client";
import { confirmFound } from "../posts/publishing/confirm-found";
import { type LinkedPost, recordLinks } from "../posts/published/record-links";
import { isChangeable } from "../posts/model/post-link";
import { findPublications, type SeenPost } from "./model/find-publications";
import type { ReportedPost } from "./model/reported-post";
import { listUnnamedPosts } from "./unnamed-posts";

type Tx = Prisma.TransactionClient;

/** How far around a post the rows are read that could be it: longer than findPublications accepts. */
const NEAR_MS = 15 * 60_000;

/**
 * Looks among the posts on LinkedIn that Takt knows for those of Takt that LinkedIn did not name: gives published ones
 * their link, and confirms those whose call was not answered. `reports` are what a source has just said of these rows.
 * That a post is not among them shows nothing. Returns the posts whose link has become known.
 */
export async function linkPosts(
  tx: Tx,
  userId: string,
  reports: readonly ReportedPost[],
  now: Date,
): Promise<LinkedPost[]> {
  const unnamed = await listUnnamedPosts(tx, userId, now);
  if (unnamed.length === 0) return [];
  const instants = unnamed.map(({ sent, publishedAt }) => (sent?.last ?? publishedAt).toISOString());
  const ids = unnamed.map(({ postId }) => postId);
  const rows = await readSeen(tx, userId, ids, instants);
  const content = new Map(
    reports.flatMap((report) => report.urns.map((urn) => [urn, report.content] as const)),
  );
  const seen = rows.map((row): SeenPost => {
    const named = row.urns.map((urn) => content.get(urn)).find((one) => one !== undefined);
    return { ...row, content: named };
  });
  const found = findPublications(unnamed, seen).map(({ post, seen: { urns } }) => ({
    postId: post.postId,
    attemptId: post.lostAttemptId,
    urn: urns.find(isChangeable) ?? urns[0]!,
  }));
  const confirmed = await confirmFound(
    tx,
    userId,
    found.flatMap(({ attemptId, ...link }) => (attemptId === null ? [] : [{ ...link, attemptId }])),
  );
  const linked = await recordLinks(
    tx,
    userId,
    found.filter(({ attemptId }) => attemptId === null),
  );
  return [...confirmed, ...linked];
}

/** Reads the rows that are one of these posts, or were published near one and are no post of Takt yet. */
function readSeen(
  tx: Tx,
  userId: string,
  postIds: readonly string[],
  instants: readonly string[],
): Promise<Omit<SeenPost, "content">[]> {
  return tx.$queryRaw<Omit<SeenPost, "content">[]>`
    with found as (
      select id from linkedin_posts where user_id = ${userId}::uuid and post_id = any(${[...postIds]}::uuid[])
      union select near.id from unnest(${[...instants]}::timestamptz[]) as sent(at) cross join lateral (
        select id from linkedin_posts
        where user_id = ${userId}::uuid and post_id is null
          and published_at between sent.at - ${NEAR_MS} * interval '1 ms' and sent.at + ${NEAR_MS} * interval '1 ms'
      ) near
    )
    select l.id, l.urn || l.other_urns as urns, l.post_id as "postId", l.text, l.content_type::text as "contentType",
      l.visibility::text as visibility, l.published_at as "publishedAt"
    from linkedin_posts l join found using (id)
    where l.removed_at is null
    order by l.published_at, l.id`;
}
