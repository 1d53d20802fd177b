import { cutAtWord } from "@takt/text/excerpt";
import { FUNCTION_WORDS } from "@takt/text/stop-words";

/** A shortened sentence has at least this share of the length that it may have. */
const MIN_CLAUSE_SHARE = 0.4;
const MIN_PHRASE_SHARE = 0.65;
/** Clauses that need another one, so that they are no sentence by themselves. */
const DEPENDENT =
  /^(?:if|when|because|although|though|while|whereas|since|unless|as|after|before|wenn|weil|obwohl|während|da|nachdem|bevor|seit|sobald|solange|falls|ob|dass|wer|was)\b/iu;
/** Where a main clause ends and what explains it begins. */
const STRONG_BORDER = /[;:](?=\s)|\s[–—](?=\s)/gu;
/** Where a main clause ends and another one begins. */
const CLAUSE_BORDER =
  /,(?=\s(?:and|but|because|although|though|while|whereas|so|yet|which|und|aber|sondern|denn|weil|obwohl|während|wobei|sodass|das sind|dieser aber|diese aber|dieses aber|the first|das erste|der erste|die erste)\s)/gu;
/** A relative clause ends a German sentence that it follows; in the middle of one, another comma comes. */
const RELATIVE_BORDER = /,(?=\s(?:die|der|das|den|dem|denen|deren|dessen|who|where)\s[^,]+$)/gu;
/** A relative clause behind its noun: "Teams, die früh fragen" is not yet a sentence. */
const INSERTED_CLAUSE =
  /^\S+(?:\s\S+){0,3},\s(?:die|der|das|den|dem|deren|dessen|who|which|that|whose)\s[^,]*$/iu;
/** An example that was begun. */
const EXAMPLE_TAIL =
  /,?\s(?:z\. ?B\.|zum Beispiel|beispielsweise|e\.g\.|for example|for instance|such as)(?:\s.{0,40})?$/iu;
/** Where a phrase ends: before a comma, a conjunction or a preposition. */
const PHRASE_BORDER =
  /,(?=\s)|\s(?=(?:and|or|but|because|with|without|for|from|by|of|in|on|at|to|into|than|as|that|which|who|und|oder|aber|weil|mit|ohne|für|von|vom|durch|in|im|an|am|auf|bei|beim|zu|zum|zur|als|nach|über|unter)\s)/gu;

/**
 * Shortens a sentence to `limit` characters for a title, without its full stop: after a main clause where one fits, else
 * at the end of a phrase with an ellipsis. A word is cut only when it is longer than the title.
 */
export function shortenSentence(sentence: string, limit: number): string {
  const whole = sentence.replace(/(?<=[^.…])[.;:,]+$/u, "").trim();
  if (whole.length <= limit) return whole;
  const clauses = [STRONG_BORDER, CLAUSE_BORDER].flatMap((border) =>
    endingAt(whole, border, limit * MIN_CLAUSE_SHARE, limit),
  );
  const clause = clauses.find((one) => !leavesOpen(one));
  if (clause !== undefined) return clause;
  const [phrase = cutAtWord(whole, limit - 1)] = [
    ...endingAt(whole, RELATIVE_BORDER, limit * MIN_CLAUSE_SHARE, limit - 1),
    ...endingAt(whole, PHRASE_BORDER, limit * MIN_PHRASE_SHARE, limit - 1),
  ];
  return `${finish(phrase.replace(EXAMPLE_TAIL, ""))}…`;
}

/** Returns the beginnings of `least` to `most` characters that end at a border, the longest first. */
function endingAt(text: string, border: RegExp, least: number, most: number): string[] {
  return [...text.matchAll(border)]
    .map((found) => found.index)
    .filter((end) => end >= least && end <= most)
    .toSorted((a, b) => b - a)
    .map((end) => text.slice(0, end).trim());
}

/** Tells whether something has to follow: another clause, or the end of a quotation, a bracket or an inserted clause. */
function leavesOpen(text: string): boolean {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    count(/[(]/g) > count(/[)]/g) ||
    /["“”„«»]/.test(text) ||
    count(/\s[–—]\s/g) % 2 === 1 ||
    INSERTED_CLAUSE.test(text) ||
    (DEPENDENT.test(text) && !text.includes(","))
  );
}

/** Removes words at the end that something would have to follow, and signs. */
function finish(text: string): string {
  let rest = text.replace(/[\s,;:.?!–—(„“"-]+$/u, "");
  for (;;) {
    const [, before, word] = /^(.*\S)\s+(\S+)$/su.exec(rest) ?? [];
    if (before === undefined || word === undefined || !isOpenWord(word)) return rest;
    rest = before.replace(/[\s,;:–—(„“"-]+$/u, "");
  }
}

const isOpenWord = (word: string) => {
  const plain = word.toLowerCase().replace(/[^\p{L}']/gu, "");
  return FUNCTION_WORDS.en.has(plain) || FUNCTION_WORDS.de.has(plain) || /^(?:a|so|sehr|very)$/.test(plain);
};
