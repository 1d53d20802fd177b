import type { OutlineLanguage } from "./outline-parameters";
import { chooseAngle } from "./topics/choose-angle";
import { findPhrases, type Phrase } from "./topics/find-phrases";
import { rankSentences } from "./topics/rank-sentences";
import { readSections } from "./topics/read-sections";
import { clipWords } from "./words/clip-words";
import { guessLanguage } from "./words/guess-language";

export type OutlineTopic = { title: string; angle: string; quote: string; keywords: string[] };

const MOST = 7;
const FEWEST = 3;
const MOST_KEYWORDS = 5;
const LONGEST_QUOTE = 400;

/**
 * Topics for posts, drawn from a text of at most 10,000 characters without any model: from its headings where it has at
 * least three, else from its keyphrases. 3 to 7, fewer when the text has fewer sentences; in reading order. Title, quote
 * and 3 to 5 keywords stand in the text word for word (a title may gain a capital or an ellipsis), so they are in its
 * language; the angle is in `language`.
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
  // English without a hint: German would leave out all words in lower case.
  const written = guessLanguage(text, "en");
  const sections = readSections(text, written, headings);
  const sentences = sections.flatMap((section) => section.sentences);
  const phrases = findPhrases(sentences, written);
  const scores = rankSentences(sentences, phrases);

  const chosen = byHeading(sections, scores) ?? byPhrase(sentences, phrases, scores);
  const angles: string[] = [];
  return chosen
    .toSorted((a, b) => a.sentence - b.sentence)
    .map(({ title, sentence }) => {
      const quote = asQuote(sentences[sentence]!);
      const angle = chooseAngle(quote, language, angles);
      angles.push(angle);
      return { title: asTitle(title), angle, quote, keywords: keywordsOf(sentence, phrases) };
    });
}

type Choice = { title: string; sentence: number };

/** The best sentence under each heading; null when there are too few. */
function byHeading(sections: ReturnType<typeof readSections>, scores: number[]): Choice[] | null {
  let from = 0;
  const choices: Choice[] = [];
  for (const { heading, sentences } of sections) {
    const own = sentences.map((_, index) => from + index);
    from += sentences.length;
    const best = own.toSorted((a, b) => scores[b]! - scores[a]!)[0];
    if (heading !== null && best !== undefined) choices.push({ title: heading, sentence: best });
  }
  if (choices.length < FEWEST) return null;
  return choices.toSorted((a, b) => scores[b.sentence]! - scores[a.sentence]!).slice(0, MOST);
}

/** The best sentence with each of the best phrases, then the best of the others until there are enough. */
function byPhrase(sentences: string[], phrases: Phrase[], scores: number[]): Choice[] {
  const wanted = Math.min(
    sentences.length,
    Math.max(FEWEST, Math.min(MOST, Math.round(sentences.length / 2.5))),
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
    if (!choices.has(sentence))
      choices.set(sentence, { title: clipWords(sentences[sentence]!, 60), sentence });
  }
  return [...choices.values()];
}

/** Phrases of the sentence, then of its neighbours, then of the text. */
function keywordsOf(sentence: number, phrases: Phrase[]): string[] {
  const near = (distance: number) =>
    phrases.filter((phrase) => [...phrase.sentences].some((index) => Math.abs(index - sentence) <= distance));
  const all = [...near(0), ...near(1), ...phrases].map((phrase) => phrase.text);
  return [...new Map(all.map((text) => [text.toLowerCase(), text])).values()].slice(0, MOST_KEYWORDS);
}

/** The whole sentence, or its beginning up to a word: always word for word. */
function asQuote(sentence: string): string {
  if (sentence.length <= LONGEST_QUOTE) return sentence;
  const cut = sentence.slice(0, LONGEST_QUOTE);
  const space = cut.search(/\s\S*$/);
  return (space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, "")).trimEnd();
}

function asTitle(title: string): string {
  const clipped = clipWords(title, 100);
  return clipped.charAt(0).toUpperCase() + clipped.slice(1);
}
