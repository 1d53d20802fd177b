import type { Prisma } from "@takt/db/generated/prisma/client";
import { publishText } from "../posts/model/publish-text";
import type { PostContentType, ReportedPost } from "./model/reported-post";

const COLUMNS = {
  id: true,
  content: true,
  hashtags: true,
  visibility: true,
  publishedAt: true,
  updatedAt: true,
  linkedinUrn: true,
  editedAt: true,
  removedAt: true,
  linkSource: true,
  pollQuestion: true,
  media: { select: { kind: true } },
  attempts: {
    where: { linkedinUrn: { not: null } },
    select: { linkedinUrn: true },
    orderBy: { sentAt: "desc" },
  },
} as const satisfies Prisma.PostSelect;
type Row = Prisma.PostGetPayload<{ select: typeof COLUMNS }>;

/** The posts that Takt published to a user's LinkedIn account, and that are not deleted in Takt. */
const publishedBy = (userId: string) => ({ authorId: userId, status: "published" as const, deletedAt: null });

/** Reads what Takt published for a user: `limit` posts after the first `offset`, oldest first. */
export async function listTaktPosts(
  db: Prisma.TransactionClient,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReportedPost[]> {
  const rows = await db.post.findMany({
    where: publishedBy(userId),
    select: COLUMNS,
    orderBy: [{ publishedAt: "asc" }, { id: "asc" }],
    skip: offset,
    take: limit,
  });
  return rows.map(toReport);
}

/** Reads these of the posts that Takt published for a user. */
export async function listTaktPostsById(
  db: Prisma.TransactionClient,
  userId: string,
  ids: readonly string[],
): Promise<ReportedPost[]> {
  const rows = await db.post.findMany({
    where: { ...publishedBy(userId), id: { in: [...ids] } },
    select: COLUMNS,
  });
  return rows.map(toReport);
}

/** Counts what Takt published for a user. */
export function countTaktPosts(db: Prisma.TransactionClient, userId: string): Promise<number> {
  return db.post.count({ where: publishedBy(userId) });
}

function toReport(post: Row): ReportedPost {
  const named = [post.linkedinUrn, ...post.attempts.map(({ linkedinUrn }) => linkedinUrn)];
  return {
    urns: [...new Set(named.filter((urn) => urn !== null))],
    postId: post.id,
    text: publishText(post.content, post.hashtags),
    contentType: getContentType(post),
    visibility: post.visibility,
    publishedAt: post.publishedAt ?? post.updatedAt,
    editedAt: post.editedAt,
    ...(post.removedAt && { removedAt: post.removedAt }),
  };
}

/** Returns the kind of a post of Takt as LinkedIn shows it. */
export function getContentType({
  media,
  linkSource,
  pollQuestion,
}: Pick<Row, "media" | "linkSource" | "pollQuestion">): PostContentType {
  const [first, second] = media;
  if (pollQuestion !== null) return "poll";
  if (linkSource !== null) return "article";
  if (!first) return "text";
  return first.kind === "image" && second ? "multi_image" : first.kind;
}
