import type { FeedInput } from "./feed-input";

/** The address that a member has for their calendar program in a workspace; the address itself is not known any more. */
export type FeedView = FeedInput & {
  createdAt: Date;
  /** YYYY-MM-DD in UTC; null: never. */
  lastReadOn: string | null;
};

/** An address that was just made: the only time that its token is there. */
export type NewFeed = { token: string; feed: FeedView };

/** Error codes of calendar feeds. */
export type CalendarFeedErrorCode =
  /** There is no such address, or it ended with the membership, the workspace, or because another took its place. */
  "calendar_feed_not_found";
