import { guessLanguage } from "@takt/text/guess-language";
import { cutAtWord } from "@takt/text/excerpt";
import type { OutlineLanguage } from "./outline-parameters";
import { chooseAngle, type Angle } from "./topics/angles/choose-angle";
import { chooseSentences } from "./topics/choose-sentences";
import { findPhrases, type Phrase } from "./topics/find-phrases";
import { keyTitle } from "./topics/key-title";
import { rankSentences } from "./topics/rank-sentences";
import { readSections } from "./topics/read-sections";

export type OutlineTopic = { title: string; angle: string; quote: string; keywords: string[] };

const MAX_KEYWORDS = 5;
const MAX_QUOTE_LENGTH = 400;

/**
 * Finds topics for posts in a text of at most 10,000 characters without a model: the key sentences of its sections if it
 * has at least three headings, otherwise those about its keyphrases. Returns 3 to 7 topics in reading order, fewer when
 * the text has fewer sentences. The quote is the key sentence, the title is the same in at most 100 characters, and 3 to
 * 5 keywords are verbatim, so they are in the text's language; the angle is in `language` and takes up what the sentence
 * says.
 */
export function composeTopics({
  text,
  language,
  headings = [],
}: {
  text: string;
  language: OutlineLanguage;
  headings?: string[];
}): OutlineTopic[] {
  // Without a hint English is assumed: German would skip all lower-case words.
  const written = guessLanguage(text) ?? "en";
  const sections = readSections(text, headings);
  const sentences = sections.flatMap((section) => section.sentences);
  const phrases = findPhrases(sentences, written);
  const scores = rankSentences(sentences, phrases);

  const angles: Angle[] = [];
  return chooseSentences(sections, phrases, scores).map((index) => {
    const quote = cutAtWord(sentences[index]!, MAX_QUOTE_LENGTH);
    const angle = chooseAngle(quote, language, angles);
    angles.push(angle);
    return { title: keyTitle(quote), angle: angle.text, quote, keywords: toKeywords(index, phrases) };
  });
}

/** Chooses phrases of the sentence, then of its neighbours, then of the text. */
function toKeywords(sentence: number, phrases: Phrase[]): string[] {
  const near = (distance: number) =>
    phrases.filter((phrase) => [...phrase.sentences].some((index) => Math.abs(index - sentence) <= distance));
  const all = [...near(0), ...near(1), ...phrases].map((phrase) => phrase.text);
  return [...new Map(all.map((text) => [text.toLowerCase(), text])).values()].slice(0, MAX_KEYWORDS);
}
