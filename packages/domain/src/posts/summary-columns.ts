import type { MediaKind, Post, User } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";

/** Characters of a text that lists show. */
export const EXCERPT_LENGTH = 280;

/** A row with SUMMARY_COLUMNS. */
export type SummaryRow = Pick<
  Post,
  | "id"
  | "version"
  | "status"
  | "hashtags"
  | "scheduledAt"
  | "scheduledZone"
  | "scheduledWall"
  | "dueAt"
  | "publishedAt"
  | "linkedinUrn"
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
  Pick<User, "linkedinStatus"> & { excerpt: string; mediaCount: number; mediaKind: MediaKind | null };

/**
 * Columns of `posts p` and their author `users u` that a list shows. Only the beginning of the text leaves the
 * database: a page of long texts would be megabytes.
 */
export const SUMMARY_COLUMNS = sql`
  p.id, p.version, p.status::text as status, p.hashtags, p.scheduled_at as "scheduledAt",
  p.scheduled_zone as "scheduledZone", p.scheduled_wall as "scheduledWall", p.due_at as "dueAt",
  p.published_at as "publishedAt", p.linkedin_urn as "linkedinUrn", p.reason, p.reason_detail as "reasonDetail",
  p.attempt_id as "attemptId", p.attempted_at as "attemptedAt", p.resolvable, p.ai_origin::text as "aiOrigin",
  p.reviewed_at as "reviewedAt", p.deleted_at as "deletedAt", p.updated_at as "updatedAt",
  left(p.content, ${EXCERPT_LENGTH}::int) as excerpt, u.linkedin_status::text as "linkedinStatus",
  (select count(*)::int from media m where m.post_id = p.id) as "mediaCount",
  (select m.kind::text from media m where m.post_id = p.id order by m.position limit 1) as "mediaKind"`;
