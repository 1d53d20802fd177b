import type { Counts, MemberDayMetric, PostMetric } from "../../analytics/model/metrics";

/** The content recognised in a file, for its member to look at before anything of it is written. */
export type ImportPreview = {
  posts: number;
  days: number;
  /** Days of which no figure of such a file is known yet. */
  newDays: number;
  /** The first and the last day (YYYY-MM-DD) of posts and figures; null when the file has none. */
  from: string | null;
  to: string | null;
  /** The first posts and days, as they would be written. */
  samplePosts: { publishedAt: string; text: string | null; metrics: Counts<PostMetric> }[];
  sampleDays: ({ day: string } & Counts<MemberDayMetric>)[];
};

/** Posts, or days, of a sample. */
export const SAMPLE_SIZE = 3;
/** Characters of a post's text in it. */
export const SAMPLE_CHARACTERS = 200;
