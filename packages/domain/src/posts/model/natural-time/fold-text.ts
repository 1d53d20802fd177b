import type { TimeLanguage } from "./part";

/** A text as the grammars read it, and where each of its characters stands in the text as it was typed. */
export type FoldedText = { text: string; toTyped: (index: number) => number };

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^\s/u, " "],
  [/^[‐‑‒–—−]/u, "-"],
  [/^[’‘`´]/u, "'"],
  [/^ß/u, "ss"],
];

/**
 * Folds a text: lower case, without accents, with plain spaces, dashes and apostrophes. In German an e after a, o or u is
 * dropped: "NÄCHSTEN", "naechsten" and "nachsten" are one word.
 */
export function foldText(typed: string, language: TimeLanguage): FoldedText {
  let text = "";
  const starts: number[] = [];
  // A character with the accents after it.
  for (const { 0: character, index } of typed.matchAll(/.\p{M}*/gsu)) {
    const folded = foldCharacter(character);
    if (language === "de" && folded === "e" && /[aou]$/.test(text)) continue;
    text += folded;
    for (let unit = 0; unit < folded.length; unit++) starts.push(index);
  }
  return { text, toTyped: (index) => starts[index] ?? typed.length };
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  const plain = PLAIN.find(([pattern]) => pattern.test(lower));
  return plain ? plain[1] : lower.normalize("NFD").replace(/\p{M}/gu, "");
}
