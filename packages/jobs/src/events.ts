import { MAX_POSTS_PER_EVENT } from "@takt/domain/posts/ports/post-events";
import { eventType } from "inngest";
import { z } from "zod";

const postIds = z.array(z.uuid()).min(1).max(MAX_POSTS_PER_EVENT);

/** These posts are, or were, due at `dueAt` (ISO instant). */
export const postsDue = eventType("posts/due", { schema: z.object({ dueAt: z.string(), postIds }) });

/** The media of these posts, all of one member, needs to be prepared. */
export const mediaDue = eventType("posts/media-due", { schema: z.object({ authorId: z.uuid(), postIds }) });

/** The create call of these posts was not answered; each may be sent again once. */
export const postsUnanswered = eventType("posts/unanswered", { schema: z.object({ postIds }) });

/** The first comments of these posts are due, or will be in a moment. */
export const commentsDue = eventType("comments/due", { schema: z.object({ postIds }) });

/** A run of sync waits, or lost its process. */
export const syncDue = eventType("sync/due", { schema: z.object({ runId: z.uuid(), userId: z.uuid() }) });

/** Something is due of a member's figures. */
export const metricsDue = eventType("metrics/due", { schema: z.object({ userId: z.uuid() }) });

/** An export of a member's data waits, or lost its process. */
export const exportDue = eventType("account/export-due", {
  schema: z.object({ exportId: z.uuid(), userId: z.uuid() }),
});

/** The deletion of an account has become due. */
export const deletionsDue = eventType("account/deletions-due", { schema: z.object({}) });

/** Messages to webhooks are due. */
export const webhooksDue = eventType("webhooks/due", { schema: z.object({}) });

/** Emails are due. */
export const emailsDue = eventType("emails/due", { schema: z.object({}) });
