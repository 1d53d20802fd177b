import { guessLanguage } from "@takt/text/guess-language";
import { readSentences } from "@takt/text/sentences/read-sentences";
import { splitText } from "../../posts/model/publish-text";
import { detectAddressForm } from "./detect-address-form";
import { countEmoji } from "./count-emoji";
import { findUnusedCliches } from "./cliches";
import { getOpening, type Opening, splitWords } from "./get-opening";
import type { VoiceMeasures } from "./voice-measures";
/** The maximum words of a short paragraph, and of a post that needs no second one. */
const SHORT_WORDS = 40;

export type MeasuredPost = { content: string; hashtags: readonly string[] };

/** Measures the style of posts. Without posts all measures are zero. */
export function measureVoice(posts: readonly MeasuredPost[]): VoiceMeasures {
  const read = posts.map(({ content }) => {
    const language = guessLanguage(content);
    return {
      language,
      sentences: readSentences(content).map((sentence) => splitWords(sentence).length),
      opening: getOpening(content, language),
      address: language === "de" ? detectAddressForm(content) : null,
      paragraphs: getParagraphs(content),
    };
  });
  const share = (what: keyof Opening) => round(mean(read.map(({ opening }) => Number(opening[what]))), 100);
  const languages = (["en", "de"] as const).filter((one) => read.some(({ language }) => language === one));
  const majority = <T>(of: T[], one: T, other: T) =>
    of.filter((it) => it === one).length - of.filter((it) => it === other).length;
  const address = majority(
    read.map((post) => post.address),
    "du",
    "sie",
  );
  const long = majority(
    read.map((post) => post.paragraphs),
    "long",
    "short",
  );
  return {
    sentenceWords: median(read.flatMap(({ sentences }) => sentences)),
    postWords: median(read.map(({ sentences }) => sentences.reduce((sum, words) => sum + words, 0))),
    openings: { question: share("question"), figure: share("figure"), firstPerson: share("firstPerson") },
    emoji: round(mean(posts.map(({ content }) => countEmoji(content))), 10),
    hashtags: round(mean(posts.map(countHashtags)), 10),
    address: address === 0 ? null : address > 0 ? "du" : "sie",
    neverUsed: findUnusedCliches(
      posts.map(({ content }) => content),
      languages,
    ),
    paragraphs: long > 0 ? "long" : "short",
  };
}

/** Tells whether a post has blank lines between short paragraphs; null when it is too short to tell. */
function getParagraphs(text: string): "short" | "long" | null {
  const lengths = text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => splitWords(paragraph).length)
    .filter((length) => length > 0);
  if (lengths.length < 2) return (lengths[0] ?? 0) > SHORT_WORDS ? "long" : null;
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return words / lengths.length <= SHORT_WORDS ? "short" : "long";
}

/** Counts the distinct hashtags of a post, including those that LinkedIn sees in its text. */
function countHashtags({ content, hashtags }: { content: string; hashtags: readonly string[] }): number {
  const inline = splitText(content)
    .filter(({ kind }) => kind === "hashtag")
    .map(({ text }) => text.slice(1));
  return new Set([...hashtags, ...inline].map((tag) => tag.toLowerCase())).size;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Math.round(mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)));
}

function round(number: number, parts: number): number {
  return Math.round(number * parts) / parts;
}
