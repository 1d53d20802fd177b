/**
 * A text without the words of an ordered call to action: their author answers for them. Found as loosely as the check
 * looks for them, letters and digits alone; signs around them go only where the call itself has some. Of several places
 * the last.
 */
export function withoutCall(text: string, call: string): string {
  const words = call.match(/[\p{L}\p{N}]+/gu);
  if (!words) return text;
  const before = /^\s*[^\p{L}\p{N}\s]/u.test(call) ? SIGNS : "";
  const after = /[^\p{L}\p{N}\s]\s*$/u.test(call) ? SIGNS : "";
  const ordered = `(?<!${WORD})${before}${words.join("[^\\p{L}\\p{N}]+")}${after}(?!${WORD})`;
  const last = [...text.matchAll(new RegExp(ordered, "giu"))].at(-1);
  // A break, so that what stood around it does not become one phrase.
  return last ? `${text.slice(0, last.index)}\n${text.slice(last.index + last[0].length)}` : text;
}

const WORD = "[\\p{L}\\p{N}]";
const SIGNS = "[^\\p{L}\\p{N}\\s]*";
