/** Acts of members on posts, and the figures that tests set. All instants are Unix milliseconds. */

/** The reactions that the API takes; MAYBE is the one that it refuses (docs/linkedin-api.md, Comments and reactions). */
export const REACTION_TYPES = [
  "LIKE",
  "PRAISE",
  "EMPATHY",
  "INTEREST",
  "APPRECIATION",
  "ENTERTAINMENT",
] as const;
export type ReactionType = (typeof REACTION_TYPES)[number];

/** A member has one reaction to a post; a later one replaces it. */
export type Reaction = {
  post: string;
  /** The member's sub. */
  actor: string;
  type: ReactionType;
  createdAt: number;
  deletedAt: number | null;
};

export type Comment = {
  id: string;
  post: string;
  /** The member's sub. */
  actor: string;
  text: string;
  /** The comment that this one replies to. */
  parent: string | null;
  createdAt: number;
  deletedAt: number | null;
};

export const POST_METRICS = [
  "IMPRESSION",
  "MEMBERS_REACHED",
  "RESHARE",
  "REACTION",
  "COMMENT",
  "POST_SAVE",
  "POST_SEND",
  "LINK_CLICKS",
  "PREMIUM_CTA_CLICKS",
  "FOLLOWER_GAINED_FROM_CONTENT",
  "PROFILE_VIEW_FROM_CONTENT",
] as const;
export const VIDEO_METRICS = ["VIDEO_PLAY", "VIDEO_WATCH_TIME", "VIDEO_VIEWER"] as const;
export type Metric = (typeof POST_METRICS)[number] | (typeof VIDEO_METRICS)[number];

/** Exact figures of a post, which replace those of the model: of all time, and of single days (YYYY-MM-DD, UTC). */
export type SetFigures = {
  post: string;
  total: Partial<Record<Metric, number>>;
  days: Record<string, Partial<Record<Metric, number>>>;
};

/** A member's audience as a test has set it: the number at the start, and the followers gained on single days. */
export type Audience = {
  sub: string;
  /** Followers before the first day in `gained`; null leaves the model's. */
  followers: number | null;
  connections: number | null;
  gained: Record<string, number>;
};
