import { hasVisibleText } from "./has-visible-text";
import { MAX_POST_LENGTH, postLength } from "./post-length";
import { publishText } from "./publish-text";

/** Why LinkedIn would not take a post, or readers would see nothing of it. */
export type PublishProblem =
  | { code: "empty" }
  /** All characters are invisible. */
  | { code: "invisible" }
  /** `length` is the longer of the two forms that LinkedIn may count. */
  | { code: "too_long"; length: number; max: number };

/** Returns why a post cannot be scheduled or published as it is; null when it can. */
export function publishProblem(post: {
  content: string;
  hashtags: readonly string[];
  mediaCount: number;
}): PublishProblem | null {
  const text = publishText(post.content, post.hashtags);
  if (post.mediaCount === 0 && !hasVisibleText(text))
    return { code: text.trim() === "" ? "empty" : "invisible" };
  const { visible, sent } = postLength(post.content, post.hashtags);
  const length = Math.max(visible, sent);
  return length > MAX_POST_LENGTH ? { code: "too_long", length, max: MAX_POST_LENGTH } : null;
}
