import { sql, type Sql } from "@takt/db/sql";
import type { FailureReason } from "../../posts/model/failure-reason";
import { line } from "../../shared/line";
import { personName } from "../../shared/person-name";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS } from "../model/notification-timing";
import type { NotificationRow } from "../notification-row";

/** A post did not go out: once per scheduling, for its author and for who else has scheduled it, except when its author reported it themselves. */
export const postFailed: KindDefinition = {
  icon: "alert",
  tone: "danger",
  about: "post",
  occasions: [toOccasions(sql`p.author_id`), toOccasions(sql`p.scheduled_by_id`)],
  isOpen: ({ post, occasion }) =>
    post?.status === "failed" && !post.deletedAt && occasion === `post_failed:${post.id}:${post.scheduling}`,
  lines: (row) => [line("why", { title: title(row.post) }), next(row)],
  email: (row) => {
    const values = { title: title(row.post), name: getAuthor(row) };
    const [subject, what] = isOwn(row) ? ["subject", "what"] : ["subjectOther", "whatOther"];
    return {
      subject: line(subject, values),
      paragraphs: [line(what, values), next(row)],
      message: row.post!.reasonDetail,
      action: "post",
    };
  },
  summary: { note: ({ post }) => title(post), list: "failed" },
};

/** The occasions to tell the member that a column of `posts p` names. */
function toOccasions(member: Sql): Sql {
  return sql`
    select ${member} as user_id, 'post_failed:' || p.id || ':' || p.scheduling as occasion, p.id as post_id,
      p.updated_at as at
    from posts p join users u on u.id = ${member}
      join memberships m on m.workspace_id = p.workspace_id and m.user_id = u.id
    where p.status = 'failed'
      and p.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:failed-news
      and p.deleted_at is null -- guard:failed-deleted
      and p.reason is distinct from 'denied' -- guard:failed-denied
      and u.waitlist_status = 'active' -- guard:failed-active`;
}

type Post = NotificationRow["post"];
const title = (post: Post) => line(`reasons:${getReason(post)}.title`);
const getReason = (post: Post) => (post!.reason ?? "unreachable") as FailureReason;
const isOwn = ({ post, userId }: NotificationRow) => post!.author.id === userId;
const getAuthor = ({ post }: NotificationRow) => personName(post!.author) ?? "LinkedIn";

/** Reasons that end a connection, which its member alone can mend. */
const OF_CONNECTION: readonly FailureReason[] = ["connection_invalid", "token_unreadable"];

function next(row: NotificationRow) {
  const reason = getReason(row.post);
  return !isOwn(row) && OF_CONNECTION.includes(reason)
    ? line("askAuthor", { name: getAuthor(row) })
    : line(`reasons:${reason}.next`);
}
