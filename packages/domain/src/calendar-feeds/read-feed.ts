import { sql } from "@takt/db/sql";
import { consumeRateLimit, EVERYBODY } from "../limits/consume-rate-limit";
import { LACKS_APPROVAL } from "../posts/approvals/needs-approval";
import type { PostStatus } from "../posts/model/post-transitions";
import { excerptColumn } from "../posts/post-summary";
import { postsOfSql } from "../posts/posts-of";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { PERSON_NAME } from "../shared/person-name";
import { hashSecret } from "../secrets/secret-token";
import { loadActor } from "../users/load-actor";
import type { CalendarFeedErrorCode } from "./model/feed-view";

const DAY_MS = 86_400_000;
/** Posts with an earlier or a later time are left out. */
const PAST_DAYS = 60;
const FUTURE_DAYS = 366;
const MAX_POSTS = 1_000;
const EXCERPT_LENGTH = 280;

type Deps = Pick<CoreDeps, "db" | "clock">;

/** A post with a time, as a calendar shows it. */
export type FeedPost = {
  id: string;
  status: Exclude<PostStatus, "draft" | "cancelled">;
  at: Date;
  updatedAt: Date;
  /** Under whose name it goes out; null in a personal workspace. */
  author: string | null;
  /** Empty where the member wants no texts in their calendar. */
  excerpt: string;
  isUnapproved: boolean;
};

/** The content of a feed: the language of its reader, and the workspace of its posts. */
export type Feed = {
  locale: Actor["locale"];
  workspace: { name: string; slug: string | null };
  posts: FeedPost[];
};

/**
 * Reads what the address of a feed has for a calendar program: posts that are scheduled, or went out, by their times. It works while
 * its member is in the workspace. Refuses with `calendar_feed_not_found`, with `workspace_not_found` where that is closed, and with `rate_exceeded`.
 * @param visitorHash tells addresses from each other; null where they are not known
 */
export async function readFeed(deps: Deps, token: string, visitorHash: string | null): Promise<Feed> {
  if (visitorHash === null) await consumeRateLimit(deps, { visitorHash: EVERYBODY }, "feedOfEverybody");
  else await consumeRateLimit(deps, { visitorHash }, "feedVisit");
  const feed = await deps.db.calendarFeed.findUnique({ where: { tokenHash: hashSecret(token) } });
  if (!feed) throw notFound();
  const user = await loadActor(deps, feed.userId, { id: feed.workspaceId });
  if (user?.waitlist !== "active" || user.deletion !== null) throw notFound();
  await noteReading(deps, feed);
  const { actor, workspace } = user;
  return { locale: actor.locale, workspace, posts: await listFeedPosts(deps, actor, feed) };
}

type Choice = { withTexts: boolean; onlyOwn: boolean };

function listFeedPosts({ db, clock }: Deps, actor: Actor, choice: Choice): Promise<FeedPost[]> {
  const from = new Date(clock.now() - PAST_DAYS * DAY_MS);
  const to = new Date(clock.now() + FUTURE_DAYS * DAY_MS);
  const own = choice.onlyOwn ? sql`p.author_id = ${actor.userId}::uuid` : sql`true`;
  const excerpt = choice.withTexts ? excerptColumn(EXCERPT_LENGTH) : sql`'' as excerpt`;
  return db.$queryRaw<FeedPost[]>`
    select p.id, p.status::text as status, coalesce(p.published_at, p.scheduled_at) as at, p.updated_at as "updatedAt",
      case when w.personal then null else ${PERSON_NAME} end as author, ${excerpt},
      p.status = 'scheduled' and ${LACKS_APPROVAL} as "isUnapproved"
    from posts p join users u on u.id = p.author_id join workspaces w on w.id = p.workspace_id
    where ${postsOfSql(actor, "content.read")} and p.deleted_at is null and ${own}
      and p.scheduled_at >= ${from} and p.scheduled_at < ${to} and p.status not in ('draft', 'cancelled')
    order by p.scheduled_at desc, p.id limit ${MAX_POSTS}::int`;
}

/** Writes once a day. */
async function noteReading({ db, clock }: Deps, feed: { tokenHash: string }): Promise<void> {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  await db.$executeRaw`
    update calendar_feeds set last_read_on = ${day}::date
    where token_hash = ${feed.tokenHash} and last_read_on is distinct from ${day}::date`;
}

const notFound = () => new DomainError<CalendarFeedErrorCode>("calendar_feed_not_found");
