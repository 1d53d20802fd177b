type Words = { hashtags: readonly string[] };

/** Whether a post says what a version says: it was made of it, and not edited since. */
export function hasWordsOf(post: Words & { content: string }, version: Words & { text: string }): boolean {
  return (
    post.content === version.text &&
    post.hashtags.length === version.hashtags.length &&
    post.hashtags.every((tag, i) => tag === version.hashtags[i])
  );
}
