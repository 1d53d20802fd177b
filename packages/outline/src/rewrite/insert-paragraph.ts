import type { ParsedText } from "./parse-text";

/** Inserts `sentences` as a paragraph after the first one, or before the last `retained` sentences. */
export function insertParagraph(
  text: ParsedText,
  sentences: string[],
  where: "after the first" | { beforeLast: number },
): ParsedText {
  if (sentences.length === 0) return text;
  if (where === "after the first") return [...text.slice(0, 1), [sentences], ...text.slice(1)];
  let at = text.length;
  for (let left = where.beforeLast; left > 0 && at > 1; at -= 1) left -= text[at - 1]!.flat().length;
  return [...text.slice(0, at), [sentences], ...text.slice(at)];
}
