/** Posts that have something in common, and what is known of them. */
export type PostGroup<K> = K & {
  posts: number;
  /** Of how many the impressions are known, and their sum. */
  known: number;
  impressions: number;
  /** Impressions and engagements of the posts of which both are known. */
  rated: { impressions: number; engagements: number };
};
