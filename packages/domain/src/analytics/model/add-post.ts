import type { PostGroup } from "./post-group";

/** The known counts of one post. */
export type CountedPost = { impressions: number | null; engagements: number | null };

/** Creates a group without a post. */
export const createGroup = (): PostGroup<object> => ({
  posts: 0,
  known: 0,
  impressions: 0,
  rated: { impressions: 0, engagements: 0 },
});

/** Adds a post to a group. */
export function addPost(group: PostGroup<object>, { impressions, engagements }: CountedPost): void {
  group.posts += 1;
  if (impressions === null) return;
  group.known += 1;
  group.impressions += impressions;
  if (engagements === null) return;
  group.rated.impressions += impressions;
  group.rated.engagements += engagements;
}
