/**
 * Removes the words of a custom call to action, for which their author is responsible. They are matched as loosely
 * as in the check, by letters and digits alone; symbols around them are removed only where the call to action has
 * some. The last occurrence counts.
 */
export function removeCallToAction(text: string, call: string): string {
  const words = call.match(/[\p{L}\p{N}]+/gu);
  if (!words) return text;
  const before = /^\s*[^\p{L}\p{N}\s]/u.test(call) ? SYMBOLS : "";
  const after = /[^\p{L}\p{N}\s]\s*$/u.test(call) ? SYMBOLS : "";
  const ordered = `(?<!${WORD})${before}${words.join("[^\\p{L}\\p{N}]+")}${after}(?!${WORD})`;
  const last = [...text.matchAll(new RegExp(ordered, "giu"))].at(-1);
  // A line break keeps the text before and after from forming one phrase.
  return last ? `${text.slice(0, last.index)}\n${text.slice(last.index + last[0].length)}` : text;
}

const WORD = "[\\p{L}\\p{N}]";
const SYMBOLS = "[^\\p{L}\\p{N}\\s]*";
