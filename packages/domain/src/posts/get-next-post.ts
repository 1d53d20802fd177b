import type { Post } from "@takt/db/generated/prisma/client";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { HELD } from "./held-posts";
import type { PostSummary } from "./model/post-view";
import { SUMMARY_COLUMNS, type SummaryRow, toPostSummary } from "./post-summary";

/** The scheduled post that is sent before all others; `dueAt` is later than `scheduledAt` after a failed try. */
type NextPost = PostSummary & {
  scheduledAt: Date;
  dueAt: Date;
  /** The zone that the user chose. */
  zone: string;
  visibility: Post["visibility"];
  /** Whether it does not go out unless LinkedIn is reconnected. */
  heldBack: boolean;
};

/** Returns the actor's next scheduled post, also a late or held-back one; null when nothing is planned. */
export async function getNextPost({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<NextPost | null> {
  // A connection without a known end holds nothing back.
  const [row] = await db.$queryRaw<(SummaryRow & Pick<Post, "visibility"> & { isHeld: boolean })[]>`
    select ${SUMMARY_COLUMNS}, p.visibility::text as visibility, coalesce(${HELD}, false) as "isHeld"
    from posts p join users u on u.id = p.author_id
    where p.author_id = ${actor.userId}::uuid and p.workspace_id = ${actor.workspaceId}::uuid and p.status = 'scheduled' and p.deleted_at is null and p.scheduled_at is not null
    order by p.due_at, p.id
    limit 1`;
  if (!row) return null;
  const scheduledAt = row.scheduledAt!;
  return {
    ...toPostSummary(row, actor),
    scheduledAt,
    dueAt: row.dueAt ?? scheduledAt,
    zone: row.scheduledZone ?? actor.zone,
    visibility: row.visibility,
    heldBack: row.isHeld,
  };
}
