import { removeLinks } from "@takt/text/links/find-links";
import { readSentences } from "@takt/text/sentences/read-sentences";

const INFORMAL_PRONOUN = /^(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)$/i;
const FORMAL_PRONOUN = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/;

/**
 * Detects how a German post addresses its readers; null when it does not, or does both equally often. A Sie or Ihr at
 * the start of a sentence or a quotation may mean "they" or "her" and is not counted.
 */
export function detectAddressForm(text: string): "du" | "sie" | null {
  let [informal, formal] = [0, 0];
  for (const sentence of readSentences(removeLinks(text))) {
    let isBeginning = true;
    for (const token of sentence.split(/\s+/)) {
      const word = token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
      if (INFORMAL_PRONOUN.test(word)) informal += 1;
      else if (FORMAL_PRONOUN.test(word) && !isBeginning && !/^["'„“»(]/.test(token)) formal += 1;
      if (/\p{L}|\p{N}/u.test(token)) isBeginning = /[:–—(„"»]$/.test(token);
      else if (token !== "") isBeginning = true;
    }
  }
  return informal === formal ? null : informal > formal ? "du" : "sie";
}
