/** A broken invariant and the post concerned. */
export type Violation = { invariant: string; postId: string | null; detail: string };
