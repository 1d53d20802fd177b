import { truncateWithEllipsis } from "@takt/domain/shared/truncate-with-ellipsis";
import { singleLine } from "./single-line";

/**
 * Cleans foreign text and keeps its line breaks: each line is cleaned, at most one line in a row is empty, and the
 * text has at most `max` characters.
 */
export function multiline(foreign: string, max: number): string {
  const lines = foreign.split(/\r\n?|\n/).map((line) => singleLine(line, max));
  const text = lines.join("\n").replace(/\n{3,}/g, "\n\n");
  return truncateWithEllipsis(text.trim(), max);
}
