import type { FirstPostDraft } from "@takt/domain/onboarding/model/first-post-draft";
import type { PostView } from "@takt/domain/posts/model/post-view";

/** Converts a post to what would be typed for it. */
export function toFirstPostDraft({
  content,
  hashtags,
}: Pick<PostView, "content" | "hashtags">): FirstPostDraft {
  return { content, hashtags: hashtags.join(", ") };
}
