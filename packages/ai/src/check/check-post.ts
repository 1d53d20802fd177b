import { fitsLinkedIn } from "@takt/domain/posts/model/post-length";
import type {
  CallToAction,
  TextLength,
  WritingParameters,
} from "@takt/domain/writing/model/writing-parameters";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { labelLanguage, removeLabel } from "@takt/outline/outline-label";
import { detectLanguage } from "@takt/text/detection/detect-language";
import { readSentences } from "@takt/text/sentences/read-sentences";
import { normalizeHashtags } from "../answers/normalize-post";
import { hasCallToAction, asksForComment, opensDiscussion } from "./call-to-action";
import { findPlaceholder } from "./find-placeholder";
import { isAddressedAs } from "./is-addressed-as";
import { removeCallToAction } from "./remove-call-to-action";
import { removeQuotes } from "./remove-quotes";

export const PROBLEMS = [
  "language",
  "too_long",
  "placeholder",
  "length",
  "call_to_action",
  "hashtags",
  "address",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Problems that make a text unusable; the others are a matter of degree. */
export const SEVERE_PROBLEMS: ReadonlySet<Problem> = new Set(["language", "too_long", "placeholder"]);

/** Number of sentences of a text, including the call to action and each list item. */
export const SENTENCES: Record<TextLength, { min: number; max: number }> = {
  short: { min: 1, max: 2 },
  medium: { min: 3, max: 5 },
  long: { min: 6, max: 40 },
};
/** Problems of a rewritten text that count even if the text had them before. */
const NEVER_TOLERATED: ReadonlySet<Problem> = new Set(["language", "too_long"]);
/** A call to action is in one of the last sentences. */
const LAST_SENTENCES = 3;

type Post = { text: string; hashtags: string[] };

export type PostCriteria = {
  /** The requested parameters; `language` is the one to write in. */
  parameters: WritingParameters;
  /** The text before the rewrite and the kind of rewrite; null for a first text. */
  rewritten: { rewrite: Rewrite; before: string } | null;
};

/**
 * Returns how a text differs from what was requested, as far as it can be checked. The label of an outline is
 * ignored. A rewritten text is not blamed for what its author left in or out. Claims of experience are forbidden by
 * the prompt alone: words do not tell them surely enough to refuse a text, so that they are only counted (eval/).
 */
export function checkPost(post: Post, { parameters, rewritten }: PostCriteria): Problem[] {
  const problems = findProblems(post, parameters, rewritten?.rewrite);
  if (!rewritten) return problems;
  const { rewrite, before } = rewritten;
  const language =
    rewrite === "other_language" ? (parameters.language === "en" ? "de" : "en") : parameters.language;
  const own = findProblems({ text: before, hashtags: post.hashtags }, { ...parameters, language }, rewrite);
  const lengths = { before: removeLabel(before).length, now: removeLabel(post.text).length };
  return PROBLEMS.filter((problem) => {
    if (problem === "length" && rewrite === "shorter") return lengths.now >= lengths.before;
    if (problem === "length" && rewrite === "longer") return lengths.now <= lengths.before;
    return problems.includes(problem) && (NEVER_TOLERATED.has(problem) || !own.includes(problem));
  });
}

function findProblems(post: Post, parameters: WritingParameters, rewrite: Rewrite | undefined): Problem[] {
  const text = removeLabel(post.text);
  const { language } = parameters;
  const sentences = readSentences(text);
  const { min, max } = SENTENCES[parameters.length];
  const custom = parameters.callToAction === "custom" ? (parameters.customCallToAction ?? "") : "";
  // Translated words differ, so they are checked with the rest, before and after.
  const judged = rewrite === "other_language" ? text : removeCallToAction(text, custom);
  // The author of the custom call to action chose its language and form of address, as the author of a quote
  // did.
  const own = removeQuotes(removeCallToAction(text, custom));
  const has: Record<Problem, boolean> = {
    language: !isWrittenIn(/\p{L}/u.test(own) ? own : text, language),
    too_long: !fitsLinkedIn(text, post.hashtags),
    // An outline has gaps on purpose, and nobody can send it before they are filled.
    placeholder: labelLanguage(post.text) === null && findPlaceholder(judged) !== null,
    length: sentences.length < min || sentences.length > max,
    call_to_action: !hasRequestedCallToAction(parameters.callToAction, {
      text,
      sentences,
      parameters,
      rewrite,
    }),
    hashtags: !hasRequestedHashtags(post.hashtags, parameters.hashtags),
    address: language === "de" && !isAddressedAs(parameters.address, own),
  };
  return PROBLEMS.filter((problem) => has[problem]);
}

/** A text passes without evidence against it. */
function isWrittenIn(text: string, language: WritingParameters["language"]): boolean {
  return (detectLanguage(text) ?? language) === language;
}

/** Returns whether the hashtags are exactly the given ones, which may be none. */
function hasRequestedHashtags(hashtags: string[], given: string[]): boolean {
  const wanted = new Set(normalizeHashtags(given).map((tag) => tag.toLowerCase()));
  return hashtags.length === wanted.size && hashtags.every((tag) => wanted.has(tag.toLowerCase()));
}

function hasRequestedCallToAction(
  call: CallToAction,
  text: { text: string; sentences: string[]; parameters: WritingParameters; rewrite: Rewrite | undefined },
): boolean {
  const { language, customCallToAction } = text.parameters;
  const last = text.sentences.slice(-LAST_SENTENCES);
  switch (call) {
    case "none":
      return !hasCallToAction(last, language);
    case "comment":
      return asksForComment(last, language);
    case "discussion":
      return opensDiscussion(last);
    case "custom":
      // In the other language the words differ as well.
      return text.rewrite === "other_language" || plain(text.text).includes(plain(customCallToAction ?? ""));
  }
}

/** Reduces a text to letters and digits: quotes, dashes and the last full stop may differ. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
