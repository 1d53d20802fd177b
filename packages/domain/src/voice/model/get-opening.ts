import { readSentences } from "@takt/text/sentences/read-sentences";
import { removeLinks } from "@takt/text/links/find-links";

const FIRST_PERSON = {
  en: /^(?:i|i['’](?:m|ve|d|ll)|me|my|mine|we|we['’](?:re|ve|d|ll)|us|our|ours)$/i,
  de: /^(?:ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?)$/i,
};

export type Opening = { question: boolean; figure: boolean; firstPerson: boolean };

/**
 * Describes how a post begins: whether its first line with words asks a question, has a figure or speaks in the first
 * person.
 */
export function getOpening(text: string, language: "en" | "de" | null): Opening {
  const first = text.split(/[\r\n]+/).find((line) => readSentences(line).length > 0) ?? "";
  const sentences = readSentences(first);
  const words = sentences.flatMap(splitWords);
  return {
    question: sentences.some((sentence) => /\?["'”“»«’)\]]*$/.test(sentence)),
    figure: words.some((word) => /^\p{N}/u.test(word)),
    firstPerson: language !== null && words.some((word) => FIRST_PERSON[language].test(word)),
  };
}

/** Splits a sentence into words: 1.000, E-Mail and don't are one each, z. B. is two; links are none. */
export function splitWords(sentence: string): string[] {
  return removeLinks(sentence).match(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
