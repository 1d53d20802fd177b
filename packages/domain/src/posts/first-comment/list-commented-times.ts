import type { PostsDeps } from "../deps";

/** Lists the times of a user's scheduled posts that have a first comment. */
export async function listCommentedTimes(
  { db }: Pick<PostsDeps, "db">,
  { id: authorId }: { id: string },
): Promise<Date[]> {
  const posts = await db.post.findMany({
    where: { authorId, status: "scheduled", deletedAt: null, firstComment: { not: "" } },
    select: { scheduledAt: true },
  });
  return posts.flatMap(({ scheduledAt }) => scheduledAt ?? []);
}
