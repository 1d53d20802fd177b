import { fitsLinkedIn } from "@takt/domain/posts/model/post-length";
import type {
  CallToAction,
  TextLength,
  WritingParameters,
} from "@takt/domain/writing/model/writing-parameters";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { readSentences } from "@takt/outline/sentences/read-sentences";
import { withoutMark } from "@takt/outline/without-mark";
import { MAX_CHOSEN, tidyHashtags } from "../answers/tidy-hashtags";
import { asksForAnything, asksForComment, opensDiscussion } from "./call-to-action";
import { detectLanguage } from "./detect-language";
import { findExperience } from "./find-experience";
import { findPlaceholder } from "./find-placeholder";
import { isAddressedAs } from "./is-addressed-as";
import { withoutCall } from "./without-call";
import { withoutQuotes } from "./without-quotes";

export const PROBLEMS = [
  "language",
  "too_long",
  "experience",
  "placeholder",
  "length",
  "call_to_action",
  "hashtags",
  "address",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** With one of these a text is not what was asked; the others are a matter of degree. */
export const GRAVE: ReadonlySet<Problem> = new Set(["language", "too_long", "experience", "placeholder"]);

/** Sentences of a text, the call to action included; of the list's items each counts as one. */
export const SENTENCES: Record<TextLength, { min: number; max: number }> = {
  short: { min: 1, max: 2 },
  medium: { min: 3, max: 5 },
  long: { min: 6, max: 40 },
};
/** Of a rewritten text these are wrong even if they were so before. */
const NEVER_LEFT: ReadonlySet<Problem> = new Set(["language", "too_long"]);
/** A call to action stands at the end: in one of the last sentences. */
const LAST = 3;

type Post = { text: string; hashtags: string[] };

export type Asked = {
  /** As the text is to be: `language` is the one to write in. */
  parameters: WritingParameters;
  /** What was rewritten, and how; null for a first text. */
  rewritten: { rewrite: Rewrite; before: string } | null;
};

/**
 * What a text has that was not asked, or lacks that was: the checkable part of it. Of an outline without its mark. A
 * rewritten text is not blamed for what its author had left in it, or taken out.
 */
export function checkPost(post: Post, { parameters, rewritten }: Asked): Problem[] {
  const problems = problemsOf(post, parameters, rewritten?.rewrite);
  if (!rewritten) return problems;
  const { rewrite, before } = rewritten;
  const language =
    rewrite === "other_language" ? (parameters.language === "en" ? "de" : "en") : parameters.language;
  const own = problemsOf({ text: before, hashtags: post.hashtags }, { ...parameters, language }, rewrite);
  const lengths = { before: withoutMark(before).length, now: withoutMark(post.text).length };
  return PROBLEMS.filter((problem) => {
    if (problem === "length" && rewrite === "shorter") return lengths.now >= lengths.before;
    if (problem === "length" && rewrite === "longer") return lengths.now <= lengths.before;
    return problems.includes(problem) && (NEVER_LEFT.has(problem) || !own.includes(problem));
  });
}

function problemsOf(post: Post, parameters: WritingParameters, rewrite: Rewrite | undefined): Problem[] {
  const text = withoutMark(post.text);
  const { language } = parameters;
  const sentences = readSentences(text, language);
  const { min, max } = SENTENCES[parameters.length];
  const ordered = parameters.callToAction === "custom" ? (parameters.customCallToAction ?? "") : "";
  // Translated words are others: those are judged with the rest, before and after.
  const judged = rewrite === "other_language" ? text : withoutCall(text, ordered);
  // Its language and its form of address the author of those words chose, as whoever is quoted did.
  const own = withoutQuotes(withoutCall(text, ordered));
  const has: Record<Problem, boolean> = {
    language: !isIn(/\p{L}/u.test(own) ? own : text, language),
    too_long: !fitsLinkedIn(text, post.hashtags),
    experience: !parameters.personalReference && findExperience(judged, language) !== null,
    placeholder: findPlaceholder(judged) !== null,
    length: sentences.length < min || sentences.length > max,
    call_to_action: !callsAsAsked(parameters.callToAction, { text, sentences, parameters, rewrite }),
    hashtags: !hasHashtagsAsked(post.hashtags, parameters.hashtags),
    address: language === "de" && !isAddressedAs(parameters.address, own),
  };
  return PROBLEMS.filter((problem) => has[problem]);
}

/** Without any proof a text passes. */
function isIn(text: string, language: WritingParameters["language"]): boolean {
  return (detectLanguage(text) ?? language) === language;
}

/** Exactly those given; where none are, one to five. */
function hasHashtagsAsked(hashtags: string[], given: string[]): boolean {
  const asked = tidyHashtags(given);
  if (asked.length === 0) return hashtags.length > 0 && hashtags.length <= MAX_CHOSEN;
  const wanted = new Set(asked.map((tag) => tag.toLowerCase()));
  return hashtags.length === wanted.size && hashtags.every((tag) => wanted.has(tag.toLowerCase()));
}

function callsAsAsked(
  call: CallToAction,
  text: { text: string; sentences: string[]; parameters: WritingParameters; rewrite: Rewrite | undefined },
): boolean {
  const { language, customCallToAction } = text.parameters;
  const last = text.sentences.slice(-LAST);
  switch (call) {
    case "none":
      return !asksForAnything(last, language);
    case "comment":
      return asksForComment(last, language);
    case "discussion":
      return opensDiscussion(last);
    case "custom":
      // In the other language the words are others, too.
      return text.rewrite === "other_language" || plain(text.text).includes(plain(customCallToAction ?? ""));
  }
}

/** Letters and digits alone: quotes, dashes and the last dot may differ. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
