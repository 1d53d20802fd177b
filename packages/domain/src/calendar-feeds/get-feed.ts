import type { CalendarFeed } from "@takt/db/generated/prisma/client";
import { type Actor, ownIn } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import type { FeedView } from "./model/feed-view";

export const FEED_COLUMNS = { withTexts: true, onlyOwn: true, createdAt: true, lastReadOn: true } as const;

/** Answers what the actor's feed in the workspace has; null: there is none. */
export async function getFeed({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<FeedView | null> {
  const feed = await db.calendarFeed.findFirst({ where: ownIn(actor), select: FEED_COLUMNS });
  return feed && toFeedView(feed);
}

/** Converts a row for its member. */
export function toFeedView({ lastReadOn, ...feed }: Pick<CalendarFeed, keyof typeof FEED_COLUMNS>): FeedView {
  return { ...feed, lastReadOn: lastReadOn && lastReadOn.toISOString().slice(0, 10) };
}
