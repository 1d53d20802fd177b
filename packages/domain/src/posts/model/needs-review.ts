/** Whether a text that was not written by hand still waits for its author's "I have reviewed this text". */
export function needsReview(post: { aiOrigin: string; reviewedAt: Date | null }): boolean {
  return post.aiOrigin !== "none" && post.reviewedAt === null;
}
