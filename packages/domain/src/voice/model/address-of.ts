import { splitSentences } from "./split-sentences";

const CLOSE = /^(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)$/i;
const POLITE = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/;

/**
 * How a German post addresses its readers; null: not at all, or as often the one as the other. A Sie or Ihr that begins
 * a sentence or a quotation may mean "they" or "her" and says nothing.
 */
export function addressOf(text: string): "du" | "sie" | null {
  let [close, polite] = [0, 0];
  for (const sentence of splitSentences(text)) {
    let isBeginning = true;
    for (const token of sentence.split(" ")) {
      const word = token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
      if (CLOSE.test(word)) close += 1;
      else if (POLITE.test(word) && !isBeginning && !/^["'„“»(]/.test(token)) polite += 1;
      if (/\p{L}|\p{N}/u.test(token)) isBeginning = /[:–—(„"»]$/.test(token);
      else if (token !== "") isBeginning = true;
    }
  }
  return close === polite ? null : close > polite ? "du" : "sie";
}
