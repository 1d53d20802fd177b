const DOUBLE_QUOTES = /[“”„‟«»]/g;
const SINGLE_QUOTES = /[‘’‚‛‹›`´]/g;
const DASHES = /[‐‑‒–—―−]/g;
const SPACE = /\s/;
const WORD = /[\p{L}\p{M}\p{N}]/u;

/**
 * Returns the passage of `text` that matches `quote` word for word, in the text's own spelling; null when there is
 * none. All white space is equal, and so are all quotation marks and all dashes; nothing else is, and no word is cut.
 */
export function findVerbatimQuote(text: string, quote: string): string | null {
  const sought = fold(quote).folded.trim();
  if (sought === "") return null;
  const { folded, at } = fold(text);
  for (let from = folded.indexOf(sought); from >= 0; from = folded.indexOf(sought, from + 1)) {
    const to = from + sought.length;
    if (cutsWord(folded, from) || cutsWord(folded, to)) continue;
    return text.slice(at[from], at[to - 1]! + 1);
  }
  return null;
}

/** Normalizes a text; `at` maps each character of `folded` to its index in `text`. */
function fold(text: string): { folded: string; at: number[] } {
  // Each replacement is one character long: indexes stay valid.
  const alike = text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'").replace(DASHES, "-");
  const at: number[] = [];
  let folded = "";
  for (let i = 0; i < alike.length; i++) {
    const space = SPACE.test(alike[i]!);
    if (space && folded.endsWith(" ")) continue;
    folded += space ? " " : alike[i]!;
    at.push(i);
  }
  return { folded, at };
}

/** Tells whether a word continues across this index. */
function cutsWord(text: string, place: number): boolean {
  return WORD.test(text[place - 1] ?? "") && WORD.test(text[place] ?? "");
}
