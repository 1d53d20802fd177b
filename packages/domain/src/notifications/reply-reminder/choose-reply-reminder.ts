import { z } from "zod";
import { authoredBySql, postsOf } from "../../posts/posts-of";
import type { Actor } from "../../shared/actor";
import type { CoreDeps } from "../../shared/core-deps";
import { DomainError } from "../../shared/domain-error";
import { REPLY_REMINDERS, type ReplyReminder } from "../model/reply-reminder";

export const reminderInput = z.strictObject({ reminder: z.enum(REPLY_REMINDERS) });

/** A post and its own choice. Null: as for all posts of the actor. */
export const postReminderInput = z.strictObject({
  postId: z.uuid(),
  reminder: z.nullable(z.enum(REPLY_REMINDERS)),
});

export type PostReminder = {
  /** The post's own choice; null: as for all posts of the actor. */
  chosen: ReplyReminder | null;
  byDefault: ReplyReminder;
};

/** Gets when the actor is reminded to reply below a post. Refuses with `post_not_found`. */
export async function getPostReminder(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  postId: string,
): Promise<PostReminder> {
  const post = await db.post.findFirst({
    where: { id: postId, ...postsOf(actor, "content.read") },
    select: { replyReminder: true, author: { select: { replyReminder: true } } },
  });
  if (!post) throw new DomainError("post_not_found");
  return { chosen: post.replyReminder, byDefault: post.author.replyReminder };
}

/** Chooses when the actor is reminded to reply below a post, which stays as it is. Refuses with `post_not_found`. */
export async function choosePostReminder(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { postId, reminder }: z.infer<typeof postReminderInput>,
): Promise<void> {
  // Written past Prisma, which would also say that the post was changed.
  const count = await db.$executeRaw`
    update posts p set reply_reminder = ${reminder}::reply_reminder
    where p.id = ${postId}::uuid and ${authoredBySql(actor)} and p.deleted_at is null`;
  if (count === 0) throw new DomainError("post_not_found");
}

/** Chooses when the actor is reminded to reply below their posts that have no choice of their own. */
export async function chooseReminder(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Actor,
  { reminder }: z.infer<typeof reminderInput>,
): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { replyReminder: reminder }, select: { id: true } });
}
