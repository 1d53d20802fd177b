import { addSums, compareMeans, MIN_POSTS_OF_SIDE, type LogSums, type Ratio } from "./compare-means";

/** Posts that have something in common, and what is known of them. */
export type PostGroup<K> = K & {
  posts: number;
  /** Of how many the impressions are known, and their sum. */
  known: number;
  impressions: number;
  /** Impressions and engagements of the posts of which both are known. */
  rated: { impressions: number; engagements: number };
};

/** A group of posts that is compared with the others; null where there are too few to say anything. */
export type ComparedGroup<K> = PostGroup<K> & { against: Ratio | null };

/** Compares each of the groups that posts are parted into with the posts of the others. */
export function compareGroups<K>(groups: readonly (PostGroup<K> & { logs: LogSums })[]): ComparedGroup<K>[] {
  const sums = groups.map(({ logs }) => logs);
  const all = addSums(sums);
  const comparisons = sums.filter(({ n }) => n >= MIN_POSTS_OF_SIDE).length;
  return groups.map(({ logs, ...group }) => ({
    ...(group as unknown as PostGroup<K>),
    against: compareMeans(logs, all, comparisons),
  }));
}
