import { DomainError } from "../shared/domain-error";
import { MAX_POST_LENGTH, postLength } from "./model/post-length";

/** Whether LinkedIn would take it. Refuses with `post_empty` or `post_too_long`. */
export function requirePublishable(post: {
  content: string;
  hashtags: readonly string[];
  mediaCount: number;
}): void {
  const { visible, sent } = postLength(post.content, post.hashtags);
  if (visible === 0 && post.mediaCount === 0) throw new DomainError("post_empty");
  const length = Math.max(visible, sent);
  if (length > MAX_POST_LENGTH) throw new DomainError("post_too_long", { length, max: MAX_POST_LENGTH });
}
