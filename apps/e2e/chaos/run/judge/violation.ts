/** A broken promise, and the post it was made about. */
export type Violation = { invariant: string; postId: string | null; words: string };
