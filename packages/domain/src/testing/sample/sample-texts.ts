import type { SampleKey } from "./sample-plan";

/** The texts of the sample account in one language. */
export type SampleTexts = {
  posts: Record<SampleKey, { text: string; hashtags?: string[] }>;
  topics: Array<{ title: string; angle: string; keywords: string[] }>;
};
