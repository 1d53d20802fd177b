import { splitSentences } from "./split-sentences";
import { wordsOf } from "./words-of";

const SELF = {
  en: /^(?:i|i['’](?:m|ve|d|ll)|me|my|mine|we|we['’](?:re|ve|d|ll)|us|our|ours)$/i,
  de: /^(?:ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?)$/i,
};

export type Opening = { question: boolean; figure: boolean; firstPerson: boolean };

/** How a post begins: what its first line that has words asks, counts and speaks of. */
export function openingOf(text: string, language: "en" | "de" | null): Opening {
  const first = text.split(/[\r\n]+/).find((line) => splitSentences(line).length > 0) ?? "";
  const sentences = splitSentences(first);
  const words = sentences.flatMap(wordsOf);
  return {
    question: sentences.some((sentence) => /\?["'”“»«’)\]]*$/.test(sentence)),
    figure: words.some((word) => /^\p{N}/u.test(word)),
    firstPerson: language !== null && words.some((word) => SELF[language].test(word)),
  };
}
