import type { Quote } from "./note-input";

/** A part of a text, in UTF-16 units. */
export type TextRange = { start: number; end: number };

/**
 * Finds the place that a note is about in a text that may have been edited since. Of several with the same words it is the one
 * with most of the same characters around it, and of those the nearest to where it was. Returns null where the words are gone.
 */
export function findQuote(text: string, quote: Quote): TextRange | null {
  let best: { start: number; alike: number } | null = null;
  for (let start = text.indexOf(quote.text); start !== -1; start = text.indexOf(quote.text, start + 1)) {
    const alike = countAlike(text, start, quote);
    const isNearer = best !== null && Math.abs(start - quote.at) < Math.abs(best.start - quote.at);
    if (!best || alike > best.alike || (alike === best.alike && isNearer)) best = { start, alike };
  }
  return best && { start: best.start, end: best.start + quote.text.length };
}

/** Counts the characters next to a place that are those that were next to the quote. */
function countAlike(text: string, start: number, { text: words, before, after }: Quote): number {
  const end = start + words.length;
  let left = 0;
  while (left < before.length && text[start - 1 - left] === before[before.length - 1 - left]) left++;
  let right = 0;
  while (right < after.length && text[end + right] === after[right]) right++;
  return left + right;
}

/** Returns the quote of a part of a text, with `context` characters of what stands around it. */
export function toQuote(text: string, { start, end }: TextRange, context: number): Quote {
  return {
    text: text.slice(start, end),
    before: text.slice(Math.max(0, start - context), start),
    after: text.slice(end, end + context),
    at: start,
  };
}
