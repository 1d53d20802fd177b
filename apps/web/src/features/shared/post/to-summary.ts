import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";

/** A whole post as lists have it. */
export function toSummary(post: PostView): PostSummary {
  return {
    ...post,
    excerpt: post.content,
    mediaCount: post.media.length,
    mediaKind: post.media[0]?.kind ?? null,
  };
}
