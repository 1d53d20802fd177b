import type { Prisma } from "@takt/db/generated/prisma/client";
import { linkCardUrl } from "../posts/model/link-card";
import { TIMING } from "../posts/model/publish-timing";
import { publishText } from "../posts/model/publish-text";
import type { UnnamedPost } from "./model/find-publications";
import { getContentType } from "./takt-posts";

const COLUMNS = {
  id: true,
  status: true,
  content: true,
  hashtags: true,
  visibility: true,
  publishedAt: true,
  updatedAt: true,
  attemptId: true,
  attemptedAt: true,
  resentAt: true,
  linkSource: true,
  pollQuestion: true,
  media: { select: { kind: true, sha256: true }, orderBy: { position: "asc" } },
} as const satisfies Prisma.PostSelect;
type Row = Prisma.PostGetPayload<{ select: typeof COLUMNS }>;

/** The latest ones; more is a fault of something else. */
const MAX_POSTS = 500;

/**
 * Reads the posts of a user that LinkedIn has, or may have, and that Takt knows no name of its own for: published ones,
 * and those whose call was not answered and is over.
 */
export async function listUnnamedPosts(
  db: Prisma.TransactionClient,
  userId: string,
  now: Date,
): Promise<UnnamedPost[]> {
  const over = new Date(now.getTime() - TIMING.fresh - TIMING.http);
  const rows = await db.post.findMany({
    where: {
      authorId: userId,
      deletedAt: null,
      removedAt: null,
      OR: [
        {
          status: "published",
          OR: [{ linkedinUrn: null }, { linkedinUrn: { startsWith: "urn:li:activity:" } }],
        },
        {
          status: { in: ["publishing", "unconfirmed"] },
          attemptId: { not: null },
          attemptedAt: { lte: over },
          OR: [{ resentAt: null }, { resentAt: { lte: over } }],
        },
      ],
    },
    select: COLUMNS,
    orderBy: { updatedAt: "desc" },
    take: MAX_POSTS,
  });
  const urns = await readMediaUrns(db, userId, rows);
  return rows.map((row) => toUnnamed(row, urns));
}

/** Reads the URNs under which LinkedIn has the files of these posts, by their hashes. */
async function readMediaUrns(
  db: Prisma.TransactionClient,
  userId: string,
  rows: readonly Row[],
): Promise<Map<string, string>> {
  const hashes = rows.flatMap(({ media }) => media.map(({ sha256 }) => sha256));
  if (hashes.length === 0) return new Map();
  const found = await db.$queryRaw<{ sha256: string; urn: string }[]>`
    select mu.sha256, mu.urn from media_urns mu join users u on u.linkedin_profile_id = mu.member_sub
    where u.id = ${userId}::uuid and mu.sha256 = any(${hashes}) and mu.urn is not null`;
  return new Map(found.map(({ sha256, urn }) => [sha256, urn]));
}

function toUnnamed(row: Row, urns: ReadonlyMap<string, string>): UnnamedPost {
  const { attemptedAt, resentAt, updatedAt, linkSource, pollQuestion } = row;
  return {
    postId: row.id,
    lostAttemptId: row.status === "published" ? null : row.attemptId,
    text: publishText(row.content, row.hashtags),
    contentType: getContentType(row),
    visibility: row.visibility,
    sent: attemptedAt && { first: attemptedAt, last: resentAt ?? attemptedAt },
    publishedAt: row.publishedAt ?? attemptedAt ?? updatedAt,
    content: {
      media: row.media.map(({ sha256 }) => urns.get(sha256) ?? ""),
      linkSource: linkSource === null ? null : (linkCardUrl(linkSource) ?? linkSource),
      pollQuestion,
    },
  };
}
