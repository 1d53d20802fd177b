import type { VoiceMeasures } from "./voice-measures";
import { VOICE_LIMITS } from "./voice-limits";
import { CLICHES } from "./cliches";

type Texts = {
  sentences(words: number): string;
  paragraphs: Record<VoiceMeasures["paragraphs"], string>;
  openings: Record<keyof VoiceMeasures["openings"], string>;
  or: string;
  often(what: string): string;
  sometimes(what: string): string;
  plainly: string;
  emoji: { none: string; few: string; some(count: number): string };
  /** English has only one form. */
  address: Record<"du" | "sie", string> | null;
  never(words: readonly string[]): string;
};

const TEXTS: Record<"en" | "de", Texts> = {
  en: {
    sentences: (words) => `Sentences of about ${words} ${words === 1 ? "word" : "words"}.`,
    paragraphs: { short: "Short paragraphs with blank lines between them.", long: "Longer paragraphs." },
    openings: { question: "a question", figure: "a figure", firstPerson: "a sentence in the first person" },
    or: " or ",
    often: (what) => `Often begin with ${what}.`,
    sometimes: (what) => `Now and then begin with ${what}.`,
    plainly: "Begin with a plain statement.",
    emoji: {
      none: "No emoji.",
      few: "Few emoji: fewer than one per post.",
      some: (count) => `About ${count} emoji per post.`,
    },
    address: null,
    never: (words) => `Never use: ${words.map((word) => `“${word}”`).join(", ")}.`,
  },
  de: {
    sentences: (words) => `Sätze mit etwa ${words} ${words === 1 ? "Wort" : "Wörtern"}.`,
    paragraphs: { short: "Kurze Absätze mit Leerzeilen dazwischen.", long: "Längere Absätze." },
    openings: { question: "einer Frage", figure: "einer Zahl", firstPerson: "einem Satz in der Ich-Form" },
    or: " oder ",
    often: (what) => `Oft mit ${what} beginnen.`,
    sometimes: (what) => `Hin und wieder mit ${what} beginnen.`,
    plainly: "Mit einer schlichten Aussage beginnen.",
    emoji: {
      none: "Keine Emoji.",
      few: "Wenige Emoji: weniger als eines pro Beitrag.",
      some: (count) => `Etwa ${count} Emoji pro Beitrag.`,
    },
    address: { du: "Die Leser duzen.", sie: "Die Leser siezen." },
    never: (words) => `Nie verwenden: ${words.map((word) => `„${word}“`).join(", ")}.`,
  },
};

/** The share of posts from which an opening counts as frequent or occasional. */
const OFTEN_SHARE = 0.5;
const SOMETIMES_SHARE = 0.2;

/**
 * Describes the measures in plain text for the writer, in the language of the text to be written. Length and hashtags
 * are left out, because they are set for each post.
 */
export function describeVoice(measures: VoiceMeasures): { en: string; de: string } {
  return { en: describe(measures, "en"), de: describe(measures, "de") };
}

function describe(measures: VoiceMeasures, language: "en" | "de"): string {
  const texts = TEXTS[language];
  const cliches: readonly string[] = CLICHES[language];
  const never = measures.neverUsed.filter((word) => cliches.includes(word));
  const sentences = Math.round(measures.sentenceWords);
  return [
    sentences > 0 && texts.sentences(sentences),
    texts.paragraphs[measures.paragraphs],
    ...openings(measures.openings, texts),
    emoji(measures.emoji, texts),
    measures.address !== null && texts.address?.[measures.address],
    never.length > 0 && texts.never(never.slice(0, VOICE_LIMITS.neverUsed)),
  ]
    .filter((line) => typeof line === "string")
    .join("\n");
}

function openings(shares: VoiceMeasures["openings"], texts: Texts): string[] {
  const kinds = ["question", "figure", "firstPerson"] as const;
  const between = (from: number, to: number) =>
    kinds
      .filter((kind) => shares[kind] >= from && shares[kind] < to)
      .map((kind) => texts.openings[kind])
      .join(texts.or);
  const often = between(OFTEN_SHARE, Infinity);
  const sometimes = between(SOMETIMES_SHARE, OFTEN_SHARE);
  if (often === "" && sometimes === "") return [texts.plainly];
  return [...(often ? [texts.often(often)] : []), ...(sometimes ? [texts.sometimes(sometimes)] : [])];
}

function emoji(perPost: number, { emoji: { none, few, some } }: Texts): string {
  return perPost <= 0 ? none : perPost < 1 ? few : some(Math.round(perPost));
}
