import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";

/** Converts a full post into the form of the lists. */
export function toSummary(post: PostView): PostSummary {
  return {
    ...post,
    excerpt: post.content,
    mediaCount: post.media.length,
    mediaKind: post.media[0]?.kind ?? null,
  };
}
