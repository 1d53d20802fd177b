import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import { EXCERPT_LENGTH } from "../posts/post-summary";
import { type Actor, inWorkspace } from "../shared/actor";
import type { Activity, ActivityKind } from "./model/activity-kind";

export const listActivityInput = z.strictObject({ limit: z.number().int().min(1).max(50).default(10) });

/** The activity kind of a post by its present status; a post that is being sent has none yet. */
const POST_KINDS = {
  draft: "post_created",
  scheduled: "post_scheduled",
  published: "post_published",
  failed: "post_failed",
  unconfirmed: "post_unconfirmed",
  cancelled: "post_cancelled",
} as const satisfies Record<string, ActivityKind>;

type PostRow = { id: string; status: keyof typeof POST_KINDS; excerpt: string; at: Date };

/**
 * Lists recent activity, newest first, read from the rows themselves: each post once, in its present status; bookmarked
 * topics; when LinkedIn was connected, and last synced. Deleted posts and topics are left out.
 */
export async function listActivity(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { limit }: z.infer<typeof listActivityInput>,
): Promise<Activity[]> {
  const [posts, topics, user] = await Promise.all([
    lastPosts({ db }, actor, limit),
    db.topic.findMany({
      where: { ...inWorkspace(actor), deletedAt: null },
      orderBy: { createdAt: "desc" },
      take: limit,
      select: { title: true, createdAt: true },
    }),
    db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { linkedinConnectedAt: true, linkedinSyncedAt: true },
    }),
  ]);
  const all: Activity[] = [
    ...posts.map(({ id, status, excerpt, at }) => ({ kind: POST_KINDS[status], at, post: { id, excerpt } })),
    ...topics.map(({ title, createdAt }) => ({
      kind: "topic_bookmarked" as const,
      at: createdAt,
      topic: { title },
    })),
    ...once("connection_connected", user.linkedinConnectedAt),
    ...once("synced", user.linkedinSyncedAt),
  ];
  return all.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}

/**
 * Reads the last posts of each status by its index, so that an account with many posts costs a few rows and no full
 * texts.
 */
function lastPosts({ db }: Pick<CoreDeps, "db">, actor: Actor, limit: number): Promise<PostRow[]> {
  return db.$queryRaw<PostRow[]>`
    select p.id, s.status::text as status, p.excerpt, p.at
    from unnest(${Object.keys(POST_KINDS)}::post_status[]) as s(status)
    cross join lateral (
      select id, left(content, ${EXCERPT_LENGTH}::int) as excerpt,
        case s.status when 'published' then coalesce(published_at, updated_at)
          when 'unconfirmed' then coalesce(attempted_at, updated_at) else updated_at end as at
      from posts
      where workspace_id = ${actor.workspaceId}::uuid
        and status = s.status and deleted_at is null
      order by updated_at desc
      limit ${limit}::int
    ) p`;
}

function once(kind: ActivityKind, at: Date | null): Activity[] {
  return at ? [{ kind, at }] : [];
}
