/** Abbreviations that do not end a sentence. */
const ABBREVIATIONS = new Set(
  (
    "abs allg approx art bd bspw bzgl bzw ca dept dr est evtl exkl fig geb gem ggf hrsg inkl insb jr lt ltd max min " +
    "mind mio mr mrd mrs ms no nr prof rd sog sr st std str tel tsd usw vgl vs zzgl"
  ).split(" "),
);
/** Matches the end of a sentence, including closing brackets and quotation marks. */
const END = /[.!?…]["'”“»«’)\]]*$/;
/** Words before a German ordinal: am 3. März, der 2. Versuch, bis zum 3. und 4. Mai. */
const BEFORE_ORDINAL = /^(?:ab|am|beim|bis|das|dem|den|der|des|die|jede[mnrs]?|seit|und|vom|zum)$/i;
const LINK = /^["'„“(]*https?:\/\//i;

/**
 * Splits a text into sentences as readers see them: a line break ends a sentence; abbreviations, ordinals (am 3. März)
 * and list numbers do not. Links, bare punctuation and lines of hashtags are not sentences.
 */
export function splitSentences(text: string): string[] {
  return text.split(/[\r\n]+/).flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const tokens = line.split(/\s+/).map(withoutLink);
  const sentences: string[] = [];
  let sentence: string[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token !== "") sentence.push(token);
    if (END.test(token) && !goesOn(token, tokens[i + 1] ?? "", sentence.at(-2))) {
      sentences.push(sentence.join(" "));
      sentence = [];
    }
  }
  return [...sentences, sentence.join(" ")].filter(hasText);
}

/** Removes a link from a token, but keeps the punctuation that ends the sentence. */
function withoutLink(token: string): string {
  return LINK.test(token) ? (/[.!?…]+$/.exec(token)?.[0] ?? "") : token;
}

function goesOn(token: string, next: string, before: string | undefined): boolean {
  if (/^["'„“(]*\p{Ll}/u.test(next)) return true;
  const last = /([\p{L}\p{N}.]*)\.$/u.exec(token)?.[1];
  if (last === undefined || last === "" || last.endsWith(".")) return false;
  // Also covers "1. Ask"; a number at the end of a sentence ends it.
  if (/^\d{1,2}$/.test(last)) return before === undefined || BEFORE_ORDINAL.test(before);
  if (/^[ap]\.m$/i.test(last) || last === "I") return false;
  return /^(?:\p{L}\.)*\p{L}$/u.test(last) || ABBREVIATIONS.has(last.toLowerCase());
}

function hasText(sentence: string): boolean {
  return sentence.split(" ").some((token) => !token.startsWith("#") && /[\p{L}\p{N}]/u.test(token));
}
