import { sql } from "@takt/db/sql";
import type { FailureReason } from "../../posts/model/failure-reason";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** A post did not go out: once per scheduling, except when its author reported the failure themselves. */
export const postFailed: KindDefinition = {
  icon: "alert",
  tone: "danger",
  about: "post",
  occasions: [
    sql`
    select p.author_id as user_id, 'post_failed:' || p.id || ':' || p.scheduling as occasion, p.id as post_id,
      p.updated_at as at
    from posts p join users u on u.id = p.author_id
    where p.status = 'failed'
      and p.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:failed-news
      and p.deleted_at is null -- guard:failed-deleted
      and p.reason is distinct from 'denied' -- guard:failed-denied
      and u.waitlist_status = 'active' -- guard:failed-active`,
  ],
  isOpen: ({ post, occasion }) =>
    post?.status === "failed" && !post.deletedAt && occasion === `post_failed:${post.id}:${post.scheduling}`,
  lines: ({ post }) => [line("why", { title: title(post) }), next(post)],
  email: ({ post }) => ({
    subject: line("subject", { title: title(post) }),
    paragraphs: [line("what", { title: title(post) }), next(post)],
    message: post!.reasonDetail,
    action: "post",
  }),
  summary: { note: ({ post }) => title(post), list: "failed" },
};

type Post = NotificationRow["post"];
const title = (post: Post) => line(`reasons:${getReason(post)}.title`);
const next = (post: Post) => line(`reasons:${getReason(post)}.next`);
const getReason = (post: Post) => (post!.reason ?? "unreachable") as FailureReason;
