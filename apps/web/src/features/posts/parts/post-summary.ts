import { hasFirstComment } from "@takt/domain/posts/model/first-comment";
import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { excerpt as toExcerpt } from "@takt/text/excerpt";

/** The start of a post on one line, for titles, menus and questions. Empty for a post without text. */
export function excerpt(content: string, length = 60): string {
  return toExcerpt(content, length);
}

/** Converts a full post into the form of the lists. */
export function toSummary(post: PostView): PostSummary {
  return {
    ...post,
    approval: post.approval?.state ?? null,
    excerpt: post.content || (post.poll?.question ?? post.linkCard?.title ?? ""),
    hasFirstComment: hasFirstComment(post.firstComment),
    commentState: post.comment?.state ?? null,
    mediaCount: post.media.length,
    mediaKind: post.media[0]?.kind ?? null,
  };
}
