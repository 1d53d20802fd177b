import { cut } from "./cut";
import { oneLine } from "./one-line";

/** Somebody else's words that have line breaks: each line clean, no more than one empty one, at most `max` long. */
export function manyLines(words: string, max: number): string {
  const lines = words.split(/\r\n?|\n/).map((line) => oneLine(line, max));
  const text = lines.join("\n").replace(/\n{3,}/g, "\n\n");
  return cut(text.trim(), max);
}
