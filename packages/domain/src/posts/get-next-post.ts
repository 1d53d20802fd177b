import { truncate } from "@takt/text/truncate";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { HELD } from "./held-posts";
import { ownedBySql } from "./owned-by";
import { EXCERPT_LENGTH } from "./post-summary";

/** The scheduled post that is sent before all others. */
type NextPost = {
  id: string;
  version: number;
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

type Row = {
  id: string;
  version: number;
  content: string;
  scheduledAt: Date;
  scheduledZone: string | null;
  dueAt: Date | null;
  mediaCount: number;
  heldBack: boolean;
};

/** Returns the actor's next scheduled post, also a late or held-back one; null when nothing is planned. */
export async function getNextPost({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<NextPost | null> {
  // A connection without a known end holds nothing back.
  const [row] = await db.$queryRaw<Row[]>`
    select p.id, p.version, p.content, p.scheduled_at as "scheduledAt", p.scheduled_zone as "scheduledZone", p.due_at as "dueAt",
      (select count(*)::int from media m where m.post_id = p.id) as "mediaCount", coalesce(${HELD}, false) as "heldBack"
    from posts p join users u on u.id = p.author_id
    where ${ownedBySql(actor)} and p.status = 'scheduled' and p.deleted_at is null and p.scheduled_at is not null
    order by p.due_at, p.id
    limit 1`;
  if (!row) return null;
  const { id, version, content, scheduledAt, mediaCount, heldBack } = row;
  return {
    id,
    version,
    excerpt: truncate(content, EXCERPT_LENGTH),
    scheduledAt,
    zone: row.scheduledZone ?? actor.zone,
    dueAt: row.dueAt ?? scheduledAt,
    mediaCount,
    heldBack,
  };
}
