import type { PostStatus } from "@takt/db/generated/prisma/client";

/** A post of the sample account: its text is `posts[key]` of the texts of the member's language. */
export type SamplePost = {
  key: string;
  status: PostStatus;
  /** Days from today, weekends left out; a draft has none. */
  workday?: number;
  /** HH:mm in the member's zone. */
  time?: string;
  reason?: string;
  impressions?: number;
  reactions?: number;
  comments?: number;
};

/** Posts of a member who has used Takt for some weeks: posts that went out, a plan for two weeks, one that failed. */
export const SAMPLE_POSTS = [
  published("launch", -10, "08:15", { impressions: 4_812, reactions: 96, comments: 31 }),
  published("meeting", -8, "12:00", { impressions: 1_940, reactions: 41, comments: 9 }),
  published("hiring", -6, "08:15", { impressions: 8_306, reactions: 187, comments: 54 }),
  published("docs", -4, "17:30", { impressions: 2_205, reactions: 38, comments: 12 }),
  published("onCall", -3, "08:15", { impressions: 3_471, reactions: 72, comments: 18 }),
  published("roadmap", -1, "09:00", { impressions: 1_266, reactions: 33, comments: 7 }),
  { key: "webinar", status: "failed", workday: -2, time: "12:00", reason: "missed" },
  scheduled("decisions", 1, "08:15"),
  scheduled("interview", 1, "17:30"),
  scheduled("metrics", 2, "12:00"),
  scheduled("review", 3, "08:15"),
  scheduled("team", 4, "09:00"),
  scheduled("talk", 6, "08:15"),
  scheduled("thanks", 8, "12:00"),
  { key: "quiet", status: "draft" },
  { key: "budget", status: "draft" },
  { key: "firstWeek", status: "draft" },
] as const satisfies SamplePost[];

/** Weekly slots, Monday is 1: each of the scheduled posts' hours, and some that are free. */
export const SAMPLE_SLOTS = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, time: "08:15" },
  { weekday, time: weekday % 2 ? "12:00" : "17:30" },
]);

export type SampleKey = (typeof SAMPLE_POSTS)[number]["key"];

function published<K extends string>(
  key: K,
  workday: number,
  time: string,
  figures: { impressions: number; reactions: number; comments: number },
) {
  return { key, status: "published" as const, workday, time, ...figures };
}

function scheduled<K extends string>(key: K, workday: number, time: string) {
  return { key, status: "scheduled" as const, workday, time };
}
