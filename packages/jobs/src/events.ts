import { eventType } from "inngest";
import { z } from "zod";

const postIds = z.array(z.uuid()).min(1).max(100);

/** These posts are due at `dueAt` (ISO instant), or were. */
export const postsDue = eventType("posts/due", { schema: z.object({ dueAt: z.string(), postIds }) });

/** The media of these posts, all of one member, is to be made ready. */
export const mediaDue = eventType("posts/media-due", { schema: z.object({ authorId: z.uuid(), postIds }) });

/** The create of these posts was not answered; each may be sent again once. */
export const postsUnanswered = eventType("posts/unanswered", { schema: z.object({ postIds }) });

/** Letters are due. */
export const mailsDue = eventType("mails/due", { schema: z.object({}) });
