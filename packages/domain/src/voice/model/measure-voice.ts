import { addressOf } from "./address-of";
import { countEmoji } from "./count-emoji";
import { countHashtags } from "./count-hashtags";
import { neverUsed } from "./never-used";
import { openingOf, type Opening } from "./opening-of";
import { paragraphsOf } from "./paragraphs-of";
import { postLanguage } from "./post-language";
import { splitSentences } from "./split-sentences";
import type { VoiceMeasures } from "./voice-measures";
import { wordsOf } from "./words-of";

export type MeasuredPost = { content: string; hashtags: readonly string[] };

/** How these posts are written. Of none at all: nothing but zeros. */
export function measureVoice(posts: readonly MeasuredPost[]): VoiceMeasures {
  const read = posts.map(({ content }) => {
    const language = postLanguage(content);
    return {
      language,
      sentences: splitSentences(content).map((sentence) => wordsOf(sentence).length),
      opening: openingOf(content, language),
      address: language === "de" ? addressOf(content) : null,
      paragraphs: paragraphsOf(content),
    };
  });
  const share = (what: keyof Opening) => rounded(mean(read.map(({ opening }) => Number(opening[what]))), 100);
  const written = (["en", "de"] as const).filter((one) => read.some(({ language }) => language === one));
  const more = <T>(of: T[], one: T, other: T) =>
    of.filter((it) => it === one).length - of.filter((it) => it === other).length;
  const address = more(
    read.map((post) => post.address),
    "du",
    "sie",
  );
  const long = more(
    read.map((post) => post.paragraphs),
    "long",
    "short",
  );
  return {
    sentenceWords: median(read.flatMap(({ sentences }) => sentences)),
    postWords: median(read.map(({ sentences }) => sentences.reduce((sum, words) => sum + words, 0))),
    openings: { question: share("question"), figure: share("figure"), firstPerson: share("firstPerson") },
    emoji: rounded(mean(posts.map(({ content }) => countEmoji(content))), 10),
    hashtags: rounded(mean(posts.map(countHashtags)), 10),
    address: address === 0 ? null : address > 0 ? "du" : "sie",
    neverUsed: neverUsed(
      posts.map(({ content }) => content),
      written,
    ),
    paragraphs: long > 0 ? "long" : "short",
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return Math.round(mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)));
}

function rounded(number: number, parts: number): number {
  return Math.round(number * parts) / parts;
}
