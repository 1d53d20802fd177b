import type { MediaKind, Post, User } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import { digitalSourceType } from "../shared/digital-source-type";
import type { ApprovalState } from "./model/approval-transitions";
import { NEEDS_APPROVAL } from "./approvals/needs-approval";
import type { CommentState } from "./model/first-comment";
import type { FailureReason } from "./model/failure-reason";
import type { PostSummary } from "./model/post-view";
import { AUTHOR_CONSENTS } from "./posts-of";
import { needsReview } from "./model/publish-problem";
import type { Actor } from "../shared/actor";
import { can } from "../workspaces/model/acts";
import { TIMING } from "./model/publish-timing";

const SWEEP_INTERVAL_MS = 60_000;

/** Characters of a text that lists show. */
export const EXCERPT_LENGTH = 280;

/** A row with SUMMARY_COLUMNS. */
export type SummaryRow = Pick<
  Post,
  | "id"
  | "authorId"
  | "version"
  | "status"
  | "hashtags"
  | "scheduledAt"
  | "scheduledZone"
  | "scheduledWall"
  | "dueAt"
  | "publishedAt"
  | "linkedinUrn"
  | "editedAt"
  | "removedAt"
  | "reason"
  | "reasonDetail"
  | "attemptId"
  | "attemptedAt"
  | "resolvable"
  | "aiOrigin"
  | "reviewedAt"
  | "deletedAt"
  | "updatedAt"
> &
  Pick<User, "linkedinStatus"> & {
    /** Whether the author agrees that others of the workspace publish under their name. */
    isConsented: boolean;
    approval: ApprovalState | null;
  } & SummaryOnly;

/** Fields that only a list computes. */
type SummaryOnly = {
  excerpt: string;
  hasFirstComment: boolean;
  commentState: CommentState | null;
  mediaCount: number;
  mediaKind: MediaKind | null;
};

/**
 * The beginning of what `posts p` say; a post without a text shows its poll's question or its card's title. No more leaves
 * the database: a page of long texts would be megabytes.
 */
export const excerptColumn = (length: number) =>
  sql`left(coalesce(nullif(p.content, ''), p.poll_question, p.link_title), ${length}::int) as excerpt`;

/**
 * Columns of `posts p` that a list shows. Edits and deletions are Takt's own, and those that a source of sync saw.
 */
export const SUMMARY_COLUMNS = sql`
  p.id, p.version, p.status::text as status, p.hashtags, p.scheduled_at as "scheduledAt",
  p.scheduled_zone as "scheduledZone", p.scheduled_wall as "scheduledWall", p.due_at as "dueAt",
  p.published_at as "publishedAt", p.linkedin_urn as "linkedinUrn",
  greatest(p.edited_at, (select l.edited_at from linkedin_posts l where l.post_id = p.id)) as "editedAt",
  coalesce(p.removed_at, (select l.removed_at from linkedin_posts l where l.post_id = p.id)) as "removedAt",
  p.reason, p.reason_detail as "reasonDetail",
  p.attempt_id as "attemptId", p.attempted_at as "attemptedAt", p.resolvable, p.ai_origin::text as "aiOrigin",
  p.reviewed_at as "reviewedAt", p.deleted_at as "deletedAt", p.updated_at as "updatedAt",
  ${excerptColumn(EXCERPT_LENGTH)},
  p.first_comment ~ '\\S' as "hasFirstComment",
  (select c.state::text from post_comments c
    where c.post_id = p.id and c.scheduling = p.scheduling and p.status = 'published' and p.removed_at is null
  ) as "commentState",
  (select u.linkedin_status::text from users u where u.id = p.author_id) as "linkedinStatus",
  p.author_id as "authorId", ${AUTHOR_CONSENTS} as "isConsented",
  case when ${NEEDS_APPROVAL} then p.approval::text end as approval,
  (select count(*)::int from media m where m.post_id = p.id) as "mediaCount",
  (select m.kind::text from media m where m.post_id = p.id order by m.position limit 1) as "mediaKind"`;

/** Converts a row to a PostSummary for the actor. */
export function toPostSummary(row: SummaryRow, actor: Actor): PostSummary {
  return {
    ...toCommonView(row, actor),
    excerpt: row.excerpt,
    hasFirstComment: row.hasFirstComment,
    commentState: row.commentState,
    mediaCount: row.mediaCount,
    mediaKind: row.mediaKind,
  };
}

/** Converts the fields that a list and an open post share. */
export function toCommonView(row: Omit<SummaryRow, keyof SummaryOnly>, actor: Actor) {
  return {
    id: row.id,
    ...toRights(row, actor),
    version: row.version,
    status: row.status,
    hashtags: row.hashtags,
    scheduledAt: row.scheduledAt,
    scheduledZone: row.scheduledZone,
    scheduledWall: row.scheduledWall,
    dueAt: row.dueAt,
    publishedAt: row.publishedAt,
    editedAt: row.editedAt,
    removedAt: row.removedAt,
    linkedinUrl: row.removedAt ? null : linkedinUrl(row.linkedinUrn),
    reason: row.reason as FailureReason | null,
    reasonDetail: row.reasonDetail,
    heldBack: isHeldBack(row),
    approval: row.approval,
    attemptId: row.attemptId,
    attemptedAt: row.attemptedAt,
    knownBy: row.status === "publishing" ? knownBy(row) : null,
    aiOrigin: row.aiOrigin,
    digitalSourceType: digitalSourceType(row.aiOrigin),
    reviewNeeded: needsReview(row),
    deletedAt: row.deletedAt,
    updatedAt: row.updatedAt,
  };
}

/** Returns the actor's rights to a post, as postsOf has them for the statements. */
function toRights(
  row: Pick<SummaryRow, "authorId" | "isConsented" | "status">,
  actor: Actor,
): Pick<PostSummary, "mayWrite" | "mayPublish"> {
  const isBearer = row.authorId === actor.userId || row.isConsented;
  return {
    mayWrite: can(actor, "drafts.write") && (isBearer || row.status === "draft"),
    mayPublish: can(actor, "posts.publish", row),
  };
}

/** Whether a post is scheduled and waits for a reconnect. */
export function isHeldBack({
  status,
  linkedinStatus,
}: Pick<SummaryRow, "status" | "linkedinStatus">): boolean {
  return status === "scheduled" && linkedinStatus !== "active";
}

/** Returns when at the latest an outcome is known or the user is asked: after a re-send, a lease, a look and a sweep. */
function knownBy({
  attemptedAt,
  resolvable,
}: {
  attemptedAt: Date | null;
  resolvable: boolean;
}): Date | null {
  if (!attemptedAt) return null;
  const asked = (resolvable ? TIMING.last : 0) + TIMING.lease + TIMING.searchHold + SWEEP_INTERVAL_MS;
  return new Date(attemptedAt.getTime() + asked);
}

/** Returns the URL of a post on LinkedIn (docs/linkedin-api.md, What carries the promise). */
export function linkedinUrl(urn: string | null): string | null {
  return urn && `https://www.linkedin.com/feed/update/${urn}/`;
}
