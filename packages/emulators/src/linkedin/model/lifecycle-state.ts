import type { Post } from "../entities";

/** A post over media that were still processing waits in PUBLISH_REQUESTED, and nobody is told how it ends. */
export function lifecycleState(post: Pick<Post, "settlesAt" | "settlesTo">, now: number) {
  return now < post.settlesAt ? "PUBLISH_REQUESTED" : post.settlesTo;
}
