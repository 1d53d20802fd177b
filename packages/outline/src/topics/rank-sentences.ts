import type { Phrase } from "./find-phrases";

const MIN_LENGTH = 40;
const MAX_LENGTH = 300;

/** Scores how well each sentence represents the text as a quote: on topic, complete, neither short nor long. */
export function rankSentences(sentences: string[], phrases: Phrase[]): number[] {
  const weights = new Map<number, number>();
  const best = phrases[0]?.score ?? 1;
  for (const phrase of phrases.slice(0, 40))
    for (const index of phrase.sentences) weights.set(index, (weights.get(index) ?? 0) + phrase.score / best);
  return sentences.map((sentence, index) => {
    const words = sentence.split(/\s+/).length;
    const about = (weights.get(index) ?? 0) / Math.sqrt(Math.max(words, 6));
    const complete = /[.!?…]["”“)]?$/.test(sentence) && words > 4 ? 1 : 0.4;
    const fits = sentence.length < MIN_LENGTH || sentence.length > MAX_LENGTH ? 0.3 : 1;
    const figure = /\d/.test(sentence) ? 1.2 : 1;
    // A sentence that begins with "this" or "he" depends on the one before.
    const leans =
      /^(this|that|these|those|he|she|it|they|but|and|so|dies|diese|dieser|das|er|sie|es|aber|und|doch|also)\b/i;
    return (about + 0.01) * complete * fits * figure * (leans.test(sentence) ? 0.6 : 1);
  });
}
