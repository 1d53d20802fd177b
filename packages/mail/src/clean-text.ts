import { truncateWithEllipsis } from "@takt/text/truncate";

/**
 * Cleans foreign text for a header or a line: no line breaks, no control or bidi characters, at most `max`
 * characters.
 */
export function singleLine(text: string, max: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return truncateWithEllipsis(line, max);
}

/**
 * Cleans foreign text and keeps its line breaks: each line is cleaned, at most one line in a row is empty, and the
 * text has at most `max` characters.
 */
export function multiline(foreign: string, max: number): string {
  const lines = foreign.split(/\r\n?|\n/).map((line) => singleLine(line, max));
  const text = lines.join("\n").replace(/\n{3,}/g, "\n\n");
  return truncateWithEllipsis(text.trim(), max);
}
