import type { Post } from "../entities";

/** The state of a post at `now`. A post whose media are still processing is PUBLISH_REQUESTED until they are done. */
export function lifecycleState(post: Pick<Post, "settlesAt" | "settlesTo">, now: number) {
  return now < post.settlesAt ? "PUBLISH_REQUESTED" : post.settlesTo;
}
