import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";

/** The start of a post on one line, for titles, menus and questions. Empty for a post without text. */
export function excerpt(content: string, length = 60): string {
  const line = content.trim().replace(/\s+/gu, " ");
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const lastWord = cut.lastIndexOf(" ");
  return `${(lastWord > length / 2 ? cut.slice(0, lastWord) : cut.replace(/[\uD800-\uDBFF]$/, "")).trimEnd()}…`;
}

/** Converts a full post into the form of the lists. */
export function toSummary(post: PostView): PostSummary {
  return {
    ...post,
    excerpt: post.content,
    mediaCount: post.media.length,
    mediaKind: post.media[0]?.kind ?? null,
  };
}
