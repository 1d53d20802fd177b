const DOUBLE_QUOTES = /[“”„‟«»]/g;
const SINGLE_QUOTES = /[‘’‚‛‹›`´]/g;
const DASHES = /[‐‑‒–—―−]/g;
const SPACE = /\s/;
const WORD = /[\p{L}\p{M}\p{N}]/u;

/**
 * The passage of `text` that `quote` is, as it stands there; null when it does not stand there word for word. Any white
 * space is as good as another, and so is any sign for a quotation mark or a dash; nothing else is, and no word is cut.
 */
export function standsIn(text: string, quote: string): string | null {
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

/** `at`: where each character of `folded` stands in `text`. */
function fold(text: string): { folded: string; at: number[] } {
  // One character for one: places stay what they are.
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

/** Whether a word goes on across this place. */
function cutsWord(text: string, place: number): boolean {
  return WORD.test(text[place - 1] ?? "") && WORD.test(text[place] ?? "");
}
