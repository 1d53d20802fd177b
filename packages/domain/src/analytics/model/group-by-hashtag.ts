import { findHashtags } from "@takt/text/hashtag";
import { addPost, createGroup, type CountedPost } from "./add-post";
import type { PostGroup } from "./post-group";

/** The known counts of a post, and its text. */
export type TaggedPost = CountedPost & { text: string };

export type HashtagGroup = PostGroup<{ hashtag: string }>;

/**
 * Groups posts by their hashtags in lower case without the sign, each post once a hashtag. What is a hashtag is what the
 * composer takes for one (docs/linkedin-api.md, Text). The groups with most posts come first, then most impressions.
 */
export function groupByHashtag(posts: readonly TaggedPost[], max: number): HashtagGroup[] {
  const groups = new Map<string, HashtagGroup>();
  for (const post of posts)
    for (const hashtag of getHashtags(post.text)) {
      const group = groups.get(hashtag) ?? { hashtag, ...createGroup() };
      groups.set(hashtag, group);
      addPost(group, post);
    }
  return [...groups.values()].sort(compareGroups).slice(0, max);
}

const getHashtags = (text: string): Set<string> =>
  new Set(findHashtags(text).map((tag) => tag.slice(1).toLowerCase()));

function compareGroups(one: HashtagGroup, other: HashtagGroup): number {
  return (
    other.posts - one.posts || other.impressions - one.impressions || (one.hashtag < other.hashtag ? -1 : 1)
  );
}
