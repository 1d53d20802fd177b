import { sql } from "@takt/db/sql";
import type { CommentReason } from "../../posts/model/first-comment";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS, NOTIFICATION_TIMING } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/**
 * A first comment was not published, or may not have been: once per time that it was due. The email is delayed a little.
 */
export const commentFailed: KindDefinition = {
  icon: "comment",
  tone: "warning",
  about: "comment",
  occasions: [
    sql`
    select p.author_id as user_id, p.id as post_id, c.updated_at as at,
      'comment_failed:' || p.id || ':' || round(extract(epoch from c.due_since) * 1000)::bigint || ':' || c.state as occasion
    from post_comments c join posts p on p.id = c.post_id join users u on u.id = p.author_id
    where c.state in ('failed', 'unconfirmed')
      and c.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:comment-news
      and p.status = 'published' and p.scheduling = c.scheduling
      and p.removed_at is null -- guard:comment-news-removed
      and u.waitlist_status = 'active' -- guard:comment-news-active`,
  ],
  emailDelayMs: NOTIFICATION_TIMING.unconfirmedDelayMs,
  isOpen: ({ post, occasion }) => {
    const comment = post?.comment;
    if (!comment || post.status !== "published" || post.removedAt) return false;
    if (comment.scheduling !== post.scheduling) return false;
    return occasion === `comment_failed:${post.id}:${comment.dueSince.getTime()}:${comment.state}`;
  },
  lines: ({ post }) => {
    const reason = findReason(post);
    return reason ? [line("why", { title: title(reason) }), next(reason)] : [line("unanswered")];
  },
  email: ({ post }) => {
    const reason = findReason(post);
    return {
      subject: reason ? line("subject", { title: title(reason) }) : line("subjectUnconfirmed"),
      paragraphs: reason
        ? [line("what", { title: title(reason) }), next(reason)]
        : [line("whatUnconfirmed"), line("ask")],
      message: post!.comment!.reasonDetail,
      action: "post",
    };
  },
  summary: { note: () => line("note"), list: "published" },
};

/** Why it was not published; null: LinkedIn may have it. */
const findReason = (post: NotificationRow["post"]) => post!.comment!.reason as CommentReason | null;
const title = (reason: CommentReason) => line(`reasons:comment.${reason}.title`);
const next = (reason: CommentReason) => line(`reasons:comment.${reason}.next`);
