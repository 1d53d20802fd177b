import type { Post } from "@takt/db/generated/prisma/client";

type Tagged = { hashtags: readonly string[] };

/** Tells whether a post has exactly the text and hashtags of a version: it was made from it and not edited since. */
export function containsTextOf(
  post: Tagged & { content: string },
  version: Tagged & { text: string },
): boolean {
  return (
    post.content === version.text &&
    post.hashtags.length === version.hashtags.length &&
    post.hashtags.every((tag, i) => tag === version.hashtags[i])
  );
}

type Versions = readonly Parameters<typeof containsTextOf>[1][];

/**
 * Tells whether a composition's post accepts the text of another version: it is a draft that nobody has edited since.
 */
export function acceptsText(
  post: Pick<Post, "status" | "content" | "hashtags">,
  versions: Versions,
): boolean {
  return post.status === "draft" && versions.some((version) => containsTextOf(post, version));
}
