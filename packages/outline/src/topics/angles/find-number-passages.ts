import { findNumbers } from "@takt/text/numbers/find-numbers";
import { STOP_WORDS } from "@takt/text/stop-words";

const QUALIFIER =
  /(?<!\p{L})(?:rund|etwa|ca\.|circa|fast|knapp|über|mehr als|weniger als|bis zu|nur|around|about|almost|nearly|over|more than|less than|up to|only)\s$/iu;
/** Up to three words after a number, without signs between them. */
const FOLLOWING = /^((?:\s\p{L}[\p{L}\p{M}’'-]*){1,3})/u;
const MAX_NOUN_DISTANCE = 3;

/** Finds the figures of a sentence with what they count: "around 20 percent", "61 small companies". */
export function findNumberPassages(sentence: string): string[] {
  let from = 0;
  return findNumbers(sentence).flatMap(({ text }) => {
    const start = sentence.indexOf(text, from);
    from = start + text.length;
    const before = sentence.slice(0, start);
    const counted = hasUnit(text) ? "" : nounAfter(sentence.slice(from));
    // "Model 3" is a name.
    if (counted === null || (!hasUnit(text) && /\p{Lu}\p{L}*\s$/u.test(before))) return [];
    return [`${QUALIFIER.exec(before)?.[0] ?? ""}${text}${counted}`];
  });
}

const isStopWord = (word: string) =>
  STOP_WORDS.en.has(word.toLowerCase()) || STOP_WORDS.de.has(word.toLowerCase());

const hasUnit = (number: string) => /[^\d.,\s–-]/.test(number);

/** Returns the words up to the noun that is counted; null when there is none. A German noun has a capital. */
function nounAfter(text: string): string | null {
  const words = (FOLLOWING.exec(text)?.[1] ?? "").trim().split(" ").filter(Boolean);
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (noun >= 0 && noun < MAX_NOUN_DISTANCE && !words.slice(0, noun).some(isStopWord))
    return ` ${words.slice(0, noun + 1).join(" ")}`;
  const end = words.findIndex(isStopWord);
  const counted = words.slice(0, Math.min(end < 0 ? words.length : end, 2));
  return counted.length === 0 ? null : ` ${counted.join(" ")}`;
}
