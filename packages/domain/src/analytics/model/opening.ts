/** How a post opens: its first sentence asks, or names a number, or does neither. */
export const OPENINGS = ["question", "number", "statement"] as const;
export type Opening = (typeof OPENINGS)[number];

/** Words of the two languages that are numbers; "one" and "ein" are articles as often, so they are left out. */
const NUMBER_WORDS = new Set(
  (
    "two three four five six seven eight nine ten eleven twelve twenty hundred thousand " +
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend"
  ).split(" "),
);

/** Characters that may stand before the text: signs, emoji, and marks of a list, but not the number of a list. */
const LEADING = /^[^\p{L}\p{N}#@]+/u;
const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Returns how a text opens by the first sentence of its first line: a question mark at its end is a question, a number
 * among its words a number. Null for a text without a word.
 */
export function getOpening(text: string): Opening | null {
  const line = text
    .split(/\r?\n/)
    .map((one) => one.replace(LEADING, "").trim())
    .find((one) => one !== "");
  if (line === undefined) return null;
  const sentence = SENTENCES.segment(line).containing(0)!.segment;
  if (/[?？][!?.…"'”“»«)]*\s*$/u.test(sentence)) return "question";
  return hasNumber(sentence) ? "number" : "statement";
}

const hasNumber = (sentence: string): boolean =>
  sentence
    .split(/\s+/)
    .filter((word) => !/^[#@]/.test(word))
    .some(
      (word) => /^[^\p{L}]*\d/u.test(word) || NUMBER_WORDS.has(word.toLowerCase().replace(/[^\p{L}]/gu, "")),
    );
