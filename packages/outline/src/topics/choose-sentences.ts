import type { Phrase } from "./find-phrases";
import { isWholeSentence } from "./rank-sentences";
import type { Section } from "./read-sections";

const MAX_TOPICS = 7;
const MIN_TOPICS = 3;
const SENTENCES_PER_TOPIC = 2.5;

/**
 * Chooses the key sentences of a text by their scores: the best one of each section when at least three have a heading,
 * otherwise the best one about each of the best phrases. Lines that are no sentences are chosen only from a text that has
 * no others. Returns their indexes among all sentences, in reading order.
 */
export function chooseSentences(sections: Section[], phrases: Phrase[], scores: number[]): number[] {
  const sentences = sections.flatMap((section) => section.sentences);
  const whole = sentences.some(isWholeSentence);
  // A sentence that is repeated counts where it is first.
  const first = new Map(sentences.map((sentence, index) => [sentence, index] as const).toReversed());
  const mayChoose = (index: number) =>
    first.get(sentences[index]!) === index && (!whole || isWholeSentence(sentences[index]!));
  const best = (among: Iterable<number>) =>
    [...among].filter(mayChoose).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  const chosen = bySection(sections, best) ?? byPhrase(sentences.length, phrases, best);
  return chosen.toSorted((a, b) => a - b);
}

type Best = (among: Iterable<number>) => number[];

/** Returns the best sentence of each section, what stands before the first heading included; null when there are too few. */
function bySection(sections: Section[], best: Best): number[] | null {
  let from = 0;
  const chosen: number[] = [];
  let headings = 0;
  for (const { heading, sentences } of sections) {
    const [own] = best(sentences.map((_, index) => from + index));
    from += sentences.length;
    if (own === undefined) continue;
    if (heading !== null) headings += 1;
    if (heading !== null || sentences.length > 1) chosen.push(own);
  }
  return headings < MIN_TOPICS ? null : best(chosen).slice(0, MAX_TOPICS);
}

/** Returns the best sentence with each of the best phrases, then the best other sentences until there are enough. */
function byPhrase(count: number, phrases: Phrase[], best: Best): number[] {
  const all = best(Array.from({ length: count }, (_, index) => index));
  const wanted = Math.min(
    all.length,
    Math.max(MIN_TOPICS, Math.min(MAX_TOPICS, Math.round(all.length / SENTENCES_PER_TOPIC))),
  );
  const chosen = new Set<number>();
  const words = new Set<string>();
  for (const phrase of phrases) {
    if (chosen.size === wanted) break;
    const own = phrase.key.split(" ");
    if (own.some((word) => words.has(word))) continue;
    const sentence = best(phrase.sentences).find((index) => !chosen.has(index));
    if (sentence === undefined) continue;
    for (const word of own) words.add(word);
    chosen.add(sentence);
  }
  for (const sentence of all) {
    if (chosen.size === wanted) break;
    chosen.add(sentence);
  }
  return [...chosen];
}
