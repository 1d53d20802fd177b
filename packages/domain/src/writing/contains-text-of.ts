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
