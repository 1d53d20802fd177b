import { removeReferenceMarks } from "./furniture/remove-reference-marks";
import type { Phrase } from "./find-phrases";

const MIN_LENGTH = 40;
const MAX_LENGTH = 300;
/** A sentence of this length is a title without being shortened much. */
const TITLE_LENGTH = 130;
/** The beginning of a sentence that depends on the one before. */
const LEANING =
  /^["„“(]?(?:this|that|these|those|he|she|it|its|his|their|they|there|here|but|and|so|however|therefore|thus|instead|moreover|also|then|otherwise|the second|the third|dies|diese[rsmn]?|das (?:ist|sind|war|heißt|gilt|hat|liegt|zeigt)|er|es|sie (?=\p{L}+t(?!\p{L}))|seine?[nrms]?|aber|und|doch|also|dabei|dadurch|deshalb|damit|daher|danach|davor|darauf|daran|dafür|dagegen|dazu|dann|dort|hier|außerdem|zudem|allerdings|dennoch|trotzdem|denn|stattdessen|sonst|andere|others)(?!\p{L})/iu;
/** Pronouns and adverbs in the first clause, where nothing stands before them that they could mean. */
const POINTING_BACK =
  /^[^,;:–]*(?<!\p{L})(?:it|them|him|they|instead|sie|ihn|ihm|danach|dafür|daran|darauf|dagegen|stattdessen|dadurch|deshalb|das(?=\s(?:und|nicht)\s))(?!\p{L})|(?<!\p{L})(?:dagegen|hingegen|ebenfalls|as well|the latter|the former)[.!]?$/u;

/** Tells whether a line is a whole sentence: it ends like one and has at least five words. */
export const isWholeSentence = (sentence: string): boolean =>
  /[.!?…]["”“»)]?$/.test(removeReferenceMarks(sentence)) && sentence.split(/\s+/).length > 4;

/** Scores how well each sentence stands for its text by itself: on topic, whole, neither short nor long. */
export function rankSentences(sentences: string[], phrases: Phrase[]): number[] {
  const weights = new Map<number, number>();
  const best = phrases[0]?.score ?? 1;
  for (const phrase of phrases.slice(0, 40))
    for (const index of phrase.sentences) weights.set(index, (weights.get(index) ?? 0) + phrase.score / best);
  return sentences.map((sentence, index) => {
    const words = sentence.split(/\s+/).length;
    const about = (weights.get(index) ?? 0) / Math.sqrt(Math.max(words, 6));
    const complete = isWholeSentence(sentence) ? 1 : 0.2;
    const fits = sentence.length < MIN_LENGTH || sentence.length > MAX_LENGTH ? 0.3 : 1;
    const short = sentence.length > TITLE_LENGTH ? 0.9 : 1;
    const figure = /\d/.test(sentence) ? 1.4 : 1;
    const asks = /\?["”“)]?$/.test(sentence) ? 0.6 : 1;
    const leans = LEANING.test(sentence) || POINTING_BACK.test(sentence) ? 0.5 : 1;
    return (about + 0.01) * complete * fits * short * figure * asks * leans;
  });
}
