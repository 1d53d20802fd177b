import { createHash } from "node:crypto";
import type { NotificationEmailContent, SummaryEmailContent } from "../outbox/ports/notification-email";
import type { EmailFacts } from "./kind-definition";
import { SUMMARY_POSTS } from "./model/notification-timing";
import { getKindDefinition, NOTIFICATION_KIND_NAMES } from "./notification-kinds";
import type { NotificationRow } from "./notification-row";
import { postExcerpt } from "./post-excerpt";

/** Returns what the email about one notification says. */
export function notificationEmail(row: NotificationRow, facts: EmailFacts): NotificationEmailContent {
  const { post, user } = row;
  const { subject, paragraphs, message, action, workspace } = getKindDefinition(row).email(row, facts);
  return {
    kind: "notification",
    of: row.kind,
    name: user.name,
    subject,
    paragraphs,
    post: post && { id: post.id, slug: post.workspace.slug, excerpt: postExcerpt(post.content) },
    message: message ?? null,
    action,
    ...(workspace && { workspace }),
  };
}

/** Returns what one email about many posts of a user says, whose notifications are given oldest first. */
export function summaryEmail(rows: NotificationRow[]): SummaryEmailContent {
  const counts = NOTIFICATION_KIND_NAMES.map((of) => ({
    of,
    count: rows.filter(({ kind }) => kind === of).length,
  })).filter(({ count }) => count > 0);
  return {
    kind: "summary",
    name: rows[0]!.user.name,
    counts,
    posts: rows
      .toReversed()
      .slice(0, SUMMARY_POSTS)
      .map((row) => ({
        postId: row.post!.id,
        slug: row.post!.workspace.slug,
        excerpt: postExcerpt(row.post!.content),
        of: row.kind,
        note: getKindDefinition(row).summary!.note(row),
      })),
    list: toList(rows, counts[0]!.of),
  };
}

/** The list of a kind of notification, where the newest post of that kind is. */
function toList(rows: NotificationRow[], kind: string): SummaryEmailContent["list"] {
  const newest = rows.findLast((row) => row.kind === kind)!;
  return { status: getKindDefinition(newest).summary!.list, slug: newest.post!.workspace.slug };
}

/** Returns the workspace of a team that all of some notifications are about; null where there is none, or more than one. */
export function findTeam(rows: NotificationRow[]): string | null {
  const [first] = rows;
  const id = first ? getTeam(first) : null;
  return rows.every((row) => getTeam(row) === id) ? id : null;
}

const getTeam = ({ post, workspaceId }: NotificationRow) =>
  workspaceId ?? (post?.workspace.slug ? post.workspaceId : null);

/**
 * Returns the id of an email about many posts, a hash of the notifications it covers: a repeat has the same id, an email
 * about more posts has another.
 */
export function summaryId(rows: NotificationRow[]): string {
  const hash = createHash("sha256").update(rows.map(({ id }) => id).join());
  return `summary-${hash.digest("hex").slice(0, 32)}`;
}
