import { truncate } from "@takt/text/truncate";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { HELD } from "./held-posts";
import { ownedBy, ownedBySql } from "./owned-by";
import { EXCERPT_LENGTH } from "./post-summary";

/** The scheduled post that is sent before all others. */
type NextPost = {
  id: string;
  /** The first 280 characters of its text. */
  excerpt: string;
  /** Instant and zone that the user chose. */
  scheduledAt: Date;
  zone: string;
  /** When it is tried; later than scheduledAt after a failed try. */
  dueAt: Date;
  mediaCount: number;
  /** Whether it does not go out unless LinkedIn is reconnected. */
  heldBack: boolean;
};

/** Returns the actor's next scheduled post, also a late or held-back one; null when nothing is planned. */
export async function getNextPost({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<NextPost | null> {
  const row = await db.post.findFirst({
    where: { ...ownedBy(actor), status: "scheduled", deletedAt: null, scheduledAt: { not: null } },
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      content: true,
      scheduledAt: true,
      scheduledZone: true,
      dueAt: true,
      media: { select: { id: true } },
    },
  });
  if (!row) return null;
  const held = await db.$queryRaw<unknown[]>`
    select 1 from posts p join users u on u.id = p.author_id
    where p.id = ${row.id}::uuid and ${ownedBySql(actor)} and ${HELD}`;
  const scheduledAt = row.scheduledAt!;
  return {
    id: row.id,
    excerpt: truncate(row.content, EXCERPT_LENGTH),
    scheduledAt,
    zone: row.scheduledZone ?? actor.zone,
    dueAt: row.dueAt ?? scheduledAt,
    mediaCount: row.media.length,
    heldBack: held.length > 0,
  };
}
