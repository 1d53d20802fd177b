import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { cut } from "../shared/cut";
import { heldPosts } from "./held-posts";
import type { NextPost } from "./model/next-post";
import { ownPosts } from "./own-posts";
import { EXCERPT_LENGTH } from "./summary-columns";

/** The actor's next scheduled post, one that is late or held back included; null when nothing is planned. */
export async function nextPost({ db }: Pick<Deps, "db">, actor: Actor): Promise<NextPost | null> {
  const row = await db.post.findFirst({
    where: { ...ownPosts(actor), status: "scheduled", deletedAt: null, scheduledAt: { not: null } },
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      content: true,
      scheduledAt: true,
      scheduledZone: true,
      dueAt: true,
      _count: { select: { media: true } },
    },
  });
  if (!row) return null;
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  const held = await db.post.count({ where: { ...ownPosts(actor), ...heldPosts(user), id: row.id } });
  const scheduledAt = row.scheduledAt!;
  return {
    id: row.id,
    excerpt: cut(row.content, EXCERPT_LENGTH),
    scheduledAt,
    zone: row.scheduledZone ?? actor.zone,
    dueAt: row.dueAt ?? scheduledAt,
    mediaCount: row._count.media,
    heldBack: held > 0,
  };
}
