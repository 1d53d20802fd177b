import { removeReferenceMarks } from "./furniture/remove-reference-marks";
import { shortenSentence } from "./shorten-sentence";

const MAX_TITLE_LENGTH = 100;
/** The place and day before the first sentence of a press release: "Leeds, 12 May 2026 – ". */
const DATELINE =
  /^\p{Lu}[\p{L} ./-]{1,40}(?:\([\p{L}/ ]{1,12}\))?,\s[^–—]{0,12}\d{1,2}\.?\s[^–—]{1,24}\s[–—]\s/u;
/** Bullets, item numbers, arrows and emoji. */
const ITEM = /^(?:[^\p{L}\p{N}(„“"«€£$]+|\(?\d{1,2}[.)]\s+)/u;
/** Conjunctions that tie a sentence to the one before and change nothing of its order. */
const CONJUNCTION = /^(?:and|but|und|aber|denn)\s+(?=\p{L})/iu;

/**
 * Returns the title of a topic: its key sentence in at most 100 characters, without reference marks and what stands
 * before it (dateline, item number, conjunction), beginning with a capital.
 */
export function keyTitle(sentence: string): string {
  const flat = removeReferenceMarks(sentence).replace(/\s+/g, " ").trim();
  const own = flat.replace(ITEM, "").replace(DATELINE, "").replace(CONJUNCTION, "");
  const title = shortenSentence(own === "" ? flat : own, MAX_TITLE_LENGTH);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
