import { MAX_POST_LENGTH, postLength } from "./post-length";
import { COMMENT_LIMITS } from "./first-comment";
import { isLinkCardComplete, type LinkCard } from "./link-card";
import { isPollComplete, type Poll } from "./poll";
import { publishText } from "./publish-text";
import { findGaps } from "@takt/text/outline-gaps";
import { DomainError } from "../../shared/domain-error";

/**
 * Matches a visible character. Invisible are spaces, control and format characters, what Unicode lets a font ignore
 * (U+200B, the Hangul fillers U+3164 and U+FFA0, variation selectors), the blank Braille cell and lone surrogates.
 */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Why LinkedIn would not take a post, or readers would see nothing or nothing finished of it. */
export type PublishProblem =
  | { code: "empty" }
  /** All characters are invisible. */
  | { code: "invisible" }
  /** An outline's first line or a gap of it is left; `gap` is the first one, as it stands there. */
  | { code: "unfinished"; gap: string; count: number }
  /** `length` is the longer of the two forms that LinkedIn may count. */
  | { code: "too_long"; length: number; max: number }
  | { code: "link_card_incomplete" }
  | { code: "poll_incomplete" }
  | { code: "comment_too_long"; length: number; max: number };

/** Fields that decide whether a post can be published. */
export type PublishableFields = {
  content: string;
  hashtags: readonly string[];
  mediaCount: number;
  linkCard?: LinkCard | null | undefined;
  poll?: Poll | null | undefined;
  firstComment?: string | undefined;
};

/** Returns why a post cannot be scheduled or published as it is; null when it can. */
export function publishProblem(post: PublishableFields): PublishProblem | null {
  const { linkCard, poll, firstComment = "" } = post;
  const text = publishText(post.content, post.hashtags);
  if (post.mediaCount === 0 && !linkCard && !poll && !hasVisibleText(text))
    return { code: text.trim() === "" ? "empty" : "invisible" };
  const [gap, ...others] = findGaps(`${post.content}\n${firstComment}`);
  if (gap) return { code: "unfinished", gap: gap.text.trim(), count: 1 + others.length };
  const { visible, sent } = postLength(post.content, post.hashtags);
  const length = Math.max(visible, sent);
  if (length > MAX_POST_LENGTH) return { code: "too_long", length, max: MAX_POST_LENGTH };
  if (linkCard && !isLinkCardComplete(linkCard)) return { code: "link_card_incomplete" };
  if (poll && !isPollComplete(poll)) return { code: "poll_incomplete" };
  return firstComment.length > COMMENT_LIMITS.length
    ? { code: "comment_too_long", length: firstComment.length, max: COMMENT_LIMITS.length }
    : null;
}

/** Whether a text has a character that can be seen. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

/**
 * Checks that LinkedIn would take the post and its first comment. Refuses with `post_empty`, `post_invisible`,
 * `post_unfinished`, `post_too_long`, `post_link_card_incomplete`, `post_poll_incomplete` or `post_comment_too_long`.
 */
export function requirePublishable(post: PublishableFields): void {
  const problem = publishProblem(post);
  if (!problem) return;
  const { code, ...data } = problem;
  throw new DomainError(`post_${code}`, data);
}

/** Whether a text that was not written by hand still waits for its author's "I have reviewed this text". */
export function needsReview(post: { aiOrigin: string; reviewedAt: Date | null }): boolean {
  return post.aiOrigin !== "none" && post.reviewedAt === null;
}
