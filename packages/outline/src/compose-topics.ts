import { guessLanguage } from "@takt/text/guess-language";
import { cutAtWord, excerpt } from "@takt/text/excerpt";
import type { OutlineLanguage } from "./outline-parameters";
import { chooseAngle } from "./topics/choose-angle";
import { findPhrases, type Phrase } from "./topics/find-phrases";
import { rankSentences } from "./topics/rank-sentences";
import { readSections } from "./topics/read-sections";

export type OutlineTopic = { title: string; angle: string; quote: string; keywords: string[] };

const MAX_TOPICS = 7;
const MIN_TOPICS = 3;
const MAX_KEYWORDS = 5;
const MAX_QUOTE_LENGTH = 400;

/**
 * Finds topics for posts in a text of at most 10,000 characters without a model: from its headings if it has at
 * least three, otherwise from its keyphrases. Returns 3 to 7 topics in reading order, fewer when the text has fewer
 * sentences. Title, quote and 3 to 5 keywords are verbatim from the text (a title may gain a capital or an
 * ellipsis), so they are in its language; the angle is in `language`.
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

  const chosen = byHeading(sections, scores) ?? byPhrase(sentences, phrases, scores);
  const angles: string[] = [];
  return chosen
    .toSorted((a, b) => a.sentence - b.sentence)
    .map(({ title, sentence }) => {
      const quote = cutAtWord(sentences[sentence]!, MAX_QUOTE_LENGTH);
      const angle = chooseAngle(quote, language, angles);
      angles.push(angle);
      return { title: asTitle(title), angle, quote, keywords: keywordsOf(sentence, phrases) };
    });
}

type Choice = { title: string; sentence: number };

/** Returns the best sentence under each heading; null when there are too few. */
function byHeading(sections: ReturnType<typeof readSections>, scores: number[]): Choice[] | null {
  let from = 0;
  const choices: Choice[] = [];
  for (const { heading, sentences } of sections) {
    const own = sentences.map((_, index) => from + index);
    from += sentences.length;
    const best = own.toSorted((a, b) => scores[b]! - scores[a]!)[0];
    if (heading !== null && best !== undefined) choices.push({ title: heading, sentence: best });
  }
  if (choices.length < MIN_TOPICS) return null;
  return choices.toSorted((a, b) => scores[b.sentence]! - scores[a.sentence]!).slice(0, MAX_TOPICS);
}

/** Returns the best sentence with each of the best phrases, then the best other sentences until there are enough. */
function byPhrase(sentences: string[], phrases: Phrase[], scores: number[]): Choice[] {
  const wanted = Math.min(
    sentences.length,
    Math.max(MIN_TOPICS, Math.min(MAX_TOPICS, Math.round(sentences.length / 2.5))),
  );
  const best = (among: Iterable<number>) => [...among].toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  const choices = new Map<number, Choice>();
  const words = new Set<string>();
  for (const phrase of phrases) {
    if (choices.size === wanted) break;
    const own = phrase.key.split(" ");
    if (own.some((word) => words.has(word))) continue;
    const sentence = best(phrase.sentences).find((index) => !choices.has(index));
    if (sentence === undefined) continue;
    for (const word of own) words.add(word);
    choices.set(sentence, { title: phrase.text, sentence });
  }
  for (const sentence of best(sentences.keys())) {
    if (choices.size === wanted) break;
    if (!choices.has(sentence)) choices.set(sentence, { title: excerpt(sentences[sentence]!, 60), sentence });
  }
  return [...choices.values()];
}

/** Chooses phrases of the sentence, then of its neighbours, then of the text. */
function keywordsOf(sentence: number, phrases: Phrase[]): string[] {
  const near = (distance: number) =>
    phrases.filter((phrase) => [...phrase.sentences].some((index) => Math.abs(index - sentence) <= distance));
  const all = [...near(0), ...near(1), ...phrases].map((phrase) => phrase.text);
  return [...new Map(all.map((text) => [text.toLowerCase(), text])).values()].slice(0, MAX_KEYWORDS);
}

function asTitle(title: string): string {
  const clipped = excerpt(title, 100);
  return clipped.charAt(0).toUpperCase() + clipped.slice(1);
}
